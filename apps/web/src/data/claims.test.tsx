import type { ClaimAnswer } from '@paidang/contract/entities';
import { callPath, claimRoutes, outlineRoutes } from '@paidang/contract/routes';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { creator, project } from '../testing/people';
import { stubServer } from '../testing/stub-server';
import { useClaimAnswers } from './claims';
import { outlineSource } from './outlines';
import { useStep } from './steps';
import { useTaskCache } from './task-cache';

const [task] = project.tasks as [(typeof project.tasks)[number]];
const [like] = task.steps as [(typeof task.steps)[number]];
const source = outlineSource(task.uuid);
const at = { task: task.uuid, function: '030' } as const;

const reason = (words: string): ClaimAnswer => ({
  answer_uuid: '0199a000-0000-7000-8000-000000000021',
  claim: 'F01:治療',
  text: '治療',
  reason: words,
  created_by: creator,
  created_at: '2026-12-01T00:00:00.000Z',
});

let looks: number;
let asked: number;
let stop: () => void;
beforeEach(() => {
  [looks, asked] = [0, 0];
  stop = stubServer({
    [`GET ${callPath(outlineRoutes.view, at)}`]: () => {
      const view = { step: { ...like, function: '030' }, platform: null };
      const isFirst = looks === 0;
      looks += 1;
      return isFirst ? { ...view, texts: [], claim_answers: [reason('附上核准函')] } : view;
    },
    [`GET ${callPath(claimRoutes.list, at)}`]: () => {
      asked += 1;
      return [reason('改附測試報告')];
    },
  });
});
afterEach(() => stop());

function Answers() {
  const { data = [] } = useClaimAnswers(at);
  return <p>{data.map(({ reason: words }) => words).join()}</p>;
}

/** A text whose claim answers are requested later. */
function Text({ isChecked }: { isChecked: boolean }) {
  const { data: view } = useStep(source);
  const { revalidate } = useTaskCache();
  return (
    <>
      <button type="button" disabled={!view} onClick={() => void revalidate(task.uuid)}>
        重新讀取
      </button>
      {isChecked ? <Answers /> : null}
    </>
  );
}

const show = (isChecked: boolean) => (
  <SWRConfig value={{ provider, dedupingInterval: 0, revalidateOnFocus: false }}>
    <Text isChecked={isChecked} />
  </SWRConfig>
);
let cache = new Map();
const provider = () => cache;
beforeEach(() => {
  cache = new Map();
});
const again = page.getByRole('button');

test('answers delivered with the view of a text are not requested', async () => {
  const screen = await render(show(false));
  await expect.element(again).toBeEnabled();
  await screen.rerender(show(true));
  await expect.element(page.getByText('附上核准函')).toBeVisible();
  expect(asked).toBe(0);
});

test('handed answers nobody has taken are requested again after the task was refreshed: they may be stale', async () => {
  const screen = await render(show(false));
  await expect.element(again).toBeEnabled();
  await again.click();
  await screen.rerender(show(true));
  await expect.element(page.getByText('改附測試報告')).toBeVisible();
  expect(asked).toBe(1);
});
