import { guideIds, guideTasks } from '@paidang/contract/vocabulary';
import { expect, test } from 'vitest';
import { chapterOrder, chapters, guideSteps } from './chapters';

const pathsOf = () => [...new Set(guideSteps.map(({ path }) => path.split('?')[0]))];

test('R-tour-10 chapters follow the order of the work, each step once', () => {
  expect(chapterOrder).toEqual(['brief', 'schedule', 'outline', 'video', 'copywriting', 'works']);
  expect(guideSteps.map(({ id }) => id)).toEqual(
    chapterOrder.flatMap((chapter) => chapters[chapter].map(({ id }) => id)),
  );
  expect(new Set(guideSteps.map(({ id }) => id)).size).toBe(guideSteps.length);
});

test('R-nav-10 visits every page of the guide, in guide mode', () => {
  expect(pathsOf().sort()).toEqual(
    [
      '/project_progress',
      '/briefb/task-entity/short_video',
      '/project/schedule-setting',
      ...guideTasks.video.map((task) => `/video/${task}`),
      ...guideTasks.worksUpload.map((task) => `/works_upload/${task}`),
      ...guideTasks.outline.map((task) => `/outline/${task}`),
      ...guideTasks.copywriting.map((task) => `/copywriting/${task}`),
      ...guideTasks.copyDetail.map((task) => `/copywriting/detail/${task}/${guideIds.platform}`),
    ].sort(),
  );
  for (const { path } of guideSteps) expect(path).toContain('apiMode=beginnerAccessProject');
  const schedule = guideSteps.find(({ path }) => path.startsWith('/project/schedule-setting'))?.path;
  expect(schedule).toContain('task_type=short_video');
});

test.each([
  [/儲存草稿不會通知廠商/, 'saving a draft tells nobody'],
  [/送出會建立一個新版本/, 'sending creates a version'],
  [/綠色是新增，紅色是刪除/, 'how two versions are compared'],
  [/按「定稿」就完成大綱/, 'finalising completes the outline'],
  [/上傳時請不要離開這一頁/, 'not to leave during an upload'],
  [/0:41，按下去影片就跳到那裡/, 'a moment leads there'],
  [/後面的段落會一起往後移/, 'segments shift together'],
  [/把作品的網址和上線時間填在這裡/, 'the link is reported'],
  [/和驗收過的文案比對/, 'the copy is compared'],
  [/填好就送審/, 'it is submitted for review'],
])('R-tour-11 %s: %s', (words) => {
  expect(guideSteps.filter(({ text }) => words.test(text))).not.toHaveLength(0);
});
