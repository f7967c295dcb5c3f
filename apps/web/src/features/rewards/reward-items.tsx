import type { RewardItem } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import type { RewardItemStatus } from '@paidang/contract/vocabulary';
import { Badge } from '@paidang/ui/badge';
import { Link as TextLink } from '@paidang/ui/link';
import { Link } from 'react-router-dom';
import { labels } from '#labels/rewards';
import { ItemLine, itemWords } from './item-line';
import { VendorPaid } from './vendor-paid';

const { item: words } = labels;

const order: readonly RewardItemStatus[] = ['unclaimed', 'claimed', 'paid', 'expired'];
const tones = { unclaimed: 'success', claimed: 'neutral', paid: 'plain', expired: 'plain' } as const;

/** Earned items: requestable ones first; those paid by vendors separately. */
export function RewardItems({ items }: { items: readonly RewardItem[] }) {
  const own = items
    .filter(({ payer }) => payer === 'platform')
    .toSorted((one, other) => order.indexOf(one.status) - order.indexOf(other.status));
  return (
    <>
      <ul className="-mt-3">
        {own.map((item) => (
          <li key={item.uuid} className="border-b border-line py-3 last:border-b-0">
            <ItemLine item={item} isQuiet={item.status === 'expired'}>
              <Badge tone={tones[item.status]}>{words.statuses[item.status]}</Badge>
              {item.reward_uuid ? (
                <TextLink asChild className="hit">
                  <Link to={paths.reward(item.reward_uuid)} aria-label={words.requestOf(itemWords(item).name)}>
                    {words.request}
                  </Link>
                </TextLink>
              ) : null}
            </ItemLine>
          </li>
        ))}
      </ul>
      <VendorPaid items={items} />
    </>
  );
}
