import { serviceDataLimits } from '../limits';
import type { CalendarDay } from './dates';
import { messages } from './messages';
import type { Message } from './result';
import { serviceDataMessages } from './service-data-messages';

const earliest: CalendarDay = '1900-01-01';

const isDay = (value: string): boolean => {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : null;
  return date !== null && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
};

const birthday = (born: CalendarDay, age: number): CalendarDay => `${Number(born.slice(0, 4)) + age}${born.slice(4)}`;

/** Checks that a birth date exists and that the person is old enough to sign alone. */
export function checkBirthDate(value: string, today: CalendarDay): Message {
  if (value === '') return messages.fillThisField;
  if (!isDay(value) || value < earliest || value > today) return serviceDataMessages.birthDate;
  return birthday(value, serviceDataLimits.age) <= today ? null : serviceDataMessages.tooYoung;
}
