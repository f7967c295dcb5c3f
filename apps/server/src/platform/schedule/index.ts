export { isFirstToday } from './once-a-day';
export { hourOfDay, monthOf, nextHour, taipeiDay } from './taipei';
