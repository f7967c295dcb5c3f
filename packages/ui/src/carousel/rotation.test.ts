import { expect, test } from 'vitest';
import { atRest, isTurning, type RotationChange, rotation } from './rotation';

const after = (...changes: RotationChange[]) =>
  isTurning([{ type: 'auto' } as const, ...changes].reduce(rotation, atRest));

test('it turns until something holds it', () => {
  expect(after()).toBe(true);
  expect(isTurning(atRest)).toBe(false);
});

test.each(['hover', 'focus', 'drag', 'hide'] as const)('%s holds it and lets it go', (type) => {
  expect(after({ type, on: true })).toBe(false);
  expect(after({ type, on: true }, { type, on: false })).toBe(true);
});

test('one of two reasons gone, the other still holds it', () => {
  expect(after({ type: 'hover', on: true }, { type: 'focus', on: true }, { type: 'hover', on: false })).toBe(false);
});

test('stopped by its button nothing starts it but the button', () => {
  expect(after({ type: 'stop' }, { type: 'hover', on: true }, { type: 'hover', on: false }, { type: 'leave' })).toBe(
    false,
  );
  expect(after({ type: 'stop' }, { type: 'start' })).toBe(true);
});

test('started by its button it turns under pointer and focus, but not in a hidden page', () => {
  const started: RotationChange[] = [{ type: 'hover', on: true }, { type: 'focus', on: true }, { type: 'start' }];
  expect(after(...started)).toBe(true);
  expect(after(...started, { type: 'hide', on: true })).toBe(false);
  expect(after(...started, { type: 'drag', on: true })).toBe(false);
});

test('started by its button it is held again once the focus moves on or has left', () => {
  const started: RotationChange[] = [{ type: 'hover', on: true }, { type: 'focus', on: true }, { type: 'start' }];
  expect(after(...started, { type: 'focus', on: true })).toBe(false);
  expect(after(...started, { type: 'leave' })).toBe(false);
  expect(after(...started, { type: 'leave' }, { type: 'hover', on: false })).toBe(true);
});
