import { expect, test } from 'vitest';
import { dueReminder, reminderTime } from './reminders';

test.each([
  ['2026-11-25', null],
  ['2026-11-26', 'soon'],
  ['2026-11-27', 'today'],
  // A weekend does not count as a delay.
  ['2026-11-28', null],
  ['2026-11-30', 'late1'],
  ['2026-12-01', 'late1'],
  ['2026-12-02', 'late3'],
  ['2026-12-07', 'late3'],
  ['2026-12-08', 'late7'],
  ['2027-03-02', 'late7'],
])('of a Friday, %s reminds of %s', (today, stage) => {
  expect(dueReminder('2026-11-27', today)?.stage ?? null).toBe(stage);
});

test('the first reminder of a date after a weekend, or on a day off, is due on the working day before', () => {
  expect(dueReminder('2026-11-30', '2026-11-26')).toBeNull();
  expect(dueReminder('2026-11-30', '2026-11-27')).toEqual({ stage: 'soon', daysLate: null });
  expect(dueReminder('2026-11-28', '2026-11-26')).toBeNull();
  expect(dueReminder('2026-11-28', '2026-11-27')?.stage).toBe('soon');
  expect(dueReminder('2026-11-28', '2026-11-30')).toEqual({ stage: 'late1', daysLate: 1 });
});

test.each([
  ['2026-11-27T09:00:00', '2026-11-27T09:00:00'],
  ['2026-11-27T20:59:59', '2026-11-27T20:59:59'],
  ['2026-11-27T08:59:59', '2026-11-27T09:00:00'],
  ['2026-11-27T21:00:00', '2026-11-30T09:00:00'],
  ['2026-11-28T12:00:00', '2026-11-30T09:00:00'],
  ['2026-11-29T23:00:00', '2026-11-30T09:00:00'],
  ['2026-12-24T22:00:00', '2026-12-28T09:00:00'],
])('what is said at %s in Taipei arrives at %s', (said, arrives) => {
  expect(reminderTime(new Date(`${said}+08:00`))).toEqual(new Date(`${arrives}+08:00`));
});
