export { DateRangePicker, type DateRangePickerProps, type DateRangeValue } from './date-range-picker';
