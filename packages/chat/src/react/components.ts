import { type ComponentType, createContext, type ReactNode, type RefObject, useContext } from 'react';
import type { ChatContact, ChatEntry, ChatRoomItem } from '../core';

/** Props of a message, including everything around its bubble. */
export interface ChatMessageProps {
  room: string;
  entry: ChatEntry;
  /** The other side. */
  contact: ChatContact;
  /** Whether it is shown in a popup. */
  compact: boolean;
  /** Whether a group of messages by one sender starts here. */
  startsGroup: boolean;
  /** Whether the group ends here. */
  endsGroup: boolean;
  /** Whether to show the time: once per minute. */
  showsTime: boolean;
  /** Whether it is the last own message the other side has read. */
  lastSeen: boolean;
  /** Whether it is being edited: the default message shows a field then. */
  editing: boolean;
  /** Whether it is hovered or focused, so that its buttons should be shown. */
  attended: boolean;
  /** Whether its buttons are Tab stops: only in the row selected by the arrow keys. */
  active: boolean;
  /** Opens its picture at full size. */
  onOpenPicture: (entry: ChatEntry) => void;
  /** Goes to another message, such as the quoted one. */
  onJump: (uuid: string) => void;
}

/** Props of the content of a message. */
export type ChatBubbleProps = Pick<
  ChatMessageProps,
  'room' | 'entry' | 'contact' | 'compact' | 'onOpenPicture' | 'onJump'
>;

/** Props of a message's file or picture. */
export type ChatAttachmentProps = Pick<ChatMessageProps, 'entry' | 'compact' | 'onOpenPicture'>;

/** Props of the composer. */
export interface ChatComposerProps {
  room: string;
  contact: ChatContact;
  compact: boolean;
  /** For the field: it is focused when the room is opened and when replying to a message. */
  fieldRef: RefObject<HTMLTextAreaElement | null>;
}

/** Props of a room's header. */
export interface ChatHeaderProps {
  /** `undefined` until the rooms are loaded. */
  item: ChatRoomItem | undefined;
  compact: boolean;
  /** Before the name: the button back to the list. */
  before?: ReactNode;
  /** Status text from the host. */
  subtitle?: ReactNode;
  /** Buttons of the window. */
  children?: ReactNode;
}

/** Props of a contact's picture. */
export interface ChatAvatarPictureProps {
  contact: Pick<ChatContact, 'name' | 'avatar' | 'online'>;
  /** Diameter in px. */
  size: number;
  /** Shows whether the contact is online. @default false */
  presence?: boolean;
}

/** Props of the divider between two days. */
export interface ChatDateDividerProps {
  /** When the first message of the day was sent. */
  instant: string;
  compact: boolean;
}

/** Props of the content of a room without messages. */
export interface ChatEmptyStateProps {
  contact: ChatContact;
}

/** Parts of the chat that a host can replace. */
export interface ChatComponents {
  /**
   * A message with everything next to it: avatar, bubble, time, state, buttons. The article around it, its position and keys
   * stay.
   */
  Message: ComponentType<ChatMessageProps>;
  /** Content of a message. */
  Bubble: ComponentType<ChatBubbleProps>;
  /** The picture or file of a message. */
  Attachment: ComponentType<ChatAttachmentProps>;
  /** The composer. Files dropped on the room are attached, whatever this part renders. */
  Composer: ComponentType<ChatComposerProps>;
  /** Header of a room. */
  Header: ComponentType<ChatHeaderProps>;
  /** Picture of the other side, next to their name everywhere. */
  Avatar: ComponentType<ChatAvatarPictureProps>;
  /** Before the first message of a day. */
  DateDivider: ComponentType<ChatDateDividerProps>;
  /** Before the first unread message. */
  UnreadDivider: ComponentType<Pick<ChatDateDividerProps, 'compact'>>;
  /** Content of a room without messages. */
  EmptyState: ComponentType<ChatEmptyStateProps>;
}

export const noComponents: Partial<ChatComponents> = {};

export const ComponentsContext = createContext(noComponents);

/** Parts replaced by the host. */
export const useChatComponents = (): Partial<ChatComponents> => useContext(ComponentsContext);
