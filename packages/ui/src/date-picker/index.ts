export type { CalendarLabels, DateMessages } from '../labels/ui-labels';
export type { DateLimits } from './date-limits';
export { DatePicker, type DatePickerProps } from './date-picker';
export { type CalendarYears, readPlainDate, toPlainDate } from './plain-date';
