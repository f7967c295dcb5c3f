import { expect, test } from 'vitest';
import {
  actionCodes,
  counterpart,
  functionCodes,
  guideIds,
  guideScene,
  guideTasks,
  identityCodes,
  isCreator,
  isOnboardingKey,
  isVendor,
  normaliseTaskType,
  onboardingKeys,
  onboardingPages,
  TaskTypeOnWire,
  taskTypes,
  taskTypeTitles,
} from '.';

test('R-dom-01 R-auth-33 there are two kinds of users, whatever the letter case', () => {
  expect(isCreator('Creator')).toBe(true);
  expect(isCreator('creator')).toBe(true);
  expect(isVendor('VENDOR')).toBe(true);
  expect(isVendor('Creator')).toBe(false);
  expect(isCreator(null)).toBe(false);
  expect(counterpart('Vendor')).toBe('Creator');
});

test('R-dom-05 every function code has a title', () => {
  expect(Object.values(functionCodes)).toEqual([
    '010',
    '020',
    '030',
    '040',
    '041',
    '050',
    '060',
    '061',
    '070',
    '080',
    '090',
    '100',
    '101',
    '110',
    '120',
    '121',
  ]);
});

test('R-dom-06 there are five task types, and clip_video is an older name of short_video', () => {
  expect(taskTypes.map((type) => taskTypeTitles[type])).toEqual(['影片', '圖文', '直播', '短影音', '限時動態']);
  expect(normaliseTaskType('clip_video')).toBe('short_video');
  expect(TaskTypeOnWire.parse('clip_video')).toBe('clip_video');
  expect(TaskTypeOnWire.safeParse('reel').success).toBe(false);
});

test('R-dom-09 identity codes are 1, 2, 3 and 5, and our own 6 for guests', () => {
  expect(identityCodes).toEqual({ vendor: '1', creator: '2', platform: '3', proposal: '5', guest: '6' });
});

test('R-dom-10 action codes range from 01 to 17; those of reminders, ratings, works on cards and handed-over requests are our own, above them', () => {
  const specified = Array.from({ length: 17 }, (_, index) => String(index + 1).padStart(2, '0'));
  expect(Object.values(actionCodes).sort()).toEqual([
    ...specified,
    '51',
    '52',
    '54',
    '55',
    '56',
    '57',
    '58',
    '59',
    '60',
  ]);
});

test('R-tour-05 pages of the tours and their keys', () => {
  const { copywriting: _, ...pages } = onboardingPages;
  expect(pages).toEqual({
    works_upload: ['load', 'create', 'review'],
    progress: ['load', 'lineNotify_reminder'],
    draft_onepage: ['load'],
    draft: ['create', 'secondCreate'],
    briefb: ['create'],
    outline: ['create'],
    video: ['load', 'firstTime'],
    profile: ['line_reminder'],
  });
});

test('R-tour-06 keys of the copywriting tours', () => {
  expect(onboardingPages.copywriting).toEqual([
    'create',
    'firstTime_text',
    'firstTime_text_storyModel',
    'firstTime_img',
    'firstTime_img_storyModel',
    'secondTime_img',
  ]);
});

test('a key is a page with one of its own situations', () => {
  expect(onboardingKeys.every(isOnboardingKey)).toBe(true);
  expect(isOnboardingKey({ page: 'outline', status: 'load' })).toBe(false);
  expect(isOnboardingKey({ page: 'nowhere', status: 'load' })).toBe(false);
});

test('the guide’s task ids say how far its story has progressed', () => {
  expect(guideTasks.outline.map(guideScene)).toEqual([0, 1, 2, 3]);
  expect(guideTasks.copyDetail.map(guideScene)).toEqual([1, 2, 3, 4]);
  expect(guideTasks.brief.map(guideScene)).toEqual([0]);
  expect(['task-entity-', 'task-entity-v', 'my-task-entity', guideIds.platform].map(guideScene)).toEqual(
    Array(4).fill(null),
  );
});
