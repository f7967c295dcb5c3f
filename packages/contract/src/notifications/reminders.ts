import { longDay, shortDay } from '../rules/dates';
import { isStep, type StepDefinition, steps } from '../steps';
import {
  type NotificationEntries,
  type NotificationEntry,
  notificationTargetOf,
  platform,
  project,
  sender,
  type Wording,
} from '../steps/wording';
import { actionCodes } from '../vocabulary';

const { dueSoon, overdue, nudged } = actionCodes;

/** `12/05（六）`; the year is only included where it might be ambiguous. */
const day: Wording = ({ due_date: due = '' }) => longDay(due, due);
const shortDue: Wording = ({ due_date: due = '' }) => shortDay(due, due);

const remindersOf = ({ code, title, copyPart, due, page }: StepDefinition): NotificationEntries => {
  if (!page) return [];
  const target = notificationTargetOf(page);
  const owner = copyPart ? platform : project;
  const entry = (text: Wording): NotificationEntry => ({ text, target });
  const step: Wording = (p) => `${owner(p)}的${title}`;
  const nudge = entry((p) => `${sender(p)} 提醒你：${step(p)}輪到你了`);
  const ofDate: NotificationEntries = [
    [
      `3-${code}-${dueSoon}`,
      entry((p) => `${step(p)}${p.days_late === 0 ? `今天（${shortDue(p)}）` : `將在 ${day(p)}`}到期，輪到你了`),
    ],
    [
      `3-${code}-${overdue}`,
      entry((p) => `${step(p)}已逾期 ${p.days_late ?? 0} 個工作天（${shortDue(p)} 到期），輪到你了`),
    ],
  ];
  return [...(due ? ofDate : []), [`1-${code}-${nudged}`, nudge], [`2-${code}-${nudged}`, nudge]];
};

/** Reminders of dates, sent by the platform, and nudges by the other side, for every step. */
export const reminderNotifications = (): NotificationEntries => Object.values(steps).flatMap(remindersOf);

/** Whether a notification reminds of a step's date. These are mailed separately because they soon become outdated. */
export function isDateReminder(code: string): boolean {
  const [, step = '', action = ''] = code.split('-');
  return isStep(step) && (action === dueSoon || action === overdue);
}
