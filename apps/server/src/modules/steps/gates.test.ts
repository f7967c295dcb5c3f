import { copywritingCalls, outlineCalls, scriptCalls, videoCalls, worksCalls } from '@paidang/contract/calls';
import type { MultiPageScriptView, Step, StepView, WorksView } from '@paidang/contract/entities';
import { emptyWork, messages } from '@paidang/contract/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createProject, type TestProject } from '../../../test/factories/projects';
import type { TestUser } from '../../../test/factories/users';
import { segment } from '../../../test/script-fixture';

let server: TestApp;
let at: TestProject;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  at = await createProject(server.transact);
});

const params = () => ({ task: at.task.id });
const outline = async (as: TestUser): Promise<StepView> =>
  (await server.call(outlineCalls.view, { params: params(), as })).json().data;
const script = async (as: TestUser): Promise<MultiPageScriptView> =>
  (await server.call(scriptCalls.view, { params: params(), as })).json().data;
const stepOf = async (code: string): Promise<Step | undefined> =>
  (await outline(at.vendor)).task.steps.find((step) => step.function === code);
const sendOutline = async (content: string) =>
  server.call(outlineCalls.store, {
    params: params(),
    body: { content: `<p>${content}</p>`, is_draft: false, revision: (await outline(at.creator)).revision },
    as: at.creator,
  });
const sendScript = async (title: string) =>
  server.call(scriptCalls.store, {
    body: {
      task_uuid: at.task.id,
      scripts: [segment(title)],
      is_draft: false,
      revision: (await script(at.creator)).revision,
    },
    as: at.creator,
  });
const decideOutline = async (call: 'accept' | 'reopen' | 'requestChanges' | 'finalise', words: object = {}) => {
  const { version } = (await outline(at.vendor)).step;
  const as = call === 'finalise' ? at.creator : at.vendor;
  return server.call(outlineCalls[call], { params: params(), body: { version, ...words }, as });
};
const unlockScript = () => server.call(scriptCalls.unlock, { params: params(), body: {}, as: at.vendor });

describe('R-dom-04 a step whose gate closes again', () => {
  beforeEach(async () => {
    await sendOutline('一');
    await decideOutline('accept');
    expect(await stepOf('040')).toMatchObject({ status: 'todo', turn: 'creator' });
  });

  test('waits as before when nobody has begun it, and has its turn again once the outline is final', async () => {
    await decideOutline('reopen', { reason: '漏看一段' });
    expect(await stepOf('040')).toMatchObject({ status: 'locked', turn: null });
    expect((await sendScript('開場')).statusCode).toBe(422);
    await sendOutline('二');
    await decideOutline('finalise');
    expect(await stepOf('040')).toMatchObject({ status: 'todo', turn: 'creator' });
    expect((await sendScript('開場')).statusCode).toBe(200);
  });

  test('goes on as a draft but is not sent once it was begun, until the outline is final or the vendor opens it ahead', async () => {
    await sendScript('開場');
    await decideOutline('reopen', { reason: '漏看一段' });
    expect(await stepOf('040')).toMatchObject({ status: 'provided' });
    expect((await script(at.creator)).allowed).toEqual(['save_draft', 'finalise', 'archive']);
    expect((await sendScript('新開場')).json()).toMatchObject({ code: '0422', message: messages.heldBack });
    expect((await script(at.vendor)).allowed).toContain('unlock');
    expect((await unlockScript()).json().data.step.status).toBe('provided');
    expect((await script(at.vendor)).allowed).not.toContain('unlock');
    expect((await sendScript('新開場')).json().data.step).toMatchObject({ status: 'modified', version: 2 });
    expect((await unlockScript()).statusCode).toBe(422);
  });

  test('closes for a final outline that is to be changed, too', async () => {
    await decideOutline('reopen', { reason: '漏看一段' });
    await sendOutline('二');
    await decideOutline('finalise');
    await sendScript('開場');
    await decideOutline('requestChanges', { summary: '短一點' });
    expect((await sendScript('新開場')).statusCode).toBe(422);
    await sendOutline('三');
    await decideOutline('accept');
    expect((await sendScript('新開場')).statusCode).toBe(200);
  });

  test('stays open for steps the vendor opened early', async () => {
    at = await createProject(server.transact);
    await unlockScript();
    await sendOutline('一');
    await decideOutline('accept');
    await decideOutline('reopen', { reason: '漏看一段' });
    expect((await sendScript('開場')).statusCode).toBe(200);
  });
});

describe('R-role-04 an archived step', () => {
  const archive = (as: TestUser) => server.call(videoCalls.archive, { params: params(), body: {}, as });

  beforeEach(async () => {
    await unlockScript();
    await sendScript('開場');
    await server.call(scriptCalls.accept, { params: params(), body: { version: 1 }, as: at.vendor });
    expect(await stepOf('050')).toMatchObject({ status: 'todo' });
  });

  test('by the creator alone opens nothing: to do without it is for the vendor to say', async () => {
    expect((await archive(at.creator)).json().data.step.status).toBe('archived');
    expect(await stepOf('060')).toMatchObject({ status: 'locked' });
    await server.call(videoCalls.recover, { params: params(), body: {}, as: at.vendor });
    await archive(at.vendor);
    expect(await stepOf('060')).toMatchObject({ status: 'todo' });
  });

  test('by the vendor and brought back has those behind it wait again', async () => {
    await archive(at.vendor);
    expect(await stepOf('060')).toMatchObject({ status: 'todo' });
    await server.call(videoCalls.recover, { params: params(), body: {}, as: at.creator });
    expect(await stepOf('060')).toMatchObject({ status: 'locked' });
  });
});

test('R-wrk-03 works are not submitted while the words of their platform were opened again', async () => {
  const works = async (as: TestUser): Promise<WorksView> =>
    (await server.call(worksCalls.view, { params: params(), as })).json().data;
  const platform = (await works(at.vendor)).works[0]?.platform.platform_uuid ?? '';
  const ofCopy = { params: { ...params(), platform } };
  const content = { mode: 'post', text: '<p>文案</p>' };
  await server.call(copywritingCalls.unlock, { ...ofCopy, body: {}, as: at.vendor });
  await server.call(copywritingCalls.store, {
    ...ofCopy,
    body: { content, is_draft: false, revision: 0 },
    as: at.creator,
  });
  await server.call(copywritingCalls.accept, { ...ofCopy, body: { version: 1 }, as: at.vendor });
  expect((await works(at.creator)).works[0]?.allowed).toEqual(['save_draft', 'submit']);
  expect((await works(at.vendor)).may_unlock).toBe(false);
  await server.call(copywritingCalls.reopen, { ...ofCopy, body: { version: 1, reason: '漏看' }, as: at.vendor });
  expect((await works(at.creator)).works[0]?.allowed).toEqual(['save_draft']);
  const work = { content: emptyWork, is_draft: false, revision: 0 };
  const early = await server.call(worksCalls.store, { ...ofCopy, body: work, as: at.creator });
  expect(early.json()).toMatchObject({ code: '0422', message: messages.heldBack });
  expect((await works(at.vendor)).may_unlock).toBe(true);
  await server.call(worksCalls.unlock, { params: params(), body: {}, as: at.vendor });
  expect((await works(at.creator)).works[0]?.allowed).toEqual(['save_draft', 'submit']);
});
