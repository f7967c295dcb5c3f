export { sendMessage } from './message-service';
export { openRoom } from './room-service';
export { createRoom, isRoomMember, shareProject } from './room-store';
export { chatRoutes } from './routes';
