import { describe, expect, test } from 'vitest';
import { idle, isActive, type TourEvent, type TourState, transition } from './machine';

const run = (events: TourEvent<string>[], total = 3): TourState<string> =>
  events.reduce<TourState<string>>((state, event) => transition(state, event, total), idle);

const begin = (index = 0): TourEvent<string> => ({ type: 'begin', index });
const prepared: TourEvent<string> = { type: 'prepared' };
const located: TourEvent<string> = { type: 'located', target: 'el' };
const missed: TourEvent<string> = { type: 'missed' };
const next: TourEvent<string> = { type: 'move', by: 1 };
const back: TourEvent<string> = { type: 'move', by: -1 };
const shown = [prepared, located];

describe('life-cycle', () => {
  test('a step is prepared, located and then shown', () => {
    expect(run([begin()]).status).toBe('preparing');
    expect(run([begin(), prepared]).status).toBe('locating');
    expect(run([begin(), ...shown])).toMatchObject({ status: 'showing', target: 'el', index: 0 });
  });

  test('next after the last step finishes', () => {
    expect(run([begin(2), ...shown, next]).status).toBe('finished');
  });

  test('previous on the first step does nothing', () => {
    const state = run([begin(), ...shown]);
    expect(transition(state, back, 3)).toBe(state);
  });

  test('ignores moves until the step is shown', () => {
    const state = run([begin(), prepared]);
    expect(transition(state, next, 3)).toBe(state);
  });

  test('a lost target is located again', () => {
    expect(run([begin(), ...shown, { type: 'lost' }])).toMatchObject({ status: 'locating', index: 0, target: null });
  });

  test('a tour without steps closes at once', () => {
    expect(run([begin()], 0).status).toBe('closed');
  });
});

describe('skipping', () => {
  test('continues in the direction the reader was moving', () => {
    expect(run([begin(), ...shown, next, prepared, missed])).toMatchObject({ status: 'preparing', index: 2 });
    expect(run([begin(2), ...shown, back, prepared, missed])).toMatchObject({ status: 'preparing', index: 0 });
  });

  test('reverses direction before the first step', () => {
    expect(run([begin(1), ...shown, back, missed])).toMatchObject({ status: 'preparing', index: 1, direction: 1 });
  });

  test('finishes when the remaining steps are missing, but only closes if no step was shown', () => {
    expect(run([begin(1), ...shown, next, missed]).status).toBe('finished');
    expect(run([begin(2), missed]).status).toBe('closed');
  });
});

describe('confirming before closing', () => {
  const asked = run([begin(), ...shown, { type: 'ask' }]);

  test('keeps the step and ignores moves', () => {
    expect(asked).toMatchObject({ status: 'showing', confirming: true });
    expect(transition(asked, next, 3)).toBe(asked);
  });

  test('stay continues the tour, close closes it', () => {
    expect(transition(asked, { type: 'stay' }, 3)).toMatchObject({ status: 'showing', confirming: false });
    expect(transition(asked, { type: 'close' }, 3)).toMatchObject({ status: 'closed', confirming: false });
  });

  test('has no effect on an idle tour', () => {
    expect(run([{ type: 'ask' }])).toBe(idle);
  });
});

test('isActive returns whether a step is shown or about to be', () => {
  expect((['preparing', 'locating', 'showing'] as const).every((status) => isActive({ status }))).toBe(true);
  expect((['idle', 'loading', 'finished', 'closed'] as const).some((status) => isActive({ status }))).toBe(false);
});
