export * from './changes';
export * from './check';
export * from './csv';
export * from './figures';
export * from './performance';
export * from './summary';
export * from './types';
