export * from './build-modes';
export * from './codes';
export * from './guide';
export * from './onboarding';
export * from './platforms';
export * from './roles';
export * from './task-types';
