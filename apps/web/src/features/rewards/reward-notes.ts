import type { Reward } from '@paidang/contract/entities';
import { rewardTermsOn } from '@paidang/contract/income';
import type { RewardStatus } from '@paidang/contract/vocabulary';
import { labels } from '#labels/rewards';
import { type Day, dayOf, shortDay } from '../../shared/dates/taipei';
import type { RewardProgressProps } from './reward-progress';

const { progress: words } = labels;

/** Notes below the stages before a request exists. */
export const askingNotes = (today: Day): RewardProgressProps['notes'] => ({
  review: words.reviewTime,
  paid: words.payDays(rewardTermsOn(today).payDays),
});

/** Notes below the stages of a request: when each was reached, or will be. */
export function notesOf({ status, history, pays_on, items }: Reward, today: Day): RewardProgressProps['notes'] {
  const dayText = (at: string) => shortDay(dayOf(new Date(at)), today);
  const last = (...statuses: RewardStatus[]) => history.findLast((one) => statuses.includes(one.status))?.at;
  const sent = last('requested');
  const approved = last('approved');
  const paid = last('paid');
  const withdrawn = last('withdrawn');
  const granted = items.map((item) => item.granted_at).toSorted()[0];
  const expected = status === 'approved' && pays_on ? words.expected(shortDay(pays_on, today)) : undefined;
  return {
    ...askingNotes(today),
    ...(granted ? { claimable: words.since(dayText(granted)) } : {}),
    ...(sent ? { request: dayText(sent) } : {}),
    ...(status === 'withdrawn' && withdrawn ? { request: dayText(withdrawn) } : {}),
    ...(status === 'approved' || status === 'paid' ? { review: approved ? dayText(approved) : '' } : {}),
    ...(status === 'paid' ? { payment: '' } : {}),
    ...(expected ? { paid: expected } : {}),
    ...(paid && status === 'paid' ? { paid: dayText(paid) } : {}),
  };
}
