export * from './changes';
export * from './check';
export * from './csv';
export * from './figures';
export * from './performance';
export * from './shared-figures';
export * from './summary';
export * from './types';
