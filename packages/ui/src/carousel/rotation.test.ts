import { expect, test } from 'vitest';
import { atRest, isTurning, type RotationChange, rotation } from './rotation';

const after = (...changes: RotationChange[]) =>
  isTurning([{ type: 'auto' } as const, ...changes].reduce(rotation, atRest));

test('rotates until something pauses it', () => {
  expect(after()).toBe(true);
  expect(isTurning(atRest)).toBe(false);
});

test.each(['hover', 'focus', 'drag', 'hide'] as const)('%s pauses and resumes it', (type) => {
  expect(after({ type, on: true })).toBe(false);
  expect(after({ type, on: true }, { type, on: false })).toBe(true);
});

test('it stays paused until both reasons are gone', () => {
  expect(after({ type: 'hover', on: true }, { type: 'focus', on: true }, { type: 'hover', on: false })).toBe(false);
});

test('after being stopped by its button only the button starts it', () => {
  expect(after({ type: 'stop' }, { type: 'hover', on: true }, { type: 'hover', on: false }, { type: 'leave' })).toBe(
    false,
  );
  expect(after({ type: 'stop' }, { type: 'start' })).toBe(true);
});

test('after being started by its button it rotates while hovered or focused, but not in a hidden page', () => {
  const started: RotationChange[] = [{ type: 'hover', on: true }, { type: 'focus', on: true }, { type: 'start' }];
  expect(after(...started)).toBe(true);
  expect(after(...started, { type: 'hide', on: true })).toBe(false);
  expect(after(...started, { type: 'drag', on: true })).toBe(false);
});

test('after being started by its button it pauses again once the focus has moved or left', () => {
  const started: RotationChange[] = [{ type: 'hover', on: true }, { type: 'focus', on: true }, { type: 'start' }];
  expect(after(...started, { type: 'focus', on: true })).toBe(false);
  expect(after(...started, { type: 'leave' })).toBe(false);
  expect(after(...started, { type: 'leave' }, { type: 'hover', on: false })).toBe(true);
});
