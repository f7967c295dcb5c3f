import { authCalls } from './auth';
import { chatCalls } from './chat';
import { commentCalls, uploadCalls } from './comments';
import { embedCalls } from './embed';
import { notificationCalls } from './notifications';
import { onboardingCalls } from './onboarding';
import { outlineCalls } from './outlines';
import { projectCalls } from './projects';

export * from './auth';
export * from './call';
export * from './chat';
export * from './comments';
export * from './embed';
export * from './notifications';
export * from './onboarding';
export * from './outlines';
export * from './projects';
export * from './realtime';

/** Every call by area: the server registers routes from it, clients are typed by it. */
export const calls = {
  auth: authCalls,
  projects: projectCalls,
  outlines: outlineCalls,
  ...commentCalls,
  uploads: uploadCalls,
  chat: chatCalls,
  embed: embedCalls,
  notifications: notificationCalls,
  onboarding: onboardingCalls,
};
