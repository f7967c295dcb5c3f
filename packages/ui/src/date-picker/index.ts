export type { CalendarLabels } from './calendar';
export type { DateLimits, DateMessages } from './date-limits';
export { DatePicker, type DatePickerProps } from './date-picker';
export { type CalendarYears, readPlainDate, toPlainDate } from './plain-date';
