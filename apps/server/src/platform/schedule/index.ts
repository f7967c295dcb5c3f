export { isFirstToday } from './once-a-day';
export { hourOfDay, nextHour, taipeiDay } from './taipei';
