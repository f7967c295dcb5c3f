export {
  type CalendarDay as Day,
  clockOf,
  dayOf,
  dayRange,
  daysBetween,
  dayTimeOf,
  fullMoment,
  longDay,
  shortDay,
  whenOf,
} from '@paidang/contract/rules';
