import { accountCalls } from './account';
import { authCalls } from './auth';
import { chatCalls } from './chat';
import { outlineCommentCalls, uploadCalls } from './comments';
import { embedCalls } from './embed';
import { notificationCalls } from './notifications';
import { onboardingCalls } from './onboarding';
import { outlineCalls } from './outlines';
import { projectCalls } from './projects';

export * from './account';
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
  account: accountCalls,
  projects: projectCalls,
  outlines: outlineCalls,
  outlineComments: outlineCommentCalls,
  uploads: uploadCalls,
  chat: chatCalls,
  embed: embedCalls,
  notifications: notificationCalls,
  onboarding: onboardingCalls,
};
