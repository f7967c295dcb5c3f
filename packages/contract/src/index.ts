export * from './calls';
export * from './entities';
export * from './limits';
export * from './links';
export * from './notifications';
export * from './rules';
export * from './vocabulary';
export * from './workflow';
