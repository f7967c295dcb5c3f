import type { SchedulePart } from '../rules/schedule';
import type { StepDue } from './step';

/** The two dates most reviewed steps have: one for the first version, the other for everything after it. */
export const reviewedDates = (part: Extract<SchedulePart, 'outline' | 'draft' | 'copywriting'>): StepDue => ({
  part,
  column: ({ turn, version }) =>
    version === 0 && turn !== 'vendor' ? `${part}.except_date` : `${part}.except_deadline`,
});
