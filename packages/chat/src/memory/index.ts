export { createMemoryPort, type MemoryPort, type MemoryPortOptions } from './memory-port';
export type { MemoryRoom } from './memory-rooms';
export { createMemoryStorage, type MemoryStorage } from './memory-storage';
