import {
  authCalls,
  type Call,
  captionCalls,
  caseReportCalls,
  chatCalls,
  copywritingCalls,
  creatorCalls,
  invitationCalls,
  notificationCalls,
  onboardingCalls,
  onePageScriptCalls,
  outlineCalls,
  outlineCommentCalls,
  platformAbuseReportCalls,
  platformConsultationCalls,
  projectCalls,
  ratingCalls,
  rewardCalls,
  rewardItemCalls,
  scheduleCalls,
  scriptCalls,
  siteContentCalls,
  suggestionCalls,
  traceCalls,
  videoCalls,
  videoCommentCalls,
  worksCalls,
} from '@paidang/contract/calls';
import type {
  CaseReports,
  ClaimResult,
  CommentMessage,
  Consultation,
  CopywritingList,
  CreatorSummary,
  FoundCreator,
  ListedProject,
  Notification,
  Project,
  ProjectPage,
  Ratings,
  RewardItem,
  RewardSummary,
  Step,
  StepView,
  TraceMatrix,
  VideoView,
  WorksView,
} from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { notificationText } from '@paidang/contract/notifications';
import type { EntryBody } from '@paidang/evidence';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../test/build-app';
import { createStaff } from '../../test/factories/staff';
import { evidenceEntries } from '../schema';
import { demoAccounts, hasDemo, seedDemo } from '.';
import { recommended } from './texts/site-content';

let server: TestApp;
let tokens: Record<'vendor' | 'creator', { authorization: string }>;

const login = async (email: string) => {
  const answer = await server.call(authCalls.login, { body: { email, password: demoAccounts.password } });
  return { authorization: `Bearer ${answer.json().data.token}` };
};

beforeAll(async () => {
  server = await buildTestApp();
  expect(await seedDemo(server.platform)).toBe(true);
  tokens = { vendor: await login(demoAccounts.vendor), creator: await login(demoAccounts.creator) };
});
afterAll(() => server.close());

async function projectsOf(who: 'vendor' | 'creator'): Promise<Project[]> {
  const list: ListedProject[] = (await server.call(projectCalls.list, { headers: tokens[who] })).json().data;
  const one = async ({ uuid }: ListedProject): Promise<Project> =>
    (await server.call(projectCalls.get, { params: { project: uuid }, headers: tokens[who] })).json().data;
  return Promise.all(list.map(one));
}
const outlineOf = ({ tasks }: Project): Step => tasks[0]!.steps.find((step) => step.function === '030')!;
const named = async (name: string): Promise<Project> => {
  const project = (await projectsOf('creator')).find((candidate) => candidate.name.startsWith(name));
  return project!;
};

test('R-rta-01 the project list contains what its rows show, in 2.2 kB', async () => {
  const answer = await server.call(projectCalls.list, { headers: tokens.creator });
  const list: ListedProject[] = answer.json().data;
  expect(Buffer.byteLength(answer.body) / list.length).toBeLessThanOrEqual(2500);
  const [listed] = list;
  const whole = (await projectsOf('creator')).find(({ uuid }) => uuid === listed?.uuid);
  const changes = whole?.tasks.flatMap(({ steps }) => steps.map(({ updated_at }) => updated_at)).sort();
  expect(listed?.updated_at).toBe(changes?.at(-1));
});

test('both accounts have projects in which it is their turn', async () => {
  for (const who of ['vendor', 'creator'] as const) {
    const balls = (await projectsOf(who)).flatMap(({ tasks }) =>
      tasks.flatMap(({ steps }) => steps.map(({ turn }) => turn)),
    );
    expect(balls).toContain(who);
  }
});

test('one outline is at its third version, with comments, quotes and pictures', async () => {
  const project = await named('夜間修護精華');
  const params = { task: project.tasks[0]!.uuid };
  const view: StepView = (await server.call(outlineCalls.view, { params, headers: tokens.vendor })).json().data;
  expect(view.versions.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(view.step).toMatchObject({ turn: 'vendor', version: 3, open_comments: 6 });
  const threads = (await server.call(outlineCommentCalls.list, { params, headers: tokens.vendor })).json().data;
  expect(threads.filter(({ quote }: { quote: unknown }) => quote)).not.toHaveLength(0);
  const kinds = threads.flatMap(({ outcome }: CommentMessage) => outcome?.kind ?? []);
  expect(kinds).toEqual(['changed', 'changed', 'changed', 'unchanged', 'changed']);
  expect(threads.filter(({ proof }: CommentMessage) => proof)).toHaveLength(1);
  const version = (
    await server.call(outlineCalls.version, { params: { ...params, version: 3 }, headers: tokens.vendor })
  ).json();
  const picture = /src="([^"]+)"/.exec(version.data.content)?.[1] ?? '';
  expect((await server.app.inject({ url: picture })).headers['content-type']).toBe('image/jpeg');
});

test('another outline of both has not been started', async () => {
  expect(outlineOf(await named('香氛枕'))).toMatchObject({ status: 'todo', turn: 'creator', version: 0 });
});

test('every assigned task has a brief, and two have copywriting in progress, as a post and as stories', async () => {
  const tasks = (await projectsOf('vendor')).flatMap(({ status, tasks }) => (status === 'inviting' ? [] : tasks));
  expect(tasks.flatMap(({ steps }) => steps.find((step) => step.function === '020')?.version)).toEqual(
    tasks.map(() => 1),
  );
  const { tasks: winter } = (await projectsOf('vendor')).find(({ name }) => name.startsWith('冬夜'))!;
  const params = { task: winter[0]!.uuid };
  const list: CopywritingList = (await server.call(copywritingCalls.list, { params, headers: tokens.vendor })).json()
    .data;
  expect(list.platforms.map(({ kind, text }) => [kind, text?.status])).toEqual([
    ['post', 'provided'],
    ['story', 'changes_requested'],
  ]);
  const serum = (await named('夜間修護精華')).tasks[1]!;
  expect(serum.steps.map((step) => [step.function, step.status])).toEqual([
    ['020', 'acknowledged'],
    ['090', 'confirmed'],
    ['030', 'skipped'],
    ['060', 'provided'],
    ['061', 'todo'],
    ['070', 'locked'],
    ['080', 'locked'],
  ]);
});

test('R-prj-07 one schedule waits for the vendor, and the others are agreed', async () => {
  const tasks = (await projectsOf('vendor')).flatMap(({ status, tasks }) => (status === 'inviting' ? [] : tasks));
  const statuses = tasks.map(({ steps }) => steps.find((step) => step.function === '090')?.status);
  expect(statuses.filter((status) => status !== 'confirmed')).toEqual(['proposed']);
  const params = { task: (await named('枕邊茶')).tasks[0]!.uuid };
  expect((await server.call(scheduleCalls.get, { params, headers: tokens.vendor })).json().data).toMatchObject({
    step: { turn: 'vendor' },
    proposal: { number: 1 },
  });
  const dated = (await named('夜間修護精華')).tasks.flatMap(({ steps }) => steps.filter(({ due_date }) => due_date));
  expect(dated).toHaveLength(11);
});

test('R-scr-01 R-scr-03 one script is read segment by segment, another is a draft on one page', async () => {
  const { tasks: film } = await named('晨光香氛');
  const params = { task: film[0]!.uuid };
  const pages = (await server.call(scriptCalls.view, { params, headers: tokens.vendor })).json().data;
  expect(pages).toMatchObject({ step: { status: 'provided', turn: 'vendor', open_comments: 2 }, message_count: 2 });
  expect(pages.items).toHaveLength(7);
  const suggested = { params: { ...params, function: '040' }, headers: tokens.vendor };
  expect((await server.call(suggestionCalls.list, suggested)).json().data).toMatchObject([{ status: 'open' }]);
  const { tasks: soap } = await named('苦茶油皂');
  const own = { params: { task: soap[0]!.uuid }, headers: tokens.creator };
  const onePage = (await server.call(onePageScriptCalls.view, own)).json().data;
  expect(onePage).toMatchObject({ step: { function: '041', status: 'drafting' }, draft: { revision: 1 } });
});

test('R-vid-14 one film is at its B copy, with moments of both sides, and another waits to be uploaded', async () => {
  const { tasks } = await named('睡前精華油');
  const [params, short] = tasks.map((task) => ({ task: task.uuid })) as [{ task: string }, { task: string }];
  const view: VideoView = (await server.call(videoCalls.view, { params, headers: tokens.vendor })).json().data;
  expect(view).toMatchObject({ step: { status: 'modified', turn: 'vendor', open_comments: 5 } });
  expect(view.versions.map(({ film }) => film.duration)).toEqual([12, 12]);
  const film = await server.app.inject({ url: view.versions[1]?.film.path ?? '', headers: { range: 'bytes=0-99' } });
  expect([film.statusCode, film.headers['content-type']]).toEqual([206, 'video/mp4']);
  const [first, second] = view.versions.map((version) => version.film);
  const playlist = await server.app.inject({ url: first?.ladder ?? '' });
  expect(playlist.body.match(/RESOLUTION=\d+x\d+/g)).toEqual(['RESOLUTION=1280x720', 'RESOLUTION=640x360']);
  const ofFilm = { params: { ...params, video: second?.video_uuid ?? '' }, headers: tokens.vendor };
  const captions = (await server.call(captionCalls.view, ofFilm)).json().data;
  expect(captions).toMatchObject({ name: '睡前精華油_Bcopy.srt', lines: { length: 4 } });
  const comments = await server.call(videoCommentCalls.list, { params, headers: tokens.vendor });
  expect(comments.json().data.at(-1)).toMatchObject({ time: { second: 9 }, time_end: { second: 11 }, version: 2 });
  const waiting = await server.call(videoCalls.view, { params: short, headers: tokens.creator });
  expect(waiting.json().data).toMatchObject({ step: { status: 'todo', turn: 'creator' }, video: null });
});

test('R-wrk-03 one task has works that passed, wait for review, came back and are not online yet; another is done', async () => {
  const worksOf = async (name: string): Promise<WorksView> => {
    const params = { task: (await named(name)).tasks[0]!.uuid };
    return (await server.call(worksCalls.view, { params, headers: tokens.vendor })).json().data;
  };
  const { step, works } = await worksOf('旅行枕');
  expect(step).toMatchObject({ status: 'submitted', turn: 'vendor', open_comments: 1 });
  expect(works.map(({ platform, status }) => [platform.platform_title, status])).toEqual([
    ['YouTube', 'passed'],
    ['Instagram', 'submitted'],
    ['Threads', 'failed'],
    ['TikTok', 'todo'],
  ]);
  expect(works.map(({ reports }) => reports.at(-1)?.comparison?.match)).toEqual([100, 79, 74, undefined]);
  expect((await worksOf('週年慶')).step.status).toBe('passed');
});

test('R-rep-01 three projects of the vendor are closed with their reports; one report waits for review', async () => {
  const ofVendor = await projectsOf('vendor');
  const closed = ofVendor.filter(({ status }) => status === 'closed').map(({ tasks }) => tasks[0]!);
  expect(new Set(closed.map(({ creator }) => creator?.name))).toEqual(new Set(['阿澄', '小鹿出門中', '廚房裡的貓']));
  const reportsOf = async (task: string): Promise<CaseReports> =>
    (await server.call(caseReportCalls.list, { params: { task }, headers: tokens.vendor })).json().data;
  const full = await reportsOf((await named('天絲涼被')).tasks[0]!.uuid);
  expect(
    full.reports.map(({ platform, status, versions }) => [platform.platform_title, status, versions.length]),
  ).toEqual([
    ['YouTube', 'accepted', 2],
    ['Facebook', 'accepted', 1],
  ]);
  const { content, changes } = full.reports[0]!.versions[1]!;
  expect(content.curve_perday).toHaveLength(14);
  expect(changes).toEqual([{ figure: 'comments', from: 812, to: 1038 }]);
  const evidence = await server.app.inject({ url: content.evidence.yt_final_total_views ?? '' });
  expect(evidence.headers['content-type']).toBe('image/jpeg');
  const waiting = await reportsOf((await named('蠶絲眼罩')).tasks[0]!.uuid);
  expect(waiting.step).toMatchObject({ status: 'provided', turn: 'vendor' });
  expect(waiting.reports.map(({ status }) => status)).toEqual(['provided', 'provided']);
});

test('R-rate-06 the two people of a closed project have rated each other, and both have an average', async () => {
  const { uuid: project, tasks } = await named('天絲涼被');
  for (const who of ['vendor', 'creator'] as const) {
    const headers = tokens[who];
    const answer = await server.call(ratingCalls.get, { params: { task: tasks[0]!.uuid }, headers });
    const { own, received, other }: Ratings = answer.json().data;
    expect(own.map(({ status }) => status)).toEqual(['sent', 'sent']);
    expect(received).toMatchObject({ status: 'sent', answers: { communication: 5 } });
    const page: ProjectPage = (await server.call(projectCalls.get, { params: { project }, headers })).json().data;
    expect(page.averages[other.uuid]).toMatchObject({ count: 3 });
  }
});

test('twelve creators have published cards, with the results of closed projects where there are any', async () => {
  const found = (await server.call(creatorCalls.find, { headers: tokens.vendor })).json().data;
  expect(found).toHaveLength(12);
  const acheng = found.find(({ name }: FoundCreator) => name === '阿澄');
  expect(acheng).toMatchObject({ closed_projects: expect.any(Number), is_open: true });
  const params = { creator: acheng.uuid };
  const card = (await server.call(creatorCalls.getPublic, { params })).json().data;
  expect(card.works.length).toBeGreaterThan(0);
});

test('nothing is dated in the future, and every notification has a text', async () => {
  const answer = await server.call(notificationCalls.list, { query: { per_page: 99 }, headers: tokens.vendor });
  const list: Notification[] = answer.json().data;
  expect(list.length).toBeGreaterThan(10);
  for (const notification of list) {
    expect(new Date(notification.created_at).getTime()).toBeLessThanOrEqual(server.clock.now.getTime());
    expect(notificationText(notification)).not.toBe('你有一則新通知');
  }
  const times = list.map(({ created_at }) => created_at);
  expect(times).toEqual(times.toSorted().toReversed());
});

test('the accounts have written to each other', async () => {
  const rooms = (await server.call(chatCalls.rooms, { headers: tokens.creator })).json().data;
  expect(rooms[0]).toMatchObject({ contact: { name: '許雅筑' } });
});

test('the creator has finished the tours', async () => {
  const params = { page: 'outline', status: 'create' };
  const answer = await server.call(onboardingCalls.get, { params, headers: tokens.creator });
  expect(answer.json().data.finish).toBe(true);
});

test('the other accounts are refused as their names say', async () => {
  const code = async (email: string) =>
    (await server.call(authCalls.login, { body: { email, password: demoAccounts.password } })).json().code;
  expect(await code(demoAccounts.unverified)).toBe('0104');
  expect(await code(demoAccounts.suspended)).toBe('0103');
});

test('the demo is detected', async () => {
  expect(await hasDemo(server.db)).toBe(true);
});

test('a non-empty database is left alone', async () => {
  expect(await seedDemo(server.platform)).toBe(false);
});

test('both accounts have a pending invitation', async () => {
  for (const who of ['vendor', 'creator'] as const) {
    const { received } = (await server.call(invitationCalls.list, { headers: tokens[who] })).json().data;
    expect(received).toMatchObject([{ status: 'pending' }]);
  }
});

test('R-rwd-08 the creator was paid once, waits for a review, and has not asked for the trial bonus yet', async () => {
  const headers = tokens.creator;
  const rewards: RewardSummary[] = (await server.call(rewardCalls.list, { headers })).json().data;
  expect(rewards.map(({ status, gross, net }) => [status, gross, net])).toEqual([
    ['reviewing', 26_000, 22_851],
    ['paid', 24_000, 21_094],
  ]);
  expect(rewards[1]?.number).toMatch(/^PD-\d{4}-000001$/);
  const items: RewardItem[] = (await server.call(rewardItemCalls.list, { headers })).json().data;
  expect(items.map(({ kind, payer, status, amount }) => [kind, payer, status, amount])).toEqual([
    ['task_fee', 'vendor', 'unclaimed', 68_000],
    ['task_fee', 'platform', 'claimed', 26_000],
    ['task_fee', 'platform', 'paid', 24_000],
    ['trial_bonus', 'platform', 'unclaimed', 1000],
  ]);
});

test('the console has consultations, a report of abuse and proposals to process', async () => {
  const as = await createStaff(server.transact);
  const at = async (call: Call, query = {}) => (await server.call(call, { as, query })).json().data;
  const consultations: Consultation[] = await at(platformConsultationCalls.list);
  expect(consultations.map(({ status }) => status)).toEqual(['open', 'answered']);
  expect(await at(platformAbuseReportCalls.list, { state: 'open' })).toMatchObject([
    { reason: 'fraud', place: 'chat' },
  ]);
});

test('R-land-17 the landing recommends creators by their cards', async () => {
  const cards: CreatorSummary[] = (await server.call(siteContentCalls.recommendations)).json().data;
  expect(cards.map(({ name }) => name)).toEqual(expect.arrayContaining(['阿澄', '廚房裡的貓', '小鹿出門中']));
  expect(cards).toHaveLength(recommended.length);
});

test('R-land-03 R-land-07 R-land-08 the site has a wall of brands, and more cases and voices than it shows', async () => {
  const { brandLogos, successCases, creatorFeedback } = limits.landing;
  const shown = async (call: Call): Promise<unknown[]> => (await server.call(call)).json().data;
  expect(await shown(siteContentCalls.brands)).toHaveLength(brandLogos);
  expect(await shown(siteContentCalls.successProjects)).toHaveLength(successCases);
  expect(await shown(siteContentCalls.creatorSays)).toHaveLength(creatorFeedback);
  expect((await shown(siteContentCalls.customerSays)).length).toBeGreaterThanOrEqual(8);
  expect((await server.call(siteContentCalls.claims)).json().data).toMatchObject({ creators: 200_000 });
});

test('outline, script, copy and published text contain risky wordings', async () => {
  const headers = tokens.vendor;
  const taskOf = async (name: string) => (await named(name)).tasks[0]!.uuid;
  const risks = (claims: ClaimResult | null | undefined) => claims?.findings.map(({ text }) => text);
  const versionOf = async (call: Call, params: Record<string, string | number>) =>
    risks((await server.call(call, { params, headers })).json().data.claims);
  expect(await versionOf(outlineCalls.version, { task: await taskOf('夜間修護精華'), version: 3 })).toEqual(['不過敏']);
  expect(await versionOf(scriptCalls.version, { task: await taskOf('晨光香氛'), version: 1 })).toEqual([
    '不過敏',
    '天然',
  ]);
  const { tasks: winter } = (await projectsOf('vendor')).find(({ name }) => name.startsWith('冬夜'))!;
  const copies: CopywritingList = (
    await server.call(copywritingCalls.list, { params: { task: winter[0]!.uuid }, headers })
  ).json().data;
  const platform = copies.platforms[0]!.platform_uuid;
  expect(await versionOf(copywritingCalls.version, { task: winter[0]!.uuid, platform, version: 1 })).toEqual([
    '全台第一',
    '限時',
  ]);
  const { works }: WorksView = (
    await server.call(worksCalls.view, { params: { task: await taskOf('旅行枕') }, headers })
  ).json().data;
  expect(risks(works[1]?.reports[0]?.claims)).toEqual(['全台第一']);
});

test('an accepted video shows where it meets the requirements', async () => {
  const params = { task: (await named('天絲涼被')).tasks[0]!.uuid };
  const matrix: TraceMatrix = (await server.call(traceCalls.view, { params, query: {}, headers: tokens.vendor })).json()
    .data;
  expect(matrix.columns.flatMap(({ cells }) => cells.filter(({ state }) => state === 'gap'))).toEqual([]);
});

test('the evidence of every project is in the order of time, and its files were uploaded by somebody', async () => {
  const rows = await server.db.select().from(evidenceEntries).orderBy(evidenceEntries.projectId, evidenceEntries.seq);
  const bodies = rows.map(({ body }): EntryBody => JSON.parse(body));
  for (const chain of Map.groupBy(bodies, (one) => one.chain).values()) {
    expect(chain.map(({ at }) => at)).toEqual(chain.map(({ at }) => at).toSorted());
  }
  expect(bodies.filter(({ kind, by }) => kind === 'file' && by.user === null)).toEqual([]);
});
