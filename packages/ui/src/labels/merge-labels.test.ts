import { expect, expectTypeOf, test } from 'vitest';
import { type LabelOverrides, mergeLabels } from '.';

interface Labels {
  title: string;
  unseen: (count: number) => string;
  notices: { saved: string; failed: string };
}

const defaults: Labels = {
  title: '聊天室',
  unseen: (count) => `${count}則未讀`,
  notices: { saved: '已儲存', failed: '儲存失敗' },
};

test('custom labels replace the defaults individually, at any depth', () => {
  const merged = mergeLabels(defaults, { unseen: (count) => `${count} new`, notices: { saved: 'Saved' } });
  expect(merged).toMatchObject({ title: '聊天室', notices: { saved: 'Saved', failed: '儲存失敗' } });
  expect(merged.unseen(2)).toBe('2 new');
  expect(defaults.notices.saved).toBe('已儲存');
});

test('undefined labels keep their default, and unknown names are dropped', () => {
  const overrides = { title: undefined, notices: undefined, other: 'x' };
  expect(mergeLabels(defaults, overrides)).toEqual(defaults);
  expect(mergeLabels(defaults)).toEqual(defaults);
});

test('labels keep their types', () => {
  expectTypeOf<{ notices: { saved: string } }>().toExtend<LabelOverrides<Labels>>();
  expectTypeOf<{ unseen: string }>().not.toExtend<LabelOverrides<Labels>>();
});
