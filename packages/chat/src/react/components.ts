import { type ComponentType, createContext, type ReactNode, type RefObject, useContext } from 'react';
import type { ChatContact, ChatEntry, ChatRoomItem } from '../core';

/** Props of a message with everything around its bubble. */
export interface ChatMessageProps {
  room: string;
  entry: ChatEntry;
  /** The other side. */
  contact: ChatContact;
  /** In a popup. */
  compact: boolean;
  /** Whether a group of messages by one speaker starts here. */
  startsGroup: boolean;
  /** Whether it ends here. */
  endsGroup: boolean;
  /** Whether the time is to be shown: once a minute. */
  showsTime: boolean;
  /** Whether it is the last of one's own that the other side has read. */
  lastSeen: boolean;
  /** Whether its words are being edited: ours shows a field then. */
  editing: boolean;
  /** Whether it is under the pointer or has the focus, so that buttons are wanted. */
  attended: boolean;
  /** Whether Tab may stop at its buttons: only in the row the arrow keys are at. */
  active: boolean;
  /** Shows its picture at full size. */
  onOpenPicture: (entry: ChatEntry) => void;
  /** Goes to another message, such as the quoted one. */
  onJump: (uuid: string) => void;
}

/** Props of the part that shows what a message says. */
export type ChatBubbleProps = Pick<
  ChatMessageProps,
  'room' | 'entry' | 'contact' | 'compact' | 'onOpenPicture' | 'onJump'
>;

/** Props of the part that shows a message's file or picture. */
export type ChatAttachmentProps = Pick<ChatMessageProps, 'entry' | 'compact' | 'onOpenPicture'>;

/** Props of the part in which one writes. */
export interface ChatComposerProps {
  room: string;
  contact: ChatContact;
  compact: boolean;
  /** For the field: it gets the focus when the room is opened and when a message is answered. */
  fieldRef: RefObject<HTMLTextAreaElement | null>;
}

/** Props of the head of a room. */
export interface ChatHeaderProps {
  /** `undefined` until the rooms are loaded. */
  item: ChatRoomItem | undefined;
  compact: boolean;
  /** Before the name: the way back to the list. */
  before?: ReactNode;
  /** What the host says of the room. */
  subtitle?: ReactNode;
  /** The buttons of the window. */
  children?: ReactNode;
}

/** Props of the part that shows a contact's picture. */
export interface ChatAvatarPictureProps {
  contact: Pick<ChatContact, 'name' | 'avatar' | 'online'>;
  /** Diameter in px. */
  size: number;
  /** Shows whether the contact is online. @default false */
  presence?: boolean;
}

/** Props of the line between two days. */
export interface ChatDateDividerProps {
  /** When the first message of the day was sent. */
  instant: string;
  compact: boolean;
}

/** Props of what a room without messages shows. */
export interface ChatEmptyStateProps {
  contact: ChatContact;
}

/** The parts of the chat that a host may draw itself. */
export interface ChatComponents {
  /** A message with all that is beside it: avatar, bubble, time, state, buttons. The article around it, its place and its keys stay. */
  Message: ComponentType<ChatMessageProps>;
  /** What a message says. */
  Bubble: ComponentType<ChatBubbleProps>;
  /** The picture or file of a message. */
  Attachment: ComponentType<ChatAttachmentProps>;
  /** Where a message is written. Files dropped on the room are attached whatever is here. */
  Composer: ComponentType<ChatComposerProps>;
  /** The head of a room. */
  Header: ComponentType<ChatHeaderProps>;
  /** The picture of the other side, beside their name everywhere. */
  Avatar: ComponentType<ChatAvatarPictureProps>;
  /** Before the first message of a day. */
  DateDivider: ComponentType<ChatDateDividerProps>;
  /** Before the first unread message. */
  UnreadDivider: ComponentType<Pick<ChatDateDividerProps, 'compact'>>;
  /** A room without messages. */
  EmptyState: ComponentType<ChatEmptyStateProps>;
}

export const noComponents: Partial<ChatComponents> = {};

export const ComponentsContext = createContext(noComponents);

/** The parts the host draws itself. */
export const useChatComponents = (): Partial<ChatComponents> => useContext(ComponentsContext);
