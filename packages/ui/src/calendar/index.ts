export type { DateLimits } from '../date-picker/date-limits';
export type { CalendarYears } from '../date-picker/plain-date';
export type { CalendarLabels } from '../labels/ui-labels';
export { Calendar, type CalendarProps } from './calendar';
