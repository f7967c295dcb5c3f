import type { DateMessages } from '../labels/ui-labels';
import { toDate } from './plain-date';

/** The days that can be chosen. */
export interface DateLimits {
  /** First day, `YYYY-MM-DD`. */
  min?: string;
  /** Last day, `YYYY-MM-DD`. */
  max?: string;
  /** Days in between that cannot be chosen, such as weekends. */
  isDateDisabled?: (day: string) => boolean;
}

export const defaultMessages: DateMessages = {
  invalid: '這不是有效的日期，請輸入像2026-11-21這樣的日期',
  tooEarly: (min) => `日期不能早於${min}，請選擇之後的日期`,
  tooLate: (max) => `日期不能晚於${max}，請選擇之前的日期`,
  unavailable: '這一天不能選，請換一天',
};

/** The message for a day that cannot be chosen, or `null`. Invalid limits are ignored. */
export function limitProblem(day: string, limits: DateLimits, messages: DateMessages): string | null {
  const { min, max, isDateDisabled } = limits;
  if (toDate(min) && min && day < min) return messages.tooEarly(min);
  if (toDate(max) && max && day > max) return messages.tooLate(max);
  return isDateDisabled?.(day) ? messages.unavailable : null;
}
