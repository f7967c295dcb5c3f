export { checkFile, keepFile } from './chat-file';
export { hideMessage } from './message-changes';
export { seeMessages, sendMessage } from './message-service';
export { openRoom } from './room-service';
export { createRoom, isRoomMember, shareTask } from './room-store';
export { chatRoutes } from './routes';
