import { expect, test } from 'vitest';
import * as routes from '../routes';
import {
  authCalls,
  type Call,
  callPath,
  calls,
  commentCalls,
  httpStatus,
  isGuided,
  onboardingCalls,
  outlineCalls,
  type Route,
} from '.';

test('a path is filled in with encoded parameters', () => {
  expect(callPath(outlineCalls.version, { task: 'a/b', version: 2 })).toBe('/api/outlines/a%2Fb/2');
});

test('a missing parameter is a developer error that names it', () => {
  expect(() => callPath(outlineCalls.version, { task: 'x' })).toThrow(
    '@paidang/contract: the path /api/outlines/{task}/{version} needs the parameter "version".',
  );
});

test('no two calls share a method and path, and each declares its access', () => {
  const all = Object.values(calls).flatMap((area) => Object.values(area));
  const keys = all.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(all.every(({ access }) => access)).toBe(true);
});

test('every call has a route, and every route a call', () => {
  const isRoute = (value: unknown): value is Route => typeof value === 'object' && value !== null && 'access' in value;
  const areas = Object.entries(routes).filter(([name]) => name.endsWith('Routes') && name !== 'commentRoutes');
  const written = areas.flatMap(([, area]) => Object.values(area).filter(isRoute));
  const called = Object.values(calls).flatMap((area) => Object.values<Call>(area));
  const keyOf = ({ method, path, access }: Route) => `${method} ${path} ${access}`;
  expect(called.map(keyOf).sort()).toEqual(written.map(keyOf).sort());
});

const pathsOf = (group: Record<string, { method: string; path: string }>) =>
  Object.values(group).map(({ method, path }) => `${method} ${path}`);

test('R-out-06 R-cpy-07 outlines and copy have the agreed paths', () => {
  expect(pathsOf(calls.outlines)).toEqual(
    expect.arrayContaining([
      'GET /api/outlines/{task}',
      'GET /api/outlines/{task}/{version}',
      'POST /api/outlines/{task}',
      'POST /api/outlines/{task}/finalise',
      'POST /api/outlines/{task}/accept',
    ]),
  );
  const copy = '/api/copywritings/{task}/{platform}';
  for (const [group, base] of [
    [calls.copywritings, copy],
    [calls.copyPhotos, `${copy}/photos`],
  ] as const) {
    expect(pathsOf(group)).toEqual(
      expect.arrayContaining([`GET ${base}`, `POST ${base}`, `POST ${base}/finalise`, `POST ${base}/accept`]),
    );
  }
});

test('R-scr-04 R-scr-05 R-scr-06 R-scr-07 R-scr-12 scripts have the paths of the product', () => {
  expect(pathsOf(calls.separateScripts).map((path) => path.replace(/\{\w+\}/g, '{}'))).toEqual([
    'GET /api/draft-script-separate/get-scripts/{}',
    'GET /api/draft-script-separate/get-script/{}',
    'POST /api/draft-script-separate/store',
    'POST /api/draft-script-separate/{}/draft-update',
    'DELETE /api/draft-script-separate/{}/delete',
  ]);
  expect(pathsOf(calls.onePageScripts).map((path) => path.replace(/\{\w+\}/g, '{}'))).toEqual(
    expect.arrayContaining([
      'GET /api/draft-script-one/get-scripts/{}',
      'GET /api/draft-script-one/get-script/{}/{}',
      'POST /api/draft-script-one/store',
      'POST /api/draft-script-one/{}/{}/draft-update',
      'DELETE /api/draft-script-one/{}/delete',
      'POST /api/draft-script-one/{}/ai-generate',
    ]),
  );
  expect(pathsOf(calls.scripts).map((path) => path.replace(/\{\w+\}/g, '{}'))).toEqual(
    expect.arrayContaining([
      'GET /api/draft-script/get-scripts/{}',
      'GET /api/draft-script/get-script/{}/{}',
      'POST /api/draft-script/ordering-draft-scripts',
      'POST /api/draft-script/store',
      'POST /api/draft-script/delete',
      'POST /api/draft-script/recovery-draft-scripts',
      'GET /api/draft-script/get-deleted-scripts/{}',
      'POST /api/draft-script/{}/{}',
      'POST /api/draft-script/send-word-file',
      'POST /api/draft-script/image-file',
    ]),
  );
});

test('R-dom-07 R-cmt-19 the boards have their paths, with the same calls', () => {
  expect(Object.keys(commentCalls)).toEqual([
    'briefComments',
    'outlineComments',
    'scriptComments',
    'copyComments',
    'videoComments',
    'worksComments',
    'reportComments',
  ]);
  const bases = Object.values(commentCalls).map(({ list }) => list.path.replace(/\{\w+\}/g, '{}'));
  expect(bases).toEqual([
    '/api/brief-message/{}',
    '/api/outline_message/{}',
    '/api/draft-script/get-script-messages/{}/{}',
    '/api/copy-writing-message/{}/{}',
    '/api/video-messages/{}',
    '/api/works-online-message/{}',
    '/api/case-report-message/{}/{}',
  ]);
  for (const { list, send, setProcessed, edit, remove, replies } of Object.values(commentCalls)) {
    const base = list.path;
    const isScript = base.includes('script');
    expect([send, setProcessed, edit, remove, replies].map(({ method, path }) => `${method} ${path}`)).toEqual([
      `POST ${base}`,
      isScript ? 'PATCH /api/draft-script-messages/{message}' : `PATCH ${base}/{message}/status`,
      `PATCH ${base}/{message}`,
      `DELETE ${base}/{message}`,
      isScript ? 'GET /api/draft-script-messages/{message}' : `GET ${base}/{message}/responses`,
    ]);
  }
});

test('login failures are 403, an address in use is 422', () => {
  expect([httpStatus['0102'], httpStatus['0103'], httpStatus['0104'], httpStatus['0101']]).toEqual([
    403, 403, 403, 422,
  ]);
});

test('R-auth-06 a registration requires the fields of its role, with a message at each', () => {
  const vendor = {
    type: 'Vendor',
    email: 'a@b.tw',
    password: 'paidang2026',
    phone: '02-5550-0168',
    company_name: '山眠',
    contact_person: '許雅筑',
  };
  expect(authCalls.register.body?.safeParse(vendor).success).toBe(true);
  const wrong = authCalls.register.body?.safeParse({
    ...vendor,
    email: 'x',
    password: 'a b',
    phone: '',
    company_name: ' ',
    contact_person: '',
    youtube: 'youtu.be',
  });
  expect(wrong?.success).toBe(false);
  const messages = Object.fromEntries(wrong?.error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? []);
  expect(messages).toMatchObject({
    email: '請填寫正確的Email格式',
    password: '注意格式是否錯誤',
    company_name: '請填寫此欄位',
    youtube: '注意格式是否錯誤',
  });
  const creator = { type: 'Creator', email: 'c@b.tw', password: 'paidang2026', phone: '', company_name: '阿澄' };
  expect(authCalls.register.body?.safeParse(creator).success).toBe(true);
});

test('R-tour-04 a step is saved with page, status and step, for existing tours only', () => {
  const body = onboardingCalls.updateStep.body;
  const saved = { page: 'outline', status: 'create', step: 2 };
  expect(body?.parse(saved)).toEqual({ ...saved, finish: false });
  expect(callPath(onboardingCalls.get, saved)).toBe('/api/onboarding/outline/create');
  for (const wrong of [{ status: 'load' }, { page: 'outlines' }, { step: -1 }, { step: 1.5 }, { step: 100 }]) {
    expect(body?.safeParse({ ...saved, ...wrong }).success).toBe(false);
  }
});

test('the guide serves the calls of a project; a user’s own data, such as their chat, is not simulated', () => {
  const all = Object.values(calls).flatMap((area) => Object.values<Call>(area));
  for (const call of all) expect(isGuided(call), call.path).toBe(/^member/.test(call.access));
});
