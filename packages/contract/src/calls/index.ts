import { acceptanceCalls } from './acceptance';
import { accountCalls } from './account';
import { authCalls } from './auth';
import { briefCalls } from './briefs';
import { joinCalls } from './call';
import { caseReportCalls } from './case-reports';
import { chatCalls } from './chat';
import { commentCalls, uploadCalls } from './comments';
import { copyPhotoCalls, copywritingCalls } from './copywritings';
import { embedCalls } from './embed';
import { exportCalls } from './exports';
import { buildInvitationCalls, invitationCalls } from './invitations';
import { messagingCalls } from './messaging';
import { notificationCalls } from './notifications';
import { onboardingCalls } from './onboarding';
import { outlineCalls } from './outlines';
import { projectCalls } from './projects';
import { scheduleCalls } from './schedules';
import { searchCalls } from './search';
import { socialCalls } from './social';

export * from './account';

import { draftTypeCalls, onePageScriptCalls, scriptCalls, separateScriptCalls } from './scripts';
import { suggestionCalls } from './suggestions';
import { videoCalls, videoUploadCalls } from './videos';
import { worksCalls } from './works';

export * from './acceptance';
export * from './auth';
export * from './briefs';
export * from './call';
export * from './case-reports';
export * from './chat';
export * from './comments';
export * from './copywritings';
export * from './embed';
export * from './exports';
export * from './guides';
export * from './invitations';
export * from './messaging';
export * from './notifications';
export * from './onboarding';
export * from './outlines';
export * from './projects';
export * from './realtime';
export * from './reviews';
export * from './schedules';
export * from './scripts';
export * from './search';
export * from './site';
export * from './social';
export * from './suggestions';
export * from './videos';
export * from './works';

/** Every call by area: the server registers routes from it, clients are typed by it. */
export const calls = joinCalls(commentCalls, {
  auth: authCalls,
  social: socialCalls,
  account: accountCalls,
  projects: projectCalls,
  briefs: briefCalls,
  outlines: outlineCalls,
  draftTypes: draftTypeCalls,
  scripts: scriptCalls,
  separateScripts: separateScriptCalls,
  onePageScripts: onePageScriptCalls,
  copywritings: copywritingCalls,
  copyPhotos: copyPhotoCalls,
  videos: videoCalls,
  videoUploads: videoUploadCalls,
  works: worksCalls,
  caseReports: caseReportCalls,
  schedules: scheduleCalls,
  acceptance: acceptanceCalls,
  suggestions: suggestionCalls,
  exports: exportCalls,
  uploads: uploadCalls,
  chat: chatCalls,
  embed: embedCalls,
  invitations: invitationCalls,
  buildInvitations: buildInvitationCalls,
  notifications: notificationCalls,
  messaging: messagingCalls,
  onboarding: onboardingCalls,
  search: searchCalls,
});
