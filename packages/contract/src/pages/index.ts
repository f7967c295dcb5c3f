export * from './address';
export * from './experience-path';
export * from './is-page';
export * from './paths';
export * from './patterns';
export * from './preview-pages';
export * from './public-pages';
export * from './share-picture';
