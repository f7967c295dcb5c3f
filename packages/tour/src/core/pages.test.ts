import { expect, test } from 'vitest';
import { tourPages } from './pages';

test('R-tour-05 pages and their keys', () => {
  const { copywriting: _, ...pages } = tourPages;
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

test('R-tour-06 keys of the copywriting page', () => {
  expect(tourPages.copywriting).toEqual([
    'create',
    'firstTime_text',
    'firstTime_text_storyModel',
    'firstTime_img',
    'firstTime_img_storyModel',
    'secondTime_img',
  ]);
});
