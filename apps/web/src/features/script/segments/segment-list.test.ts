import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeSegment, insertSegment, moveSegment, removeSegment } from './segment-list';

const list = ['a', 'b', 'c', 'd'].map((uuid) => ({ script_uuid: uuid, title: uuid }));
const order = (segments: readonly { script_uuid: string }[]) => segments.map(({ script_uuid }) => script_uuid).join('');

test('R-scr-11 a segment is moved up and down, and not past the ends', () => {
  expect(order(moveSegment(list, 'a', 1))).toBe('bacd');
  expect(order(moveSegment(list, 'd', 0))).toBe('dabc');
  expect(order(moveSegment(list, 'b', 99))).toBe('acdb');
  expect(order(moveSegment(list, 'b', -1))).toBe('bacd');
});

test('R-scr-11 moving loses and invents nothing, and moving back restores the order', () => {
  fc.assert(
    fc.property(fc.nat(3), fc.nat(3), (from, to) => {
      const { script_uuid: uuid } = list[from]!;
      const moved = moveSegment(list, uuid, to);
      expect(moved.indexOf(list[from]!)).toBe(to);
      expect(moveSegment(moved, uuid, from)).toEqual(list);
    }),
  );
});

test('R-scr-10 a removed segment is restored to its place', () => {
  expect(insertSegment(removeSegment(list, 'b'), 1, list[1]!)).toEqual(list);
});

test('R-scr-02 changing one segment keeps the identity of the others, so that only it is rendered again', () => {
  const changed = changeSegment(list, 'b', { title: '開場' });
  expect(changed[1]).toEqual({ script_uuid: 'b', title: '開場' });
  expect(changed.filter((segment, index) => segment === list[index])).toHaveLength(3);
});
