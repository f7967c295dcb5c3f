export { ChatListPopup, type ChatListPopupProps } from './list/chat-list-popup';
export { ChatRoomList, type ChatRoomListProps } from './list/chat-room-list';
export { ChatRoom, type ChatRoomProps } from './room/chat-room';
export { Chat, type ChatProps } from './window/chat';
export { ChatAvatar } from './window/chat-avatar';
export { ChatFull, type ChatFullProps } from './window/chat-full';
export { ChatLauncher, type ChatLauncherProps } from './window/chat-launcher';
export { ChatPanel, type ChatPanelProps } from './window/chat-panel';
export { ChatWindow, type ChatWindowProps } from './window/chat-window';
