import type { Step } from '@paidang/contract/entities';
import {
  acceptanceRoutes,
  callPath,
  copywritingRoutes,
  draftTypeRoutes,
  projectRoutes,
  scheduleRoutes,
  suggestionRoutes,
  worksRoutes,
} from '@paidang/contract/routes';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { project } from '../testing/people';
import { stubServer } from '../testing/stub-server';
import { useAcceptance } from './acceptance';
import { copySource, useCopywriting } from './copywritings';
import { DataCache } from './data-cache';
import { useActivities, useProject, useProjects } from './projects';
import { useSchedule, useScheduleHistories } from './schedules';
import { useDraftType } from './scripts';
import { useStep } from './steps';
import { useSuggestionList } from './suggestions';
import { useStoreStepView } from './task-cache';
import { useWorks } from './works';

const task = '0199a000-0000-7000-8000-000000000004';
const platform = '0199a000-0000-7000-8000-000000000009';
const stepOf = (updated_at: string): { step: Step } => {
  const [step] = project.tasks[0]?.steps ?? [];
  if (!step) throw new Error('The project of the tests has lost its step.');
  return { step: { ...step, updated_at } };
};
const before = stepOf('2026-12-01T00:00:00Z');
const after = stepOf('2026-12-02T00:00:00Z');

const at = { task, platform, project: project.uuid, function: '060' };
const paths = {
  copy: callPath(copywritingRoutes.view, at),
  schedule: callPath(scheduleRoutes.get, at),
  works: callPath(worksRoutes.view, at),
};
const everything = [
  ...Object.values(paths),
  callPath(projectRoutes.list),
  callPath(projectRoutes.get, at),
  callPath(projectRoutes.activities, at),
  callPath(copywritingRoutes.list, at),
  callPath(scheduleRoutes.histories, at),
  callPath(acceptanceRoutes.view, at),
  callPath(draftTypeRoutes.get, at),
  callPath(suggestionRoutes.list, at),
];

const asked = new Map<string, number>();
let stop: () => void;
beforeEach(() => {
  asked.clear();
  const counts = (path: string, answer: unknown) => [
    `GET ${path}`,
    () => {
      asked.set(path, (asked.get(path) ?? 0) + 1);
      return answer;
    },
  ];
  stop = stubServer(Object.fromEntries(everything.map((path) => counts(path, before))));
});
afterEach(() => stop());

const copy = copySource(task, platform);
const sources = {
  copy,
  schedule: { path: ['schedule', task] as const },
  works: { path: ['works', task] as const },
};

/** A screen with everything that shows a step, and a move on one. */
function Screen({ moved, answer }: { moved: keyof typeof sources; answer: { step: Step } }) {
  useProjects();
  useProject(project.uuid);
  useActivities(project.uuid, 6);
  useCopywriting(task);
  useStep(copy);
  useSchedule(task);
  useScheduleHistories(task);
  useAcceptance(task);
  useDraftType(task);
  useSuggestionList({ task, function: '060', platform }, copy);
  const { data } = useWorks(task);
  const keep = useStoreStepView<{ step: Step }>(sources[moved]);
  return (
    <button type="button" disabled={!data} onClick={() => void keep(answer)}>
      送出
    </button>
  );
}

const press = async (moved: keyof typeof sources, answer: { step: Step }) => {
  const screen = await render(
    <DataCache dedupingInterval={0} revalidateOnFocus={false}>
      <Screen moved={moved} answer={answer} />
    </DataCache>,
  );
  await expect.poll(() => [...asked.values()].length).toBe(everything.length);
  asked.clear();
  await screen.getByRole('button').click();
};

test.each(['copy', 'schedule', 'works'] as const)(
  'R-rta-02 after a move of the %s everything on the screen that shows it is asked for once more',
  async (moved) => {
    await press(moved, after);
    await expect.poll(() => asked.size).toBe(everything.length - 1);
    expect([...asked.values()].every((times) => times === 1)).toBe(true);
    expect(asked.has(paths[moved])).toBe(false);
  },
);

test('saving a draft again moves nothing and refetches nothing', async () => {
  await press('copy', before);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked.size).toBe(0);
});
