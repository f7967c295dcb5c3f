export {
  createMemoryPort,
  createMemoryStorage,
  type MemoryPort,
  type MemoryPortOptions,
  type MemoryRoom,
  type MemoryStorage,
} from '../memory';
export { buildContact, buildConversation, buildMessage, buildRoom, uuid } from './builders';
export { createDemoPort, demoNow, demoRooms } from './demo-port';
export { createManualClock, type ManualClock } from './manual-clock';
