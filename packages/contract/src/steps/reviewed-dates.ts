import type { SchedulePart } from '../rules/schedule';
import type { StepDue } from './step';

/** Two dates, as most reviewed steps have them: the first version by one, everything after it by the other. */
export const reviewedDates = (part: Extract<SchedulePart, 'outline' | 'draft' | 'copywriting'>): StepDue => ({
  part,
  column: ({ turn, version }) =>
    version === 0 && turn !== 'vendor' ? `${part}.except_date` : `${part}.except_deadline`,
});
