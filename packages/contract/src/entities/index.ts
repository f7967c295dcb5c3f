export * from './account';
export * from './chat';
export * from './comment';
export * from './notification';
export * from './onboarding';
export * from './outline';
export * from './project';
export * from './user';
