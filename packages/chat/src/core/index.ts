export type { Changes } from './changes';
export { createChatStore } from './chat-store';
export { type ChatClock, systemClock } from './clock';
export { defaultFileCheck, type FileCheck, isSendable } from './composer';
export { dateTimeOf, dayOf, dayTitle, listTime, timeOf } from './dates';
export type { Finder } from './finder';
export { markdownOf, plainText, type TextBlock, type TextPiece } from './markdown';
export { type MarkedPart, markedParts } from './marked-parts';
export { type ChatMember, type ChatMention, type ChatPage, type PortRoom, speakerOf } from './models';
export {
  type ChatConnection,
  type ChatPort,
  ChatRefusal,
  type ChatStorage,
  type ConnectionHandlers,
  type ConnectionStatus,
  type OutgoingMessage,
  type RoomChannel,
  type RoomHandlers,
  type RoomMember,
  type SendOptions,
  type StoredChat,
} from './port';
export {
  type Attachment,
  type ChatContact,
  type ChatEntry,
  type ChatMessage,
  type ChatMode,
  type ChatRoomItem,
  type ChatState,
  type ChatWindow,
  type Composer,
  type ComposerDraft,
  type Conversation,
  type ConversationLines,
  conversationOf,
  type EntryStatus,
  type FileRefusal,
  fullRoom,
  itemOf,
  type LoadStatus,
  modeOf,
  type QueuedMessage,
  type QuotedMessage,
  type RoomSearch,
  sameLines,
  unseenTotal,
} from './state';
export type { ChatStore, ChatStoreOptions } from './store-api';
