import { type Call, calls, channels, commentCalls, errorCodes } from '@paidang/contract/calls';
import { emptyReport } from '@paidang/contract/report';
import { emptyBrief, emptyWork } from '@paidang/contract/rules';
import { type StaffRole, staffRoles } from '@paidang/contract/vocabulary';
import { eq } from 'drizzle-orm';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp, type TestRequest } from '../../test/build-app';
import { paragraph, wordFile } from '../../test/documents/word-files';
import { pictureFile } from '../../test/factories/files';
import { createProject, type TestProject } from '../../test/factories/projects';
import { createStaff, type TestStaff } from '../../test/factories/staff';
import { createUser, type TestUser } from '../../test/factories/users';
import { createRoom, openRoom } from '../modules/chat';
import { openBoard, sendComment } from '../modules/comments';
import { findTaskMembership } from '../modules/membership';
import { outlines } from '../modules/outlines';
import { insertActivity, listPlatforms } from '../modules/projects';
import { projects, tasks } from '../modules/projects/schema';
import { authorizeChannel } from '../modules/realtime/channels';
import { sendVersion } from '../modules/reviews';
import { openConsoleSession, openSession, openSuperSession } from '../modules/sessions';
import { sessions } from '../modules/sessions/schema';
import { findStep, setUpTask } from '../modules/steps';
import type { CurrentAccount } from '../modules/users';
import { hashToken } from '../platform/token/token';
import { accessTarget, guardRoutes } from './access';

let server: TestApp;
let ours: TestProject;
let theirs: TestProject;
let ids: {
  room: string;
  comment: string;
  platform: string;
  /** The outline of our task. */
  step: string;
  stranger: TestUser;
  strangeCreator: TestUser;
  /** Has another task of our project. */
  otherCreator: TestUser;
  /** Had a task of our project. */
  formerCreator: TestUser;
  /** Has chatted with our vendor, but shares no project with anybody. */
  chatPartner: TestUser;
  staff: Record<StaffRole, TestStaff>;
  otherTask: string;
};

const all = Object.entries(calls).flatMap(([area, group]) =>
  Object.entries<Call>(group).map(([name, call]) => ({ name: `${area}.${name}`, call })),
);

beforeAll(async () => {
  server = await buildTestApp();
  ours = await createProject(server.transact);
  theirs = await createProject(server.transact);
  const { task, vendor, creator } = ours;
  const stranger = await createUser(server.transact, { role: 'Vendor' });
  const strangeCreator = await createUser(server.transact, { role: 'Creator' });
  const [otherCreator, formerCreator, chatPartner] = [
    await createUser(server.transact, { role: 'Creator', name: '別的創作者' }),
    await createUser(server.transact, { role: 'Creator' }),
    await createUser(server.transact, { role: 'Creator' }),
  ];
  const staff = {
    content: await createStaff(server.transact, { roles: ['content'] }),
    support: await createStaff(server.transact, { roles: ['support'] }),
    money: await createStaff(server.transact, { roles: ['money'] }),
  };
  ids = await server.transact(async (tx) => {
    const more = { projectId: ours.project.id, type: 'video' as const, roundsAgreed: 2, fee: 12_345 };
    const platforms = [{ title: 'YouTube', kind: 'post' as const }];
    const other = await setUpTask(tx, { ...more, platforms, position: 1, title: '另一支', creatorId: otherCreator.id });
    const former = await setUpTask(tx, {
      ...more,
      platforms,
      position: 2,
      title: '第三支',
      creatorId: formerCreator.id,
    });
    await openRoom(tx, vendor.id, formerCreator.id);
    await tx.db.update(tasks).set({ creatorId: null }).where(eq(tasks.id, former.id));
    await createRoom(tx.db, vendor.id, chatPartner.id, tx.now);
    const membership = (await findTaskMembership(tx.db, task.id, creator.id))!;
    const at = { membership, user: creator };
    await sendVersion(tx, { ...at, kind: outlines }, { content: '<p>第一版</p>', revision: 0 });
    const comment = await sendComment(tx, await openBoard(tx, '030', at), { message: '好', quote: null, images: [] });
    const room = await openRoom(tx, vendor.id, creator.id);
    const [platform] = await listPlatforms(tx.db, [task.id]);
    const step = await findStep(tx.db, task.id, '030');
    const people = { stranger, strangeCreator, otherCreator, formerCreator, chatPartner, staff };
    return {
      room,
      comment: comment.message_id,
      platform: platform!.id,
      step: step!.id,
      otherTask: other.id,
      ...people,
    };
  });
});
afterAll(() => server.close());

const segment = () => ({
  script_uuid: ids.comment,
  title: '',
  start: null,
  end: null,
  picture: null,
  text: '',
  narration: '',
});

/** The closing report of a platform. */
const report = () => ({ task: ours.task.id, url_uid: ids.platform });

/** Calls for the moves that every reviewed step has. */
const moves = (area: string, params = () => ({ task: ours.task.id })): Record<string, () => TestRequest> => ({
  [`${area}.finalise`]: () => ({ params: params(), body: { version: 1 } }),
  [`${area}.accept`]: () => ({ params: params(), body: { version: 1 } }),
  [`${area}.requestChanges`]: () => ({ params: params(), body: { version: 1, summary: '再改' } }),
  [`${area}.reopen`]: () => ({ params: params(), body: { version: 1, reason: '漏看了' } }),
  [`${area}.requestReopen`]: () => ({ params: params(), body: { version: 1, reason: '漏看了' } }),
  [`${area}.agreeReopen`]: () => ({ params: params(), body: { version: 1 } }),
  [`${area}.withdrawReopen`]: () => ({ params: params(), body: { version: 1 } }),
  [`${area}.declineReopen`]: () => ({ params: params(), body: { version: 1 } }),
  [`${area}.unlock`]: () => ({ params: params(), body: {} }),
  [`${area}.archive`]: () => ({ params: params(), body: {} }),
  [`${area}.recover`]: () => ({ params: params(), body: {} }),
});

/** The calls of a step that each platform has separately. */
const platformStep = (area: string, content: object): Record<string, () => TestRequest> => {
  const params = () => ({ task: ours.task.id, platform: ids.platform });
  return {
    [`${area}.view`]: () => ({ params: params() }),
    [`${area}.version`]: () => ({ params: { ...params(), version: 1 } }),
    [`${area}.store`]: () => ({ params: params(), body: { content, is_draft: true, revision: 0 } }),
    ...moves(area, params),
  };
};
/** The calls of the boards. */
function boardRequests(): Record<string, () => TestRequest> {
  const place = () => ({ task: ours.task.id, script: 'all', platform: ours.project.id });
  const rows = Object.entries<Record<string, Call>>(commentCalls).flatMap(([area, board]) =>
    Object.entries(board).map(([name, call]) => {
      const make = (): TestRequest => {
        const all: Record<string, string> = { ...place(), message: ids.comment };
        const used = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, param = '']) => [param, all[param] ?? '']);
        const body = { task_uuid: ours.task.id, message: '嗨', status: true, version: 1 };
        return { params: Object.fromEntries(used), ...(call.body ? { body } : {}) };
      };
      return [`${area}.${name}`, make] as const;
    }),
  );
  return Object.fromEntries(rows);
}

/** The calls of a proposal's board. */
const proposalBoard = (area: string): Record<string, () => TestRequest> => {
  const params = () => ({ proposal: ids.comment });
  const one = () => ({ ...params(), message: ids.comment });
  return {
    [`${area}.list`]: () => ({ params: params() }),
    [`${area}.send`]: () => ({ params: params(), body: { message: '嗨' } }),
    [`${area}.replies`]: () => ({ params: one() }),
    [`${area}.edit`]: () => ({ params: one(), body: { message: '嗨' } }),
    [`${area}.remove`]: () => ({ params: one() }),
    [`${area}.setProcessed`]: () => ({ params: one(), body: { status: true } }),
  };
};

/** A valid request for every call; a call without a row here fails its test. */
const requests: Record<string, () => TestRequest> = {
  'auth.register': () => ({ body: {} }),
  'auth.login': () => ({ body: {} }),
  'auth.logout': () => ({}),
  'auth.checkToken': () => ({}),
  'auth.checkEmailRepeat': () => ({ body: {} }),
  'auth.verifyEmail': () => ({ params: { token: 'a'.repeat(43) } }),
  'auth.resendVerification': () => ({ body: {} }),
  'auth.forgotPassword': () => ({ body: {} }),
  'auth.checkResetToken': () => ({ params: { token: 'a'.repeat(43) } }),
  'auth.resetPassword': () => ({ params: { token: 'a'.repeat(43) }, body: {} }),
  'auth.superLogin': () => ({ params: { code: 'a'.repeat(43) } }),
  'social.providers': () => ({}),
  'social.google': () => ({}),
  'social.googleCallback': () => ({ query: { state: 'x' } }),
  'social.line': () => ({}),
  'social.lineCallback': () => ({ query: { state: 'x' } }),
  'social.autoLogin': () => ({ body: { token: 'a'.repeat(43) } }),
  'social.pending': () => ({ params: { token: 'a'.repeat(43) } }),
  'social.register': () => ({ body: {} }),
  'social.link': () => ({ body: { token: 'a'.repeat(43), password: 'x' } }),
  'social.identities': () => ({}),
  'social.startGoogle': () => ({ body: { url: '/profile/security' } }),
  'social.startLine': () => ({ body: { url: '/profile/notify' } }),
  'social.bindGoogle': () => ({ body: { token: 'a'.repeat(43) } }),
  'social.bindLine': () => ({ body: { token: 'a'.repeat(43) } }),
  'social.unbindGoogle': () => ({}),
  'account.profile': () => ({}),
  'account.updateProfile': () => ({ body: {} }),
  'account.setAvatar': () => ({ body: {} }),
  'account.removeAvatar': () => ({}),
  'account.changePassword': () => ({ body: {} }),
  'account.sessions': () => ({}),
  'account.revokeSession': () => ({ params: { session: ids.comment } }),
  'account.revokeOtherSessions': () => ({}),
  'account.exportData': () => ({ body: {} }),
  'account.deleteAccount': () => ({ body: {} }),
  'account.company': () => ({ params: { id: ours.vendor.id } }),
  'account.keepAccount': () => ({}),
  'projects.list': () => ({}),
  'projects.get': () => ({ params: { project: ours.project.id } }),
  'projects.tasks': () => ({ params: { project: ours.project.id } }),
  'projects.activities': () => ({ params: { project: ours.project.id } }),
  'projects.change': () => ({ params: { project: ours.project.id }, body: { name: '甲', brand: '乙', product: '丙' } }),
  'projects.addTasks': () => ({ params: { project: ours.project.id }, body: { type: 'video', title: '開箱' } }),
  'projects.taskChanges': () => ({ params: { task: ours.task.id } }),
  'projects.removeTask': () => ({ params: { task: ours.task.id } }),
  'projects.previewPlatforms': () => ({ params: { task: ours.task.id }, body: { platforms: [] } }),
  'projects.changePlatforms': () => ({ params: { task: ours.task.id }, body: { platforms: [], seen: '' } }),
  'versions.name': () => ({ params: { task: ours.task.id, step: ids.step, version: 1 }, body: { name: '初稿' } }),
  'projects.duplicate': () => ({ params: { project: ours.project.id }, body: { name: '再一次' } }),
  'projects.archive': () => ({ params: { project: ours.project.id } }),
  'projects.unarchive': () => ({ params: { project: ours.project.id } }),
  'projects.invitations': () => ({ params: { project: ours.project.id } }),
  'projects.close': () => ({ params: { project: ours.project.id } }),
  'projects.cancel': () => ({ params: { project: ours.project.id }, body: { reason: '檔期撞期' } }),
  'projects.agreeToCancel': () => ({ params: { project: ours.project.id, cancellation: ids.comment } }),
  'projects.declineToCancel': () => ({
    params: { project: ours.project.id, cancellation: ids.comment },
    body: { reason: '快拍完了' },
  }),
  'projects.withdrawCancel': () => ({ params: { project: ours.project.id, cancellation: ids.comment } }),
  'outlines.view': () => ({ params: { task: ours.task.id } }),
  'outlines.version': () => ({ params: { task: ours.task.id, version: 1 } }),
  'outlines.store': () => ({
    params: { task: ours.task.id },
    body: { content: '<p>二</p>', is_draft: true, revision: 0 },
  }),
  ...moves('outlines'),
  'briefs.view': () => ({ params: { task: ours.task.id } }),
  'briefs.version': () => ({ params: { task: ours.task.id, version: 1 } }),
  'briefs.store': () => ({
    params: { task: ours.task.id },
    body: { content: emptyBrief, is_draft: true, revision: 0 },
  }),
  'briefs.confirm': () => ({ params: { task: ours.task.id }, body: { version: 1 } }),
  'briefs.withdraw': () => ({ params: { task: ours.task.id }, body: { version: 1 } }),
  'briefs.archive': () => ({ params: { task: ours.task.id }, body: {} }),
  'briefs.recover': () => ({ params: { task: ours.task.id }, body: {} }),
  'copywritings.list': () => ({ params: { task: ours.task.id } }),
  ...platformStep('copywritings', { mode: 'post', text: '<p>文案</p>' }),
  ...platformStep('copyPhotos', { photos: [] }),
  'guestLinks.list': () => ({ params: { task: ours.task.id } }),
  'guestLinks.make': () => ({
    params: { task: ours.task.id },
    body: { title: '給總監', version: null, may_comment: true, days: 7 },
  }),
  'guestLinks.address': () => ({ params: { task: ours.task.id, link: ids.comment } }),
  'guestLinks.revoke': () => ({ params: { task: ours.task.id, link: ids.comment } }),
  'guestReviews.knock': () => ({ body: { token: 'a'.repeat(43) } }),
  'guestReviews.enter': () => ({ body: { token: 'a'.repeat(43), name: '訪客' } }),
  'guestReviews.view': () => ({ body: { pass: 'a'.repeat(43) } }),
  'guestReviews.copy': () => ({ body: { pass: 'a'.repeat(43) } }),
  'guestReviews.comment': () => ({ body: { pass: 'a'.repeat(43), message: '好' } }),
  'works.view': () => ({ params: { task: ours.task.id } }),
  'works.unlock': () => ({ params: { task: ours.task.id }, body: {} }),
  'works.store': () => ({
    params: { task: ours.task.id, platform: ids.platform },
    body: { content: emptyWork, is_draft: true, revision: 0 },
  }),
  'works.pass': () => ({ params: { task: ours.task.id, platform: ids.platform }, body: { number: 1 } }),
  'works.fail': () => ({
    params: { task: ours.task.id, platform: ids.platform },
    body: { number: 1, reason: '連結打不開' },
  }),
  'works.markChanged': () => ({
    params: { task: ours.task.id, platform: ids.platform },
    body: { number: 1, reason: '貼文不見了' },
  }),
  'caseReports.list': () => ({ params: { task: ours.task.id } }),
  'caseReports.summary': () => ({ params: { task: ours.task.id } }),
  'caseReports.exportSummary': () => ({ params: { task: ours.task.id }, query: { format: 'csv' } }),
  'caseReports.exportVersion': () => ({ params: { ...report(), version: 1 } }),
  'caseReports.request': () => ({ params: { task: ours.task.id }, body: {} }),
  'caseReports.save': () => ({ params: report(), body: { content: emptyReport('video'), revision: 0 } }),
  'caseReports.provide': () => ({ params: report(), body: { content: emptyReport('video'), revision: 0 } }),
  'caseReports.open': () => ({ params: report(), body: { number: 1 } }),
  'caseReports.requestUpdate': () => ({
    params: report(),
    body: { number: 1, parts: ['likes'], reason: '少了一位數' },
  }),
  'caseReports.accept': () => ({ params: report(), body: { number: 1 } }),
  'creatorCard.own': () => ({}),
  'creatorCard.save': () => ({ body: { content: { categories: [] }, revision: 0 } }),
  'creatorCard.preview': () => ({ query: { as: 'vendors' } }),
  'creatorCard.publish': () => ({ body: { level: 'vendors', is_adult: true } }),
  'creatorCard.unpublish': () => ({}),
  'creatorCard.works': () => ({}),
  'creatorCard.askConsent': () => ({ params: { task: ours.task.id } }),
  'creatorCard.consent': () => ({ params: { task: ours.task.id } }),
  'creatorCard.answerConsent': () => ({ params: { task: ours.task.id }, body: { is_given: true } }),
  'creators.find': () => ({}),
  'creators.facets': () => ({}),
  'creators.compare': () => ({ query: { ids: ids.strangeCreator.id } }),
  'creators.get': () => ({ params: { creator: ids.strangeCreator.id } }),
  'creators.getPublic': () => ({ params: { creator: ids.strangeCreator.id } }),
  'creators.invite': () => ({
    params: { creator: ids.strangeCreator.id },
    body: { into: { kind: 'project', project_uuid: ours.project.id } },
  }),
  'platformCreators.find': () => ({}),
  'creatorLists.list': () => ({}),
  'creatorLists.create': () => ({ body: { name: '冬夜香氛枕' } }),
  'creatorLists.get': () => ({ params: { list: ids.comment } }),
  'creatorLists.rename': () => ({ params: { list: ids.comment }, body: { name: '週年慶候選' } }),
  'creatorLists.remove': () => ({ params: { list: ids.comment } }),
  'creatorLists.put': () => ({ params: { list: ids.comment, creator: ids.strangeCreator.id }, body: {} }),
  'creatorLists.take': () => ({ params: { list: ids.comment, creator: ids.strangeCreator.id } }),
  'ratings.get': () => ({ params: { task: ours.task.id } }),
  'ratings.send': () => ({ body: { task_uuid: ours.task.id, type: 'copartner', answers: {} } }),
  'ratings.skip': () => ({ body: { task_uuid: ours.task.id, type: 'website' } }),
  'rewardItems.list': () => ({}),
  'rewardItems.unclaimed': () => ({}),
  'rewardItems.invitationStatus': () => ({ query: { email: 'new@paidang.test' } }),
  'schedules.get': () => ({ params: { task: ours.task.id } }),
  'schedules.histories': () => ({ params: { task: ours.task.id } }),
  'schedules.propose': () => ({
    params: { task: ours.task.id },
    body: { content: { dates: {}, note: '' }, is_draft: true, number: 0, revision: 0 },
  }),
  'schedules.counter': () => ({
    params: { task: ours.task.id },
    body: { content: { dates: {}, note: '' }, number: 1, revision: 0 },
  }),
  'schedules.open': () => ({ params: { task: ours.task.id }, body: { number: 1 } }),
  'schedules.confirm': () => ({ params: { task: ours.task.id }, body: { number: 1 } }),
  'schedules.decline': () => ({ params: { task: ours.task.id }, body: { number: 1 } }),
  'schedules.recall': () => ({ params: { task: ours.task.id }, body: { number: 1 } }),
  'schedules.shift': () => ({
    params: { task: ours.task.id },
    body: { column: 'outline.except_date', days: 1, number: 1 },
  }),
  'acceptance.view': () => ({ params: { task: ours.task.id } }),
  'acceptance.export': () => ({ params: { task: ours.task.id }, query: { format: 'docx' } }),
  'draftTypes.get': () => ({ params: { task: ours.task.id } }),
  'draftTypes.choose': () => ({ params: { task: ours.task.id }, body: { script_type: 'multi' } }),
  'scripts.view': () => ({ params: { task: ours.task.id } }),
  'scripts.version': () => ({ params: { task: ours.task.id, version: 1 } }),
  'scripts.draft': () => ({ params: { task: ours.task.id } }),
  'scripts.store': () => ({ body: { task_uuid: ours.task.id, scripts: [], is_draft: true, revision: 0 } }),
  'scripts.order': () => ({ body: { task_uuid: ours.task.id, script_uuid: [], revision: 0 } }),
  'scripts.retime': () => ({
    params: { task: ours.task.id, script: ids.comment },
    body: { start: 0, end: 5, sync: true, revision: 0 },
  }),
  'scripts.remove': () => ({ body: { task_uuid: ours.task.id, delete_script_uuid: ids.comment, revision: 0 } }),
  'scripts.recoverSegments': () => ({
    body: { task_uuid: ours.task.id, script_uuid: [ids.comment], revision: 0 },
  }),
  'scripts.deleted': () => ({ params: { task: ours.task.id } }),
  'scripts.importWord': () => ({ body: { task_uuid: ours.task.id } }),
  'scripts.imageFile': () => ({ body: { task_uuid: ours.task.id } }),
  'scripts.export': () => ({ params: { task: ours.task.id, version: 1 }, query: { format: 'pdf' } }),
  ...moves('scripts'),
  'separateScripts.list': () => ({ params: { task: ours.task.id } }),
  'separateScripts.get': () => ({ params: { task: ours.task.id } }),
  'separateScripts.store': () => ({ body: { task_uuid: ours.task.id, script: segment(), revision: 0 } }),
  'separateScripts.update': () => ({
    params: { script: ids.comment },
    body: { task_uuid: ours.task.id, script: segment(), revision: 0 },
  }),
  'separateScripts.remove': () => ({
    params: { script: ids.comment },
    body: { task_uuid: ours.task.id, revision: 0 },
  }),
  'onePageScripts.view': () => ({ params: { task: ours.task.id } }),
  'onePageScripts.version': () => ({ params: { task: ours.task.id, version: 1 } }),
  'onePageScripts.draft': () => ({ params: { task: ours.task.id } }),
  'onePageScripts.store': () => ({
    body: { task_uuid: ours.task.id, description: '<p>一</p>', is_draft: true, revision: 0 },
  }),
  'onePageScripts.restore': () => ({ params: { task: ours.task.id, version: 1 }, body: { revision: 0 } }),
  'onePageScripts.remove': () => ({ params: { task: ours.task.id } }),
  'onePageScripts.aiGenerate': () => ({ params: { task: ours.task.id }, body: { revision: 0 } }),
  'onePageScripts.export': () => ({ params: { task: ours.task.id, version: 1 }, query: { format: 'docx' } }),
  ...moves('onePageScripts'),
  'suggestions.list': () => ({ params: { task: ours.task.id, function: '030' } }),
  'suggestions.send': () => ({
    params: { task: ours.task.id, function: '030' },
    body: { quote: { selectedText: '第一版', start: 0, end: 3, version: 1 }, replacement: '初版' },
  }),
  'suggestions.accept': () => ({ params: { task: ours.task.id, function: '030', suggestion: ids.comment } }),
  'suggestions.reject': () => ({ params: { task: ours.task.id, function: '030', suggestion: ids.comment } }),
  'suggestions.reopen': () => ({ params: { task: ours.task.id, function: '030', suggestion: ids.comment } }),
  'suggestions.remove': () => ({ params: { task: ours.task.id, function: '030', suggestion: ids.comment } }),
  'evidence.get': () => ({ params: { project: ours.project.id } }),
  'evidence.capsule': () => ({ params: { project: ours.project.id } }),
  'claims.list': () => ({ params: { task: ours.task.id, function: '030' } }),
  'claims.answer': () => ({
    params: { task: ours.task.id, function: '030' },
    body: { claim: 'C17:消除皺紋', text: '消除皺紋', reason: '有測試報告' },
  }),
  'claims.withdraw': () => ({ params: { task: ours.task.id, function: '030', answer: ids.comment } }),
  'trace.view': () => ({ params: { task: ours.task.id } }),
  'trace.mark': () => ({
    params: { task: ours.task.id, function: '030' },
    body: { requirement_uuid: ids.comment, version: 1, is_met: true },
  }),
  'trace.withdraw': () => ({ params: { task: ours.task.id, function: '030', mark: ids.comment } }),
  'exports.remarks': () => ({ params: { task: ours.task.id, version: 1 }, query: { format: 'csv' } }),
  'exports.changes': () => ({
    params: { task: ours.task.id, function: '030', version: 1 },
    query: { format: 'csv' },
  }),
  'exports.version': () => ({
    params: { task: ours.task.id, function: '030', version: 1 },
    query: { format: 'docx' },
  }),
  ...boardRequests(),
  'uploads.commentImage': () => ({ body: { task_uuid: ours.task.id } }),
  'uploads.images': () => ({ body: { task_uuid: ours.task.id } }),
  'videos.view': () => ({ params: { task: ours.task.id } }),
  'videos.version': () => ({ params: { task: ours.task.id, version: 1 } }),
  'videos.store': () => ({
    params: { task: ours.task.id },
    body: { content: { video_uuid: ids.comment, note: '' }, is_draft: true, revision: 0 },
  }),
  'videos.download': () => ({ params: { task: ours.task.id, version: 1 }, body: { file: 'film' } }),
  ...moves('videos'),
  'captions.view': () => ({ params: { task: ours.task.id, video: ids.comment } }),
  'captions.keep': () => ({ params: { task: ours.task.id, video: ids.comment } }),
  'captions.remove': () => ({ params: { task: ours.task.id, video: ids.comment } }),
  'videoUploads.upload': () => ({ body: { task_uuid: ours.task.id, url: 'https://example.com/film.mp4' } }),
  'videoUploads.unsent': () => ({ params: { task: ours.task.id } }),
  'videoUploads.cover': () => ({ params: { task: ours.task.id, video: ids.comment }, body: { at: null } }),
  'videoUploads.confirm': () => ({ params: { task: ours.task.id, video: ids.comment }, body: {} }),
  'videoUploads.cancel': () => ({ params: { task: ours.task.id, video: ids.comment } }),
  'chat.rooms': () => ({}),
  'chat.roomOfContact': () => ({ params: { contact: ours.vendor.id } }),
  'chat.messages': () => ({ params: { chatroom: ids.room } }),
  'chat.search': () => ({ params: { chatroom: ids.room }, query: { q: '嗨' } }),
  'chat.send': () => ({ params: { chatroom: ids.room }, body: { text: '嗨' } }),
  'chat.edit': () => ({ params: { chatroom: ids.room, chat_message: ids.comment }, body: { text: '嗨' } }),
  'chat.unsend': () => ({ params: { chatroom: ids.room, chat_message: ids.comment } }),
  'chat.react': () => ({ params: { chatroom: ids.room, chat_message: ids.comment }, body: { emoji: null } }),
  'chat.seen': () => ({ params: { chatroom: ids.room } }),
  'embed.session': () => ({ body: { partner: 'shop', token: 'a.b.c'.padEnd(40, 'x') } }),
  'consultations.send': () => ({ body: {} }),
  'abuseReports.reportMessage': () => ({
    params: { chatroom: ids.room, chat_message: ids.comment },
    body: { reason: 'other' },
  }),
  'abuseReports.reportComment': () => ({ params: { message: ids.comment }, body: { reason: 'other' } }),
  'platformAbuseReports.list': () => ({}),
  'platformAbuseReports.get': () => ({ params: { report: ids.comment } }),
  'platformAbuseReports.decide': () => ({ params: { report: ids.comment }, body: { decision: 'nothing' } }),
  'platformAccounts.list': () => ({}),
  'platformAccounts.get': () => ({ params: { account: ids.comment } }),
  'platformAccounts.signOut': () => ({ params: { account: ids.comment }, body: { reason: '本人要求' } }),
  'platformAccounts.suspend': () => ({ params: { account: ids.comment }, body: { reason: '詐騙' } }),
  'platformAccounts.unsuspend': () => ({ params: { account: ids.comment }, body: { reason: '誤判' } }),
  'platformAccounts.superLogin': () => ({ params: { account: ids.comment }, body: { reason: '協助排除問題' } }),
  'health.get': () => ({}),
  'health.mails': () => ({}),
  'health.retryMail': () => ({ params: { entry: ids.comment } }),
  'health.lineMessages': () => ({}),
  'health.retryLineMessage': () => ({ params: { entry: ids.comment } }),
  'announcements.list': () => ({}),
  'announcements.send': () => ({ body: { uuid: ids.comment, text: '維護', audience: 'all' } }),
  'audit.list': () => ({}),
  'audit.choices': () => ({}),
  'audit.export': () => ({}),
  'platformConsultations.list': () => ({}),
  'platformConsultations.get': () => ({ params: { consultation: ids.comment } }),
  'platformConsultations.take': () => ({ params: { consultation: ids.comment }, body: { from: null } }),
  'platformConsultations.answer': () => ({ params: { consultation: ids.comment }, body: { text: '好' } }),
  'platformConsultations.note': () => ({ params: { consultation: ids.comment }, body: { note: '' } }),
  'platformConsultations.close': () => ({ params: { consultation: ids.comment } }),
  'platformConsultations.reopen': () => ({ params: { consultation: ids.comment } }),
  'invitations.list': () => ({}),
  'invitations.get': () => ({ params: { invitation: ids.comment } }),
  'invitations.validate': () => ({ body: { email_token: 'a'.repeat(43), task_uuid: ours.task.id } }),
  'invitations.register': () => ({ body: {} }),
  'invitations.send': () => ({ params: { task: ours.task.id }, body: { email: 'new@paidang.test' } }),
  'invitations.join': () => ({ params: { invitation: ids.comment }, body: {} }),
  'invitations.reject': () => ({ params: { invitation: ids.comment }, body: {} }),
  'invitations.rejectByLink': () => ({ body: { email_token: 'a'.repeat(43) } }),
  'invitations.resend': () => ({ params: { invitation: ids.comment } }),
  'invitations.revoke': () => ({ params: { invitation: ids.comment } }),
  'buildInvitations.send': () => ({ body: { email: 'new@paidang.test' } }),
  'buildInvitations.validate': () => ({
    body: { email_token: 'a'.repeat(43), project_build_invitation_uuid: ids.comment },
  }),
  'buildInvitations.register': () => ({ body: {} }),
  'buildInvitations.reject': () => ({ params: { invitation: ids.comment }, body: { notification_uuid: ids.comment } }),
  'buildInvitations.open': () => ({ body: {} }),
  'notifications.list': () => ({}),
  'notifications.read': () => ({ params: { notification: ids.comment } }),
  'notifications.readAll': () => ({}),
  'notifications.readPlace': () => ({ body: { path: '/invitation', comments: false } }),
  'performance.overview': () => ({}),
  'performance.rows': () => ({ query: { group: 'creator' } }),
  'performance.export': () => ({ query: { format: 'csv' } }),
  'rewards.list': () => ({}),
  'rewards.get': () => ({ params: { reward: ids.comment } }),
  'rewards.preview': () => ({ body: { reward_items: [ids.comment] } }),
  'rewards.send': () => ({ body: {} }),
  'rewards.withdraw': () => ({ params: { reward: ids.comment } }),
  'rewards.sendAgain': () => ({ params: { reward: ids.comment }, body: {} }),
  'console.login': () => ({ body: {} }),
  'console.secondFactor': () => ({ body: {} }),
  'console.setPassword': () => ({ params: { token: 'a'.repeat(43) }, body: {} }),
  'console.session': () => ({}),
  'console.logout': () => ({}),
  'console.changePassword': () => ({ body: {} }),
  'console.sessions': () => ({}),
  'console.revokeSession': () => ({ params: { session: ids.comment } }),
  'console.revokeOtherSessions': () => ({}),
  'console.authenticator': () => ({}),
  'console.offerAuthenticator': () => ({}),
  'console.replaceAuthenticator': () => ({ body: {} }),
  'console.renewRecoveryCodes': () => ({ body: {} }),
  'console.notices': () => ({}),
  'console.readNotice': () => ({ params: { notification: ids.comment } }),
  'console.waiting': () => ({}),
  'platformRewards.list': () => ({}),
  'platformRewards.get': () => ({ params: { reward: ids.comment } }),
  'platformRewards.linkPicture': () => ({ params: { reward: ids.comment, picture: ids.comment } }),
  'platformRewards.take': () => ({ params: { reward: ids.comment } }),
  'platformRewards.colleagues': () => ({}),
  'platformRewards.handOver': () => ({ params: { reward: ids.comment }, body: { colleague: ids.comment } }),
  'platformRewards.giveBack': () => ({ params: { reward: ids.comment }, body: { fields: ['id_no'], note: '' } }),
  'platformRewards.approve': () => ({ params: { reward: ids.comment } }),
  'platformRewards.pay': () => ({ params: { reward: ids.comment } }),
  'platformRewards.fail': () => ({ params: { reward: ids.comment }, body: { reason: '帳號已結清' } }),
  'platformRewards.payouts': () => ({}),
  'platformRewards.payoutResults': () => ({ body: {} }),
  'proposals.list': () => ({}),
  'proposals.get': () => ({ params: { proposal: ids.comment } }),
  'proposals.accept': () => ({ params: { proposal: ids.comment }, body: { version: 1 } }),
  'proposals.decline': () => ({ params: { proposal: ids.comment }, body: { version: 1, reason: '預算不夠' } }),
  'proposals.file': () => ({ params: { proposal: ids.comment }, query: { version: '1' } }),
  'platformProposals.list': () => ({}),
  'platformProposals.vendors': () => ({ query: { query: '山' } }),
  'platformProposals.create': () => ({ body: { vendor: ours.vendor.id } }),
  'platformProposals.get': () => ({ params: { proposal: ids.comment } }),
  'platformProposals.saveDraft': () => ({ params: { proposal: ids.comment }, body: {} }),
  'platformProposals.send': () => ({ params: { proposal: ids.comment }, body: { revision: 1 } }),
  'platformProposals.withdraw': () => ({ params: { proposal: ids.comment } }),
  'platformProposals.remove': () => ({ params: { proposal: ids.comment } }),
  'platformProposals.file': () => ({ params: { proposal: ids.comment }, query: { version: '1' } }),
  ...proposalBoard('proposalComments'),
  ...proposalBoard('platformProposalComments'),
  'search.find': () => ({ query: { q: '修護' } }),
  'incomeStatements.ofReward': () => ({ params: { reward: ids.comment } }),
  'platformIncomeStatements.ofReward': () => ({ params: { reward: ids.comment } }),
  'platformIncomeStatements.ofYear': () => ({ query: { year: 2026 } }),
  'incomeStatements.ofYear': () => ({ query: { year: 2026 } }),
  'feeStatements.get': () => ({ params: { task: ours.task.id } }),
  'feeStatements.make': () => ({
    params: { task: ours.task.id },
    body: { amount: 30_000, payer: { name: '山眠', tax_id: '04595257', address: '臺北市' } },
  }),
  'feeStatements.withdraw': () => ({ params: { task: ours.task.id }, body: { statement: ids.comment } }),
  'feeStatements.sign': () => ({
    params: { task: ours.task.id },
    body: { statement: ids.comment, kind: '9A', net: 26_367, signature: { name: '林宥辰', agreed: true } },
  }),
  'feeStatements.invoice': () => ({
    params: { task: ours.task.id },
    body: { statement: ids.comment, invoice: { number: 'AB12345678', date: '2026-12-04' } },
  }),
  'feeStatements.decline': () => ({
    params: { task: ours.task.id },
    body: { statement: ids.comment, reason: '金額不對' },
  }),
  'feeStatements.void': () => ({
    params: { task: ours.task.id },
    body: { statement: ids.comment, reason: '金額錯了' },
  }),
  'feeStatements.file': () => ({ params: { task: ours.task.id }, query: { statement: ids.comment } }),
  'feeStatements.wholeFile': () => ({ params: { task: ours.task.id }, body: { statement: ids.comment } }),
  'siteContent.successProjects': () => ({}),
  'siteContent.creatorSays': () => ({}),
  'siteContent.customerSays': () => ({}),
  'siteContent.brands': () => ({}),
  'siteContent.claims': () => ({}),
  'siteContent.customerReviews': () => ({}),
  'siteContent.cooperationCaseTypes': () => ({}),
  'siteContent.cooperationCases': () => ({ params: { type: 'beauty' } }),
  'siteContent.recommendations': () => ({}),
  'siteContent.guideArticles': () => ({}),
  'platformContent.kinds': () => ({}),
  'platformContent.list': () => ({ params: { kind: 'brand' } }),
  'platformContent.get': () => ({ params: { kind: 'brand', record: ids.comment } }),
  'platformContent.versions': () => ({ params: { kind: 'brand', record: ids.comment } }),
  'platformContent.create': () => ({ params: { kind: 'creator-say' }, body: { content: {} } }),
  'platformContent.save': () => ({
    params: { kind: 'creator-say', record: ids.comment },
    body: { content: { name: '阿澄', content: '好用' }, version: 1 },
  }),
  'platformContent.publish': () => ({ params: { kind: 'brand', record: ids.comment }, body: { version: 1 } }),
  'platformContent.restore': () => ({
    params: { kind: 'brand', record: ids.comment },
    body: { version: 2, restored: 1 },
  }),
  'platformContent.move': () => ({ params: { kind: 'brand', record: ids.comment }, body: { before: null } }),
  'platformContent.activate': () => ({ params: { kind: 'brand', record: ids.comment }, body: { active: false } }),
  'platformContent.remove': () => ({ params: { kind: 'brand', record: ids.comment } }),
  'platformContent.addPicture': () => ({ body: {} }),
  'platformContent.linkPreview': () => ({}),
  'banks.list': () => ({}),
  'banks.branches': () => ({ params: { id: '004' } }),
  'districts.list': () => ({}),
  'serviceData.view': () => ({}),
  'serviceData.save': () => ({ body: { name: '林宥辰', revision: 0 } }),
  'serviceData.reveal': () => ({ body: { fields: ['id_no'] } }),
  'serviceData.looks': () => ({}),
  'serviceData.addPicture': () => ({ body: { kind: 'id_front_image' } }),
  'serviceData.removePicture': () => ({ params: { picture: ids.comment } }),
  'serviceData.linkPicture': () => ({ params: { picture: ids.comment }, body: {} }),
  'nudges.today': () => ({ params: { task: ours.task.id, step: ids.step } }),
  'nudges.send': () => ({ params: { task: ours.task.id, step: ids.step } }),
  'messaging.setting': () => ({}),
  'messaging.save': () => ({ body: { ask: 'ask', preferences: {}, off_hours: false } }),
  'messaging.ifAsk': () => ({ params: { status: '03001' } }),
  'messaging.confirm': () => ({ body: { askUUID: ids.comment, isCancel: true } }),
  'messaging.unbind': () => ({}),
  'messaging.bindTestAccount': () => ({}),
  'onboarding.get': () => ({ params: { page: 'outline', status: 'create' } }),
  'onboarding.updateStep': () => ({ body: { page: 'outline', status: 'create', step: 1 } }),
};

const request = (name: string): TestRequest => {
  const make = requests[name];
  if (!make) throw new Error(`The call ${name} has no row in this test: say how it is refused.`);
  return make();
};

const isMemberCall = ({ access }: Call) => access.includes('member');

/** All kinds of callers. */
const callers = [
  'guest',
  'stranger vendor',
  'stranger creator',
  'member of another project',
  'other creator of the project',
  'left the project',
  'chat partner only',
  'vendor',
  'creator',
  'super login as vendor',
  'super login as creator',
  'staff for content',
  'staff for support',
  'staff for money',
  'staff without the console',
  'expired token',
  'revoked token',
] as const;
type Caller = (typeof callers)[number];
/** The callers without a valid session. */
const signedOut: readonly Caller[] = ['guest', 'expired token', 'revoked token', 'staff without the console'];
type Outcome = 'let in' | 'signed out' | 'forbidden' | 'nothing there';

/** The account of a caller. */
const accountOf = (caller: Caller): CurrentAccount | null => {
  if (caller === 'guest') return null;
  if (caller === 'stranger vendor') return ids.stranger;
  if (caller === 'stranger creator') return ids.strangeCreator;
  if (caller === 'member of another project') return theirs.creator;
  if (caller === 'other creator of the project') return ids.otherCreator;
  if (caller === 'left the project') return ids.formerCreator;
  if (caller === 'chat partner only') return ids.chatPartner;
  const role = staffRoles.find((one) => caller === `staff for ${one}`);
  if (role || caller.startsWith('staff')) return ids.staff[role ?? 'money'];
  return caller.endsWith('creator') ? ours.creator : ours.vendor;
};

async function openFor(caller: Caller): Promise<string | null> {
  const account = accountOf(caller);
  if (!account) return null;
  const longAgo = new Date(Date.now() - 40 * 86_400_000);
  return server.transact(
    async (tx) => {
      const open = caller.startsWith('super')
        ? openSuperSession
        : caller.startsWith('staff for')
          ? openConsoleSession
          : openSession;
      const opened = await open(tx, account.id, '');
      if (caller === 'revoked token') await tx.db.delete(sessions).where(eq(sessions.tokenHash, hashToken(opened)));
      return opened;
    },
    caller === 'expired token' ? { now: longAgo } : {},
  );
}

const tokens = new Map<Caller, string | null>();

/** Makes the call in the caller's session, or in a new one if an earlier call has ended it. */
async function knock(caller: Caller, call: Call, request: TestRequest) {
  const kept = tokens.get(caller);
  if (kept) {
    const response = await server.call(call, { ...request, as: { token: kept } });
    if (response.statusCode !== 401 || signedOut.includes(caller)) return response;
  }
  const token = await openFor(caller);
  tokens.set(caller, token);
  return server.call(call, { ...request, as: token ? { token } : null });
}

/** The outcome that a call's access implies for a caller. */
function expected(call: Call, caller: Caller): Outcome {
  const { access, staffRole } = call;
  if (access === 'guest') return 'let in';
  if (signedOut.includes(caller)) return 'signed out';
  if (caller.startsWith('staff')) {
    return access === 'platform' && (!staffRole || caller === `staff for ${staffRole}`) ? 'let in' : 'forbidden';
  }
  if (access === 'user') return 'let in';
  if (access === 'platform') return 'nothing there';
  // They may see the project, but only their own part of it.
  if (caller === 'other creator of the project') {
    return accessTarget(call) === 'project' && access === 'member' ? 'let in' : 'nothing there';
  }
  if (caller === 'left the project' || caller === 'chat partner only') return 'nothing there';
  if (caller.includes('stranger') || caller.startsWith('member')) return 'nothing there';
  if (access === 'member-vendor') return caller.endsWith('vendor') ? 'let in' : 'nothing there';
  if (access === 'member-creator') return caller.endsWith('creator') ? 'let in' : 'nothing there';
  return 'let in';
}

const outcomes: Record<number, Outcome> = { 401: 'signed out', 404: 'nothing there' };

/**
 * Calls for which our task has no data, or that distinguish owners: callers with access may still find nothing, as the tests
 * of their modules show.
 */
const mayFindNothing: readonly RegExp[] = [
  /^account\.(company|revokeSession)$/,
  /^console\.(revokeSession|readNotice)$/,
  /^notifications\.read$/,
  /^messaging\.confirm$/,
  /^performance\./,
  /^(creatorCard|creators|creatorLists)\./,
  /^(feeStatements|incomeStatements)\./,
  /^(rewards|platformRewards|platformIncomeStatements)\./,
  /^(platformConsultations|platformAbuseReports|platformAccounts|platformContent)\./,
  /^serviceData\./,
  /^(proposals|platformProposals|proposalComments|platformProposalComments)\./,
  /^chat\.(roomOfContact|edit|unsend|react)$/,
  /^abuseReports\.reportMessage$/,
  /^(briefs|scripts|copywritings|videos)\.(version|export|download)$/,
  /^caseReports\.exportVersion$/,
  /^captions\./,
  /^videoUploads\.(confirm|cover|cancel)$/,
  /^guestLinks\.(address|revoke)$/,
  /^guestReviews\./,
  /^exports\.remarks$/,
  /^(separateScripts|onePageScripts|copyPhotos|copyComments|videoComments|worksComments|reportComments)\./,
  /^\w+Comments\.(edit|prove|remove|replies|restore|setProcessed)$/,
  /^suggestions\.(accept|reject|reopen|remove)$/,
  /^claims\.withdraw$/,
  /^trace\.(mark|withdraw)$/,
  /^(invitations|buildInvitations)\./,
];

describe('a member of another project', () => {
  test('R-role-03 cannot open a room with people outside their projects', async () => {
    const response = await server.call(calls.chat.roomOfContact, {
      params: { contact: ours.vendor.id },
      as: theirs.creator,
    });
    expect(response.statusCode).toBe(404);
  });

  test('R-role-03 sees only their own projects', async () => {
    const listed = (await server.call(calls.projects.list, { as: theirs.vendor })).json().data;
    expect(listed.map(({ uuid }: { uuid: string }) => uuid)).toEqual([theirs.project.id]);
    expect((await server.call(calls.projects.list, { as: ids.stranger })).json().data).toEqual([]);
  });

  test('finds nothing of ours by combining their task with our platform', async () => {
    const params = { task: theirs.task.id, platform: ids.platform };
    expect((await server.call(calls.copywritings.view, { params, as: theirs.creator })).statusCode).toBe(404);
  });

  test('finds nothing of ours by combining our task with their comment', async () => {
    const params = { task: theirs.task.id, message: ids.comment };
    const response = await server.call(calls.outlineComments.replies, { params, as: theirs.vendor });
    expect(response.statusCode).toBe(404);
  });
});

describe('two creators of the same project do not see each other', () => {
  const ask = async (call: Call, request: TestRequest = {}) =>
    (await server.call(call, { ...request, as: ids.otherCreator })).json().data;
  const project = () => ({ params: { project: ours.project.id } });

  test('R-role-03 neither sees the other’s task in the project, the list, the activities or the search', async () => {
    const mine = [expect.objectContaining({ uuid: ids.otherTask, fee: 12_345 })];
    expect(await ask(calls.projects.tasks, project())).toEqual(mine);
    expect((await ask(calls.projects.get, project())).tasks).toEqual(mine);
    expect((await ask(calls.projects.list))[0].tasks).toEqual([expect.objectContaining({ uuid: ids.otherTask })]);
    expect(await ask(calls.projects.activities, project())).toEqual([]);
    const found = await ask(calls.search.find, { query: { q: '開箱' } });
    expect(found).toMatchObject({ tasks: [], comments: [] });
    expect((await ask(calls.search.find, { query: { q: '好' } })).comments).toEqual([]);
    expect((await ask(calls.search.find, { query: { q: ours.creator.name } })).people).toEqual([]);
    expect((await ask(calls.search.find, { query: { q: ours.vendor.name } })).people).toHaveLength(1);
  });

  test('R-role-03 the vendor sees both', async () => {
    const seen = (await server.call(calls.projects.tasks, { ...project(), as: ours.vendor })).json().data;
    expect(seen.map(({ uuid }: { uuid: string }) => uuid)).toEqual(
      expect.arrayContaining([ours.task.id, ids.otherTask]),
    );
    const known = { as: ours.vendor, params: project().params };
    expect((await server.call(calls.projects.activities, known)).json().data).not.toEqual([]);
  });

  test('R-role-03 neither can chat with the other, see their profile, or subscribe to their task', async () => {
    const params = { contact: ours.creator.id, id: ours.creator.id };
    for (const call of [calls.chat.roomOfContact, calls.account.company]) {
      expect((await server.call(call, { params, as: ids.otherCreator })).statusCode).toBe(404);
    }
    for (const channel of [channels.task(ours.task.id), channels.taskPresence(ours.task.id)]) {
      expect(await authorizeChannel(server.db, ids.otherCreator, channel)).toBe(false);
      expect(await authorizeChannel(server.db, ours.vendor, channel)).not.toBe(false);
    }
  });

  test('R-role-03 both are notified when the project moves on', async () => {
    const code = '3-010-02';
    await server.transact(({ db, now }) =>
      insertActivity(db, { projectId: ours.project.id, taskId: ours.task.id, code, createdAt: now }),
    );
    expect(await ask(calls.projects.activities, project())).toMatchObject([{ code }]);
  });
});

describe('malformed ids in a path', () => {
  test.each(all.filter(({ call }) => isMemberCall(call) && call.path.includes('{')))(
    'leads nowhere at $name',
    async ({ name, call }) => {
      const { params = {}, ...rest } = request(name);
      const wrong = Object.fromEntries(Object.keys(params).map((key) => [key, 'not-a-uuid']));
      expect((await server.call(call, { ...rest, params: wrong, as: ours.vendor })).statusCode).toBe(404);
    },
  );
});

describe('registering a route', () => {
  test('every call of the contract has its route', async () => {
    for (const { call } of all) {
      const url = call.path.replace(/\{(\w+)\}/g, ':$1');
      expect(server.app.hasRoute({ method: call.method, url }), `${call.method} ${url}`).toBe(true);
    }
  });

  test('is refused unless it says who may call it', () => {
    const app = fastify();
    guardRoutes(app, server.platform);
    expect(() => app.get('/open', async () => 'x')).toThrow(
      '@paidang/server: the route GET /open does not say who may call it.',
    );
    expect(() => app.get('/stated', { config: { access: 'guest' } }, async () => 'x')).not.toThrow();
  });
});

describe('a project that has ended', () => {
  const changing = all.filter(({ call }) => call.access.startsWith('member') && call.method !== 'GET');
  const setStatus = (status: 'active' | 'closed') =>
    server.db.update(projects).set({ status }).where(eq(projects.id, ours.project.id));
  beforeAll(() => setStatus('closed'));
  afterAll(() => setStatus('active'));

  test('calls that still work are listed here', () => {
    const names = changing.filter(({ call }) => call.afterEnd).map(({ name }) => name);
    expect(names).toEqual([
      'projects.duplicate',
      'projects.archive',
      'projects.unarchive',
      'videos.download',
      'guestLinks.revoke',
      'ratings.send',
      'ratings.skip',
      'feeStatements.make',
      'feeStatements.withdraw',
      'feeStatements.sign',
      'feeStatements.invoice',
      'feeStatements.decline',
      'feeStatements.void',
      'feeStatements.wholeFile',
      'abuseReports.reportComment',
      'creatorCard.askConsent',
      'creatorCard.answerConsent',
    ]);
  });

  test('R-prj-14 every other changing call is refused with the same code', async () => {
    const word = { field: 'file', name: '腳本.docx', bytes: await wordFile([paragraph('開場')]) };
    const captions = {
      field: 'file',
      name: 'a.srt',
      bytes: new TextEncoder().encode('00:00:00,000 --> 00:00:01,000\n開場'),
    };
    const odd: Record<string, typeof captions> = { 'captions.keep': captions, 'scripts.importWord': word };
    const codes: Record<string, string> = {};
    for (const { name, call } of changing.filter((one) => !one.call.afterEnd)) {
      const as = call.access === 'member-creator' ? ours.creator : ours.vendor;
      const file = odd[name] ?? (await pictureFile('a.png'));
      const files = call.encoding === 'multipart' ? { files: [file] } : {};
      codes[name] = (await server.call(call, { ...request(name), ...files, as })).json().code;
    }
    expect(codes).toEqual(Object.fromEntries(Object.keys(codes).map((name) => [name, errorCodes.projectEnded])));
    expect(Object.keys(codes).length).toBeGreaterThan(100);
  });
});

// Last, because some of these calls end sessions and change what other tests read.
describe('who may call what', () => {
  const removals = all.filter(({ call }) => call.method === 'DELETE');
  test.each([...all.filter((one) => !removals.includes(one)), ...removals])(
    'R-role-02 R-role-03 R-role-04 $name',
    async ({ name, call }) => {
      const seen: Partial<Record<Caller, Outcome>> = {};
      const wanted: Partial<Record<Caller, Outcome>> = {};
      for (const caller of callers) {
        const response = await knock(caller, call, request(name));
        const isRefused = call.access !== 'guest' && caller.startsWith('staff') && response.statusCode === 403;
        const outcome = isRefused ? 'forbidden' : (outcomes[response.statusCode] ?? 'let in');
        wanted[caller] = expected(call, caller);
        const isExcused =
          wanted[caller] === 'let in' &&
          outcome === 'nothing there' &&
          mayFindNothing.some((calls) => calls.test(name));
        seen[caller] = isExcused ? wanted[caller] : outcome;
        expect(response.statusCode, caller).toBeLessThan(500);
      }
      expect(seen).toEqual(wanted);
    },
  );
});
