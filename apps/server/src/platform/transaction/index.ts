export type { ContentSource, Fact, FactContent } from './fact';
export * from './transaction';
