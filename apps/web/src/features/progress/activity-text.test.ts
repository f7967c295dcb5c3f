import { expect, test } from 'vitest';
import { activityText } from './activity-text';

test.each([
  [{ code: '2-030-01', version: 1, platform_title: null }, '送出了創意大綱 v1'],
  [{ code: '2-030-02', version: 3, platform_title: null }, '更新了創意大綱 v3'],
  [{ code: '1-030-05', version: 3, platform_title: null }, '驗收了創意大綱 v3'],
  [{ code: '1-030-12', version: 2, platform_title: null }, '請對方修改創意大綱 v2'],
  [{ code: '1-050-04', version: null, platform_title: null }, '在影片製作留言'],
  [{ code: '2-060-01', version: 1, platform_title: 'Instagram' }, '送出了文案・Instagram v1'],
  [{ code: '2-070-01', version: null, platform_title: 'YouTube' }, '回報了作品上線・YouTube'],
  [{ code: '1-070-12', version: null, platform_title: null }, '退回了作品上線，請對方修正'],
  [{ code: '1-090-08', version: null, platform_title: null }, '建議調整專案時程'],
  [{ code: '1-030-14', version: 2, platform_title: null }, '請對方同意重新開啟創意大綱'],
  [{ code: '2-030-06', version: 2, platform_title: null }, '同意重新開啟創意大綱'],
  [{ code: '2-030-12', version: 2, platform_title: null }, '不同意重新開啟創意大綱'],
  [{ code: '1-999-77', version: null, platform_title: null }, '更新了專案'],
])('%o reads %s', (activity, words) => {
  expect(activityText(activity)).toBe(words);
});
