export * from './email';
export * from './files';
export * from './link';
export * from './messages';
export * from './password';
export * from './phone';
export type { Message } from './result';
export * from './text';
export * from './time-index';
