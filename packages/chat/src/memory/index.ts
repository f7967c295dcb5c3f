export { createMemoryPort, type MemoryPort, type MemoryPortOptions, type MemoryRoom } from './memory-port';
export { createMemoryStorage, type MemoryStorage } from './memory-storage';
