export { type ChatStorageOptions, createChatStorage } from './idb-storage';
