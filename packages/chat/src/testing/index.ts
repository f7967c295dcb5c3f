export { buildContact, buildConversation, buildMessage, buildRoom, uuid } from './builders';
export { createDemoPort, demoNow, demoRooms } from './demo-port';
export { createManualClock, type ManualClock } from './manual-clock';
export { createMemoryPort, type MemoryPort, type MemoryPortOptions, type MemoryRoom } from './memory-port';
export { createMemoryStorage, type MemoryStorage } from './memory-storage';
