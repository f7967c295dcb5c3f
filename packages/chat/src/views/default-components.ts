import type { ChatComponents } from '../react';
import { ChatComposer } from './composer/composer';
import { AvatarPicture } from './parts/contact-avatar';
import { Attachment } from './room/attachment';
import { Bubble } from './room/bubble';
import { EmptyRoom } from './room/chat-room';
import { DateDivider, UnreadDivider } from './room/dividers';
import { Message } from './room/message';
import { ContactHeader } from './room/room-header';

/**
 * The default parts of the chat, to be wrapped by custom ones.
 *
 * @example
 * const components = { Bubble: (props) => <Framed><defaultComponents.Bubble {...props} /></Framed> };
 */
export const defaultComponents: ChatComponents = {
  Message,
  Bubble,
  Attachment,
  Composer: ChatComposer,
  Header: ContactHeader,
  Avatar: AvatarPicture,
  DateDivider,
  UnreadDivider,
  EmptyState: EmptyRoom,
};
