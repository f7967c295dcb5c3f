import type { CalendarDay } from '../rules/dates';
import { type Dated, type DatedTable, inForceOn } from './dated';

/** The terms the platform promises creators, in whole New Taiwan dollars. */
export interface RewardTerms extends Dated {
  readonly trialBonus: number;
  readonly invitationBonus: number;
  /** Number of days in which an item can be requested. */
  readonly itemDays: number;
  /** Days of the month payments are made on; a day off moves to the next working day. */
  readonly payDays: readonly number[];
}

/** When the terms change a row is added, never edited: items earned under a row are paid by that row. */
export const rewardTerms: DatedTable<RewardTerms> = [
  { effective_from: '2026-01-01', trialBonus: 1000, invitationBonus: 500, itemDays: 365, payDays: [5, 20] },
];

/** Returns the terms in force on a day. */
export const rewardTermsOn = (day: CalendarDay): RewardTerms => inForceOn(rewardTerms, day);
