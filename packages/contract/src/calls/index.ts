import { accountCalls } from './account';
import { authCalls } from './auth';
import { chatCalls } from './chat';
import { outlineCommentCalls, uploadCalls } from './comments';
import { embedCalls } from './embed';
import { buildInvitationCalls, invitationCalls } from './invitations';
import { notificationCalls } from './notifications';
import { onboardingCalls } from './onboarding';
import { outlineCalls } from './outlines';
import { projectCalls } from './projects';
import { searchCalls } from './search';

export * from './account';
export * from './auth';
export * from './call';
export * from './chat';
export * from './comments';
export * from './embed';
export * from './invitations';
export * from './notifications';
export * from './onboarding';
export * from './outlines';
export * from './projects';
export * from './realtime';
export * from './search';

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
  invitations: invitationCalls,
  buildInvitations: buildInvitationCalls,
  notifications: notificationCalls,
  onboarding: onboardingCalls,
  search: searchCalls,
};
