import { notificationCodes } from '@paidang/contract/notifications';
import { expect, test } from 'vitest';
import { activityText } from './activity-text';

const told = (code: string, change: Partial<Parameters<typeof activityText>[0]> = {}) => ({
  code,
  version: null,
  platform_title: null,
  action: null,
  ordering: null,
  ...change,
});

test.each([
  [told('2-030-01', { version: 1 }), '送出了創意大綱 v1'],
  [told('2-030-02', { version: 3, action: 'send' }), '更新了創意大綱 v3'],
  [told('2-030-02', { version: 3, action: 'finalise' }), '定稿了創意大綱 v3'],
  [told('2-050-02', { version: 1, action: 'finalise' }), '定稿了影片製作 A\u00a0copy'],
  [told('2-050-02', { version: 2, action: 'send' }), '更新了影片製作 B\u00a0copy'],
  [told('1-030-02', { version: 3, action: 'reopen' }), '重新開啟了創意大綱'],
  [told('2-030-02', { version: 3, action: 'recover' }), '復原了創意大綱'],
  [told('1-030-05', { version: 3 }), '驗收了創意大綱 v3'],
  [told('2-020-05', { version: 1 }), '確認了需求單 v1'],
  [told('1-030-07'), '提前開放了創意大綱'],
  [told('1-050-04'), '在影片製作留言'],
  [told('1-040-04', { ordering: 2 }), '在腳本第2段留言'],
  [told('2-040-03', { ordering: 2, action: 'remove_segment' }), '封存了腳本第2段'],
  [told('2-060-01', { version: 1, platform_title: 'Instagram' }), '送出了文案・Instagram v1'],
  [told('2-070-01', { platform_title: 'YouTube' }), '回報了作品上線・YouTube'],
  [told('1-090-08'), '建議調整專案時程'],
  [told('1-030-14', { version: 2 }), '請創作者同意重新開啟創意大綱'],
  [told('2-030-06', { version: 2 }), '同意重新開啟創意大綱'],
  [told('2-030-12', { version: 2 }), '不同意重新開啟創意大綱'],
  [told('1-010-03'), '結束了專案'],
  [told('1-010-03', { action: 'closed' }), '結束了專案'],
  [told('2-010-03', { action: 'cancelled' }), '取消了合作'],
  [told('3-010-02'), '把專案帶進結案階段'],
  [told('3-050-13'), '完成了影片轉檔'],
  [told('1-999-77'), '更新了專案'],
])('%o reads %s', (activity, words) => {
  expect(activityText(activity)).toBe(words);
});

test.each([
  [told('1-030-12', { version: 2 }), '修改創意大綱 v2'],
  [told('3-080-14'), '提供結案報告'],
  [told('1-080-15'), '更新結案報告'],
])('%o asks who has to act: the creator reads 你, the vendor does not', (activity, what) => {
  expect(activityText(activity, 'Creator')).toBe(`請你${what}`);
  expect(activityText(activity, 'Vendor')).toBe(`請創作者${what}`);
});

test('no line contains 對方 or 合作案, since the reader may be on either side', () => {
  for (const code of notificationCodes) {
    for (const reader of ['Vendor', 'Creator'] as const)
      expect(activityText(told(code), reader)).not.toMatch(/對方|合作案/);
  }
});
