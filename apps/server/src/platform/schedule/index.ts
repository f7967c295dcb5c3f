export { isFirstToday } from './once-a-day';
export { hourOfDay, nextHour } from './taipei';
