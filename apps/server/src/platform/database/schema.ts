export * from '../../modules/auth/schema';
export * from '../../modules/comments/schema';
export * from '../../modules/outlines/schema';
export * from '../../modules/projects/schema';
export * from '../../modules/steps/schema';
export * from '../../modules/uploads/schema';
export * from '../idempotency/schema';
export * from '../mail/schema';
