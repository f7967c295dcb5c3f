export * from './transaction';
