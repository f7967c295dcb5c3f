import * as routes from '../routes';
import type { BoardArea } from '../steps';
import { abuseReportSchemas, platformAbuseReportSchemas } from './abuse-reports';
import { acceptanceSchemas } from './acceptance';
import { accountSchemas } from './account';
import { auditSchemas } from './audit';
import { authSchemas } from './auth';
import { bankSchemas } from './banks';
import { briefSchemas } from './briefs';
import { withSchemas } from './call';
import { captionSchemas } from './captions';
import { caseReportSchemas } from './case-reports';
import { chatSchemas } from './chat';
import { claimSchemas } from './claims';
import {
  type BoardCalls,
  briefCommentSchemas,
  copyCommentSchemas,
  outlineCommentSchemas,
  reportCommentSchemas,
  scriptCommentSchemas,
  videoCommentSchemas,
  worksCommentSchemas,
} from './comments';
import { consoleSchemas } from './console';
import { consultationSchemas, platformConsultationSchemas } from './consultations';
import { copyPhotoSchemas, copywritingSchemas } from './copywritings';
import { creatorCardSchemas } from './creator-cards';
import { creatorListSchemas, creatorSchemas, platformCreatorSchemas } from './creators';
import { districtSchemas } from './districts';
import { embedSchemas } from './embed';
import { evidenceSchemas } from './evidence';
import { exportSchemas } from './exports';
import { feeStatementSchemas } from './fee-statements';
import { guestLinkSchemas, guestReviewSchemas } from './guest-reviews';
import { incomeStatementSchemas, platformIncomeStatementSchemas } from './income-statements';
import { buildInvitationSchemas, invitationSchemas } from './invitations';
import { messagingSchemas } from './messaging';
import { notificationSchemas } from './notifications';
import { nudgeSchemas } from './nudges';
import { onboardingSchemas } from './onboarding';
import { announcementSchemas, healthSchemas, platformAccountSchemas } from './operations';
import { outlineSchemas } from './outlines';
import { performanceSchemas } from './performance';
import { projectSchemas } from './projects';
import { platformProposalSchemas, proposalCommentSchemas, proposalSchemas } from './proposals';
import { ratingSchemas } from './ratings';
import { rewardItemSchemas } from './reward-items';
import { platformRewardSchemas, rewardSchemas } from './rewards';
import { scheduleSchemas } from './schedules';
import { draftTypeSchemas, onePageScriptSchemas, scriptSchemas, separateScriptSchemas } from './scripts';
import { searchSchemas } from './search';
import { serviceDataSchemas } from './service-data';
import { platformContentSchemas, siteContentSchemas } from './site-content';
import { socialSchemas } from './social';
import { suggestionSchemas } from './suggestions';
import { traceSchemas } from './trace';
import { uploadSchemas } from './uploads';
import { versionSchemas } from './versions';
import { videoSchemas, videoUploadSchemas } from './videos';
import { worksSchemas } from './works';

export { exportPath } from '../routes/account';
export * from '../routes/embed';
export * from '../routes/envelope';
export * from '../routes/errors';
export { evidenceKeysPath } from '../routes/evidence';
export * from '../routes/guides';
export * from '../routes/realtime';
export * from '../routes/route';
export { servicePicturePath } from '../routes/service-data';
export { ProfileChange } from './account';
export type { AuditFilter } from './audit';
export { Credentials, InvitedSession, Registration, Session, SocialRegistration } from './auth';
export type { Call, CallSchemas, Calls } from './call';
export type { BoardCalls, CommentDraft } from './comments';
export { ConsultationForm } from './consultations';
export type { CardDraft } from './creator-cards';
export type { CreatorFilter, NewProject } from './creators';
export { EmbedSession, PartnerSlug } from './embed';
export { ExportFormat, exportFormats, RemarksFormat, SpreadsheetFormat, SummaryFormat } from './exports';
export type { NewGuestLink } from './guest-reviews';
export { type Letter, ProjectDraft } from './invitations';
export type { PerformanceFilter, PerformanceOrder } from './performance';
export { ProjectFacts, TaskDraft } from './projects';
export type { MoveCalls, ReviewCalls } from './reviews';
export { AiDraftEvent } from './scripts';
export { SearchResults } from './search';
export { ArrivedSession } from './social';

export const abuseReportCalls = withSchemas(routes.abuseReportRoutes, abuseReportSchemas);
export const platformAbuseReportCalls = withSchemas(routes.platformAbuseReportRoutes, platformAbuseReportSchemas);
export const platformAccountCalls = withSchemas(routes.platformAccountRoutes, platformAccountSchemas);
export const healthCalls = withSchemas(routes.healthRoutes, healthSchemas);
export const announcementCalls = withSchemas(routes.announcementRoutes, announcementSchemas);
export const acceptanceCalls = withSchemas(routes.acceptanceRoutes, acceptanceSchemas);
export const accountCalls = withSchemas(routes.accountRoutes, accountSchemas);
export const auditCalls = withSchemas(routes.auditRoutes, auditSchemas);
export const authCalls = withSchemas(routes.authRoutes, authSchemas);
export const bankCalls = withSchemas(routes.bankRoutes, bankSchemas);
export const briefCalls = withSchemas(routes.briefRoutes, briefSchemas);
export const captionCalls = withSchemas(routes.captionRoutes, captionSchemas);
export const caseReportCalls = withSchemas(routes.caseReportRoutes, caseReportSchemas);
export const chatCalls = withSchemas(routes.chatRoutes, chatSchemas);
export const claimCalls = withSchemas(routes.claimRoutes, claimSchemas);
export const briefCommentCalls = withSchemas(routes.briefCommentRoutes, briefCommentSchemas);
export const copyCommentCalls = withSchemas(routes.copyCommentRoutes, copyCommentSchemas);
export const outlineCommentCalls = withSchemas(routes.outlineCommentRoutes, outlineCommentSchemas);
export const scriptCommentCalls = withSchemas(routes.scriptCommentRoutes, scriptCommentSchemas);
export const traceCalls = withSchemas(routes.traceRoutes, traceSchemas);
export const uploadCalls = withSchemas(routes.uploadRoutes, uploadSchemas);
export const videoCommentCalls = withSchemas(routes.videoCommentRoutes, videoCommentSchemas);
export const reportCommentCalls = withSchemas(routes.reportCommentRoutes, reportCommentSchemas);
export const worksCommentCalls = withSchemas(routes.worksCommentRoutes, worksCommentSchemas);
export const consoleCalls = withSchemas(routes.consoleRoutes, consoleSchemas);
export const consultationCalls = withSchemas(routes.consultationRoutes, consultationSchemas);
export const platformConsultationCalls = withSchemas(routes.platformConsultationRoutes, platformConsultationSchemas);
export const copyPhotoCalls = withSchemas(routes.copyPhotoRoutes, copyPhotoSchemas);
export const copywritingCalls = withSchemas(routes.copywritingRoutes, copywritingSchemas);
export const creatorCardCalls = withSchemas(routes.creatorCardRoutes, creatorCardSchemas);
export const creatorCalls = withSchemas(routes.creatorRoutes, creatorSchemas);
export const platformCreatorCalls = withSchemas(routes.platformCreatorRoutes, platformCreatorSchemas);
export const creatorListCalls = withSchemas(routes.creatorListRoutes, creatorListSchemas);
export const districtCalls = withSchemas(routes.districtRoutes, districtSchemas);
export const embedCalls = withSchemas(routes.embedRoutes, embedSchemas);
export const evidenceCalls = withSchemas(routes.evidenceRoutes, evidenceSchemas);
export const exportCalls = withSchemas(routes.exportRoutes, exportSchemas);
export const feeStatementCalls = withSchemas(routes.feeStatementRoutes, feeStatementSchemas);
export const guestLinkCalls = withSchemas(routes.guestLinkRoutes, guestLinkSchemas);
export const guestReviewCalls = withSchemas(routes.guestReviewRoutes, guestReviewSchemas);
export const incomeStatementCalls = withSchemas(routes.incomeStatementRoutes, incomeStatementSchemas);
export const platformIncomeStatementCalls = withSchemas(
  routes.platformIncomeStatementRoutes,
  platformIncomeStatementSchemas,
);
export const buildInvitationCalls = withSchemas(routes.buildInvitationRoutes, buildInvitationSchemas);
export const invitationCalls = withSchemas(routes.invitationRoutes, invitationSchemas);
export const messagingCalls = withSchemas(routes.messagingRoutes, messagingSchemas);
export const notificationCalls = withSchemas(routes.notificationRoutes, notificationSchemas);
export const nudgeCalls = withSchemas(routes.nudgeRoutes, nudgeSchemas);
export const onboardingCalls = withSchemas(routes.onboardingRoutes, onboardingSchemas);
export const outlineCalls = withSchemas(routes.outlineRoutes, outlineSchemas);
export const performanceCalls = withSchemas(routes.performanceRoutes, performanceSchemas);
export const projectCalls = withSchemas(routes.projectRoutes, projectSchemas);
export const platformProposalCalls = withSchemas(routes.platformProposalRoutes, platformProposalSchemas);
export const platformProposalCommentCalls = withSchemas(routes.platformProposalCommentRoutes, proposalCommentSchemas);
export const proposalCalls = withSchemas(routes.proposalRoutes, proposalSchemas);
export const proposalCommentCalls = withSchemas(routes.proposalCommentRoutes, proposalCommentSchemas);
export const ratingCalls = withSchemas(routes.ratingRoutes, ratingSchemas);
export const rewardItemCalls = withSchemas(routes.rewardItemRoutes, rewardItemSchemas);
export const rewardCalls = withSchemas(routes.rewardRoutes, rewardSchemas);
export const platformRewardCalls = withSchemas(routes.platformRewardRoutes, platformRewardSchemas);
export const scheduleCalls = withSchemas(routes.scheduleRoutes, scheduleSchemas);
export const draftTypeCalls = withSchemas(routes.draftTypeRoutes, draftTypeSchemas);
export const onePageScriptCalls = withSchemas(routes.onePageScriptRoutes, onePageScriptSchemas);
export const scriptCalls = withSchemas(routes.scriptRoutes, scriptSchemas);
export const separateScriptCalls = withSchemas(routes.separateScriptRoutes, separateScriptSchemas);
export const searchCalls = withSchemas(routes.searchRoutes, searchSchemas);
export const serviceDataCalls = withSchemas(routes.serviceDataRoutes, serviceDataSchemas);
export const siteContentCalls = withSchemas(routes.siteContentRoutes, siteContentSchemas);
export const platformContentCalls = withSchemas(routes.platformContentRoutes, platformContentSchemas);
export const socialCalls = withSchemas(routes.socialRoutes, socialSchemas);
export const suggestionCalls = withSchemas(routes.suggestionRoutes, suggestionSchemas);
export const versionCalls = withSchemas(routes.versionRoutes, versionSchemas);
export const videoCalls = withSchemas(routes.videoRoutes, videoSchemas);
export const videoUploadCalls = withSchemas(routes.videoUploadRoutes, videoUploadSchemas);
export const worksCalls = withSchemas(routes.worksRoutes, worksSchemas);

/** The calls of the comment boards, by area. */
export const commentCalls = {
  briefComments: briefCommentCalls,
  outlineComments: outlineCommentCalls,
  scriptComments: scriptCommentCalls,
  copyComments: copyCommentCalls,
  videoComments: videoCommentCalls,
  worksComments: worksCommentCalls,
  reportComments: reportCommentCalls,
} satisfies Record<BoardArea, BoardCalls>;

/** Every call by area. The server registers its routes from it; clients take their types from it. */
export const calls = {
  ...commentCalls,
  auth: authCalls,
  social: socialCalls,
  account: accountCalls,
  console: consoleCalls,
  serviceData: serviceDataCalls,
  projects: projectCalls,
  briefs: briefCalls,
  outlines: outlineCalls,
  draftTypes: draftTypeCalls,
  scripts: scriptCalls,
  separateScripts: separateScriptCalls,
  onePageScripts: onePageScriptCalls,
  copywritings: copywritingCalls,
  copyPhotos: copyPhotoCalls,
  versions: versionCalls,
  videos: videoCalls,
  videoUploads: videoUploadCalls,
  guestLinks: guestLinkCalls,
  guestReviews: guestReviewCalls,
  works: worksCalls,
  captions: captionCalls,
  caseReports: caseReportCalls,
  ratings: ratingCalls,
  rewardItems: rewardItemCalls,
  performance: performanceCalls,
  rewards: rewardCalls,
  platformRewards: platformRewardCalls,
  schedules: scheduleCalls,
  feeStatements: feeStatementCalls,
  incomeStatements: incomeStatementCalls,
  platformIncomeStatements: platformIncomeStatementCalls,
  proposals: proposalCalls,
  proposalComments: proposalCommentCalls,
  platformProposals: platformProposalCalls,
  platformProposalComments: platformProposalCommentCalls,
  acceptance: acceptanceCalls,
  suggestions: suggestionCalls,
  claims: claimCalls,
  trace: traceCalls,
  exports: exportCalls,
  evidence: evidenceCalls,
  uploads: uploadCalls,
  consultations: consultationCalls,
  platformConsultations: platformConsultationCalls,
  abuseReports: abuseReportCalls,
  platformAbuseReports: platformAbuseReportCalls,
  platformAccounts: platformAccountCalls,
  health: healthCalls,
  announcements: announcementCalls,
  audit: auditCalls,
  chat: chatCalls,
  embed: embedCalls,
  invitations: invitationCalls,
  buildInvitations: buildInvitationCalls,
  notifications: notificationCalls,
  nudges: nudgeCalls,
  messaging: messagingCalls,
  onboarding: onboardingCalls,
  search: searchCalls,
  siteContent: siteContentCalls,
  platformContent: platformContentCalls,
  banks: bankCalls,
  districts: districtCalls,
  creatorCard: creatorCardCalls,
  creators: creatorCalls,
  creatorLists: creatorListCalls,
  platformCreators: platformCreatorCalls,
};
