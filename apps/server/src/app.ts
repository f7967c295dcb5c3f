import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance } from 'fastify';
import { paths } from './config/paths';
import { siteOf } from './config/site';
import { guardRoutes } from './http/access';
import { createCallRegistry } from './http/call-registry';
import { cleanRequests, literalUrl } from './http/clean-requests';
import { followSite } from './http/current-site';
import { serveEmbed } from './http/embed';
import { handleErrors } from './http/error-handler';
import { serveHealth } from './http/health';
import { readJson } from './http/json-body';
import { type LogStream, logging, logRequests } from './http/log';
import { socketNetwork } from './http/network';
import { serveDocs } from './http/openapi';
import { isOwnRequest } from './http/public-pages/ask-as-guest';
import { createPublicPages } from './http/public-pages/public-pages';
import { serveCrawlers } from './http/public-pages/serve-crawlers';
import { serveSharePictures } from './http/public-pages/serve-share-pictures';
import { setSecurityHeaders } from './http/security-headers';
import { arrivalOptions, cutStalledBodies } from './http/unfinished-bodies';
import { warnOfUnknownProxy } from './http/unknown-proxy';
import { findWebApp, serveWebApp } from './http/web-app';
import { abuseReportRoutes, countWaitingReports } from './modules/abuse-reports';
import { acceptanceRoutes } from './modules/acceptance';
import { accountRoutes, ownDataRoutes } from './modules/account';
import { authRoutes } from './modules/auth';
import { bankRoutes } from './modules/banks';
import { briefRoutes } from './modules/briefs';
import { captionRoutes } from './modules/captions';
import { chatRoutes, isRoomMember } from './modules/chat';
import { claimRoutes } from './modules/claims';
import { createReadOutcomes } from './modules/comment-outcomes';
import { commentRoutes, findTaskOfComment } from './modules/comments';
import { consoleRoutes } from './modules/console';
import { consultationRoutes, countWaitingConsultations } from './modules/consultations';
import { copywritingRoutes } from './modules/copywritings';
import { creatorCardRoutes, publicCardAddresses } from './modules/creator-cards';
import { creatorSearchRoutes } from './modules/creator-search';
import { districtRoutes } from './modules/districts';
import { evidenceRoutes } from './modules/evidence';
import { exportRoutes } from './modules/exports';
import { feeStatementRoutes } from './modules/fee-statements';
import { guestReviewRoutes } from './modules/guest-reviews';
import { guideRoutes } from './modules/guides';
import { incomeStatementRoutes } from './modules/income-statements';
import { followRegistration, invitationRoutes } from './modules/invitations';
import { messagingRoutes } from './modules/messaging';
import { notificationRoutes } from './modules/notifications';
import { onboardingRoutes } from './modules/onboarding';
import { operationRoutes } from './modules/operations';
import { outlineRoutes } from './modules/outlines';
import { findPartner, partnerRoutes } from './modules/partners';
import { performanceRoutes } from './modules/performance';
import { projectChangeRoutes } from './modules/project-changes';
import { projectEndRoutes } from './modules/project-end';
import { projectRoutes } from './modules/project-overview';
import { countQuestioned, platformProposalRoutes, proposalRoutes } from './modules/proposals';
import { ratingRoutes } from './modules/ratings';
import { realtimeRoutes } from './modules/realtime';
import { reminderRoutes } from './modules/reminders';
import { caseReportRoutes, countReportVersions, isReportAccepted } from './modules/reports';
import { versionRoutes } from './modules/reviews';
import { rewardItemRoutes } from './modules/reward-items';
import { countWaitingRewards, platformRewardRoutes, rewardRoutes } from './modules/rewards';
import { scheduleRoutes } from './modules/schedules';
import { scriptRoutes } from './modules/scripts';
import { searchRoutes } from './modules/search';
import { pictureLinkRoutes, serviceDataRoutes } from './modules/service-data';
import {
  contentAddresses,
  opensPreview,
  platformContentRoutes,
  siteContentRoutes,
  siteDetails,
} from './modules/site-content';
import { openProviders, socialRoutes } from './modules/social';
import { suggestionRoutes } from './modules/suggestions';
import { traceRoutes } from './modules/trace';
import { fileRoutes, uploadRoutes } from './modules/uploads';
import { videoFileRoutes, videoRoutes } from './modules/videos';
import { worksRoutes } from './modules/works';
import { type Realtime, serveRealtime } from './platform/broadcast';
import { serveOutbox } from './platform/mail/outbox-page';
import { hasLocalProviders, serveLocalProviders } from './platform/openid';
import type { Platform } from './platform/platform';

/** Bytes of the largest JSON body: the longest outline, three bytes per character. */
const bodyLimit = 2_500_000;

/** Bytes of a form's body: only sign-in providers and channel authorisation send forms. */
const formBodyLimit = 64_000;

/** Assembles the whole server, without listening. */
export async function buildApp(
  platform: Platform,
  realtime: Realtime,
  { webFolder = paths.web, logStream }: { webFolder?: string; logStream?: LogStream } = {},
): Promise<FastifyInstance> {
  const { db, env } = platform;
  const app = fastify({
    ...logging(env, logStream),
    bodyLimit,
    ...arrivalOptions,
    // Only these proxies may set X-Forwarded-For.
    trustProxy: env.TRUSTED_PROXIES,
    routerOptions: { maxParamLength: 300 },
    rewriteUrl: literalUrl,
  });
  const web = findWebApp(webFolder, realtime.browsers);

  logRequests(app);
  warnOfUnknownProxy(app, env);
  cutStalledBodies(app);
  await setSecurityHeaders(app, env, web?.inlineScripts ?? []);
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(rateLimit, { global: false, allowList: isOwnRequest });
  await app.register(cookie);
  await app.register(formbody, { bodyLimit: formBodyLimit });
  // Each call that takes files sets its own limits when it reads the body.
  await app.register(multipart, { throwFileSizeLimit: false });

  cleanRequests(app);
  guardRoutes(app, platform);
  handleErrors(app);
  readJson(app);

  const calls = createCallRegistry(app, platform, { isRoomMember, findTaskOfComment });
  authRoutes(calls, platform, { follow: followRegistration });
  const local = hasLocalProviders(env) ? await serveLocalProviders(app, env) : null;
  socialRoutes(app, calls, platform, openProviders(env, local));
  accountRoutes(calls, platform);
  projectRoutes(calls);
  projectChangeRoutes(calls, platform);
  briefRoutes(calls);
  scheduleRoutes(calls);
  outlineRoutes(calls);
  scriptRoutes(app, calls, platform);
  copywritingRoutes(calls);
  videoRoutes(calls, platform);
  captionRoutes(calls, platform);
  guestReviewRoutes(app, calls, platform);
  worksRoutes(calls);
  caseReportRoutes(calls);
  ratingRoutes(calls);
  performanceRoutes(app, calls, platform);
  reminderRoutes(calls);
  acceptanceRoutes(calls);
  commentRoutes(calls, {
    countVersions: countReportVersions,
    isAccepted: isReportAccepted,
    readOutcomes: createReadOutcomes(),
  });
  suggestionRoutes(calls);
  claimRoutes(calls);
  traceRoutes(calls, platform);
  versionRoutes(calls);
  exportRoutes(app, platform);
  evidenceRoutes(app, calls, platform);
  uploadRoutes(calls, platform);
  fileRoutes(app, platform);
  videoFileRoutes(app, platform);
  ownDataRoutes(app, platform);
  serviceDataRoutes(calls, platform);
  pictureLinkRoutes(app, platform);
  chatRoutes(calls, platform, realtime.broadcaster);
  invitationRoutes(calls, platform);
  projectEndRoutes(calls);
  proposalRoutes(app, calls, platform);
  platformProposalRoutes(app, calls, platform);
  creatorCardRoutes(calls, platform);
  creatorSearchRoutes(calls, platform);
  rewardItemRoutes(calls);
  incomeStatementRoutes(app, platform);
  feeStatementRoutes(app, calls, platform);
  rewardRoutes(calls, platform);
  platformRewardRoutes(app, calls, platform);
  consoleRoutes(app, calls, platform, {
    consultations: countWaitingConsultations,
    rewards: countWaitingRewards,
    abuse: countWaitingReports,
    proposals: countQuestioned,
  });
  notificationRoutes(calls);
  messagingRoutes(calls, platform);
  onboardingRoutes(calls);
  guideRoutes(app, platform);
  searchRoutes(calls);
  siteContentRoutes(calls);
  platformContentRoutes(calls, platform);
  bankRoutes(calls);
  districtRoutes(calls);
  consultationRoutes(calls, platform);
  operationRoutes(calls, platform);
  abuseReportRoutes(calls, platform);
  partnerRoutes(calls, platform);
  realtimeRoutes(app, { db, realtime });

  await serveRealtime(app, realtime, socketNetwork(env));
  serveHealth(app, platform);
  if (env.NODE_ENV !== 'production') serveOutbox(app, platform);
  await serveDocs(app);
  serveEmbed(app, { db, webFolder, realtime: realtime.browsers, findPartner });
  const origin = env.APP_URL;
  const findSite = followSite(web?.page ?? '', () => siteDetails(db, siteOf(env)));
  const pages = web && createPublicPages(app, { folder: web.folder, findSite, origin });
  const records = async () => [...(await contentAddresses(db)), ...(await publicCardAddresses(db))];
  serveCrawlers(app, { pages, origin, builtAt: web?.builtAt ?? new Date(), records });
  serveSharePictures(app, pages);
  await serveWebApp(app, web, { findSite, pages, opensPreview: (token) => opensPreview(db, token, platform.clock()) });
  return app;
}
