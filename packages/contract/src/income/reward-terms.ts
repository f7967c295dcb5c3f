import type { CalendarDay } from '../rules/dates';
import { type Dated, type DatedTable, inForceOn } from './dated';

/** What the platform promises creators, in whole New Taiwan dollars. */
export interface RewardTerms extends Dated {
  readonly trialBonus: number;
  readonly invitationBonus: number;
  /** Days in which an item may be asked for. */
  readonly itemDays: number;
  /** Days of the month on which is paid; on a day off, the next working day. */
  readonly payDays: readonly number[];
}

/** A row is added when the terms change, never edited: who met them under a row is owed what it says. */
export const rewardTerms: DatedTable<RewardTerms> = [
  { effective_from: '2026-01-01', trialBonus: 1000, invitationBonus: 500, itemDays: 365, payDays: [5, 20] },
];

/** The terms of a day. */
export const rewardTermsOn = (day: CalendarDay): RewardTerms => inForceOn(rewardTerms, day);
