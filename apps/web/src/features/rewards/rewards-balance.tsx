import type { RewardItem } from '@paidang/contract/entities';
import { Stat, StatList } from '@paidang/ui/stat';
import { dollars } from '#labels/money';
import { labels } from '#labels/rewards';
import { dayOf, shortDay } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { isClaimable } from './item-choice';
import { sumOf } from './item-line';

const { tab: words } = labels;

/** Requestable, requested and paid amounts. Fees paid by vendors are excluded. */
export function RewardsBalance({ items, balance }: { items: readonly RewardItem[]; balance: number }) {
  const today = dayOf(useNow());
  const own = items.filter(({ payer }) => payer === 'platform');
  const claimed = own.filter(({ status }) => status === 'claimed');
  const paid = own.filter(({ status }) => status === 'paid');
  const nextDay = own
    .filter(isClaimable)
    .flatMap(({ expires_at }) => (expires_at ? [expires_at] : []))
    .toSorted()[0];
  const lapsing = nextDay ? sumOf(own.filter((item) => isClaimable(item) && item.expires_at === nextDay)) : 0;
  return (
    <StatList aria-label={words.figures} className="tabular-nums">
      <Stat
        label={words.balance}
        value={dollars(balance)}
        hint={nextDay ? words.lapses(lapsing, shortDay(dayOf(new Date(nextDay)), today)) : undefined}
      />
      <Stat
        label={words.claimed}
        value={dollars(sumOf(claimed))}
        hint={claimed.length > 0 ? words.count(claimed.length) : undefined}
      />
      <Stat
        label={words.paid}
        value={dollars(sumOf(paid))}
        hint={paid.length > 0 ? words.count(paid.length) : undefined}
      />
    </StatList>
  );
}
