export { Chat, type ChatProps } from './chat';
export { ChatAvatar } from './chat-avatar';
export { ChatFull, type ChatFullProps } from './chat-full';
export { ChatLauncher, type ChatLauncherProps } from './chat-launcher';
export { ChatListPopup, type ChatListPopupProps } from './chat-list-popup';
export { ChatPanel, type ChatPanelProps } from './chat-panel';
export { ChatRoom, type ChatRoomProps } from './chat-room';
export { ChatRoomList, type ChatRoomListProps } from './chat-room-list';
export { ChatWindow, type ChatWindowProps } from './chat-window';
