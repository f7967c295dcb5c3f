export {
  type ChatAttachmentProps,
  type ChatAvatarPictureProps,
  type ChatBubbleProps,
  type ChatComponents,
  type ChatComposerProps,
  type ChatDateDividerProps,
  type ChatEmptyStateProps,
  type ChatHeaderProps,
  type ChatMessageProps,
  useChatComponents,
} from './components';
export {
  type ComposerControls,
  type Room,
  type Rooms,
  useChat,
  useChatWindows,
  useComposer,
  useFullRoom,
  useLines,
  useRestoredRooms,
  useRoom,
  useRoomSearch,
  useRooms,
  useUnseenTotal,
  useWords,
} from './hooks';
export { ChatProvider, type ChatProviderProps, useChatLabels, useChatStore } from './provider';
export { useToday } from './use-today';
