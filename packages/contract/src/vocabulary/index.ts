export * from './codes';
export * from './roles';
export * from './task-types';
