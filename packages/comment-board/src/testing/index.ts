export { buildComment, buildQuote, creator, testId, vendor } from './builders';
export { createMemoryDrafts } from './memory-drafts';
export { createMemoryPort, type MemoryCall, type MemoryPort, type MemoryPortOptions } from './memory-port';
