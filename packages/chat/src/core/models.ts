import type * as contract from '@paidang/contract/entities';

/** A person in a room: the sender of a message, or a member to mention. */
export interface ChatMember {
  uuid: string;
  name: string;
  avatar?: string | null | undefined;
  /** Role, which determines the colour of their messages; without one they have none. */
  role?: contract.ChatContact['role'] | undefined;
}

/** A member whose name is in a text, after an @. */
export type ChatMention = Pick<ChatMember, 'uuid' | 'name'>;

type Essential = 'message_uuid' | 'text' | 'is_sender' | 'created_at';

/** A message. A port has to provide its id, text, sender and time; everything else is optional. */
export interface ChatMessage
  extends Pick<contract.ChatMessage, Essential>,
    Partial<Omit<contract.ChatMessage, Essential>> {
  /** Sender of the message, in a group. Not needed for own messages. */
  sender?: ChatMember | undefined;
  /** Mentioned members: their names are marked in the text. */
  mentions?: readonly ChatMention[] | undefined;
}

/** The other side of a room. In a group it is the group itself: its name and picture. */
export interface ChatContact extends Omit<contract.ChatContact, 'role'>, Pick<ChatMember, 'role'> {}

/** A room in the list. */
export interface ChatRoomItem extends Omit<contract.ChatRoomItem, 'contact'> {
  contact: ChatContact;
  /** Makes the room a group: all members except the user. */
  members?: readonly ChatMember[] | undefined;
  /** Sender of the last message, in a group. */
  last_sender?: string | undefined;
}

/** A room as returned by a port: its id and contact are enough. */
export interface PortRoom
  extends Pick<ChatRoomItem, 'chatroom_uuid'>,
    Partial<Omit<ChatRoomItem, 'chatroom_uuid' | 'contact'>> {
  contact: Pick<ChatContact, 'uuid' | 'name'> & Partial<ChatContact>;
}

/** A page of messages. */
export interface ChatPage {
  messages: readonly ChatMessage[];
  /** Number of the last page. */
  last_page: number;
}

/** Fills in what a port may omit. */
export const completeRoom = (room: PortRoom): ChatRoomItem => ({
  unseen_count: 0,
  text: '',
  kind: 'text',
  is_sender: false,
  created_at: null,
  active: true,
  ...room,
  contact: { avatar: null, online: false, ...room.contact },
});

/** Sender of another person's message. */
export const speakerOf = ({ sender }: Pick<ChatMessage, 'sender'>, contact: ChatContact): ChatMember =>
  sender ?? contact;

/** Whether a person is on the other side of this room. */
export const isOther = (room: ChatRoomItem | undefined, uuid: string): boolean =>
  room?.members ? room.members.some((member) => member.uuid === uuid) : room?.contact.uuid === uuid;
