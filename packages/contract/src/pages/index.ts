export * from './address';
export * from './is-page';
export * from './paths';
export * from './patterns';
export * from './public-pages';
