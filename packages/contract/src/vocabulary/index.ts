export * from './codes';
export * from './onboarding';
export * from './roles';
export * from './task-types';
