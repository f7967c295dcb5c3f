export type { ChatPort, ChatStorage, ChatStore } from './core';
export { type ChatLabels, defaultLabels } from './labels';
export {
  ChatProvider,
  type ChatProviderProps,
  type ComposerControls,
  type Room,
  type Rooms,
  useChat,
  useChatLabels,
  useChatStore,
  useChatWindows,
  useComposer,
  useFullRoom,
  useRoom,
  useRoomSearch,
  useRooms,
  useUnseenTotal,
} from './react';
export { type ChatStorageOptions, createChatStorage } from './storage';
export {
  Chat,
  ChatAvatar,
  ChatFull,
  type ChatFullProps,
  ChatLauncher,
  type ChatLauncherProps,
  ChatListPopup,
  type ChatListPopupProps,
  ChatPanel,
  type ChatPanelProps,
  type ChatProps,
  ChatRoom,
  ChatRoomList,
  type ChatRoomListProps,
  type ChatRoomProps,
  ChatWindow,
  type ChatWindowProps,
} from './views';
