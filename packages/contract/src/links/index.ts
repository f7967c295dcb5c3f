export * from './linked-parts';
