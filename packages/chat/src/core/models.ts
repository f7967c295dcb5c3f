import type * as contract from '@paidang/contract/entities';

/** Somebody in a room: who wrote a message, or can be mentioned in one. */
export interface ChatMember {
  uuid: string;
  name: string;
  avatar?: string | null | undefined;
  /** Gives their messages the colour of that role; without one they have none. */
  role?: contract.ChatContact['role'] | undefined;
}

/** A member whose name stands in a text, after an @. */
export type ChatMention = Pick<ChatMember, 'uuid' | 'name'>;

type Essential = 'message_uuid' | 'text' | 'is_sender' | 'created_at';

/** A message. A port has to give its id, its words, whose it is and when it was sent; all else may be left out. */
export interface ChatMessage
  extends Pick<contract.ChatMessage, Essential>,
    Partial<Omit<contract.ChatMessage, Essential>> {
  /** Who wrote it, in a group. Not needed for one's own. */
  sender?: ChatMember | undefined;
  /** Who is mentioned: their names are marked in the text. */
  mentions?: readonly ChatMention[] | undefined;
}

/** The other side of a room. In a group it is the group itself: its name and picture. */
export interface ChatContact extends Omit<contract.ChatContact, 'role'>, Pick<ChatMember, 'role'> {}

/** A room in the list. */
export interface ChatRoomItem extends Omit<contract.ChatRoomItem, 'contact'> {
  contact: ChatContact;
  /** Makes the room a group: everybody in it but oneself. */
  members?: readonly ChatMember[] | undefined;
  /** Who wrote its last message, in a group. */
  last_sender?: string | undefined;
}

/** A room as a port gives it: its id and its contact's are enough. */
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

/** The same room with what a port may leave out. */
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

/** Who wrote a message of somebody else. */
export const speakerOf = ({ sender }: Pick<ChatMessage, 'sender'>, contact: ChatContact): ChatMember =>
  sender ?? contact;

/** Whether somebody is on the other side of this room. */
export const isOther = (room: ChatRoomItem | undefined, uuid: string): boolean =>
  room?.members ? room.members.some((member) => member.uuid === uuid) : room?.contact.uuid === uuid;
