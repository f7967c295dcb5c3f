import { guideIds, guideTasks } from '@paidang/contract/vocabulary';
import { expect, test } from 'vitest';
import { chapterOrder, chapters, guideSteps } from './chapters';

const pathsOf = () => [...new Set(guideSteps.map(({ path }) => path.split('?')[0]))];

test('the chapters come in the order of the work, each step once', () => {
  expect(chapterOrder).toEqual(['brief', 'schedule', 'outline', 'video', 'copywriting', 'works']);
  const told = chapterOrder.filter((chapter) => chapters[chapter]);
  expect(guideSteps.map(({ id }) => id)).toEqual(told.flatMap((chapter) => chapters[chapter]?.map(({ id }) => id)));
  expect(new Set(guideSteps.map(({ id }) => id)).size).toBe(guideSteps.length);
});

test('it passes through every place of the guide, in the mode of the guide', () => {
  expect(pathsOf().sort()).toEqual(
    [
      '/project_progress',
      '/briefb/task-entity/short_video',
      ...guideTasks.outline.map((task) => `/outline/${task}`),
      ...guideTasks.copywriting.map((task) => `/copywriting/${task}`),
      ...guideTasks.copyDetail.map((task) => `/copywriting/detail/${task}/${guideIds.platform}`),
    ].sort(),
  );
  for (const { path } of guideSteps) expect(path).toContain('apiMode=beginnerAccessProject');
});
