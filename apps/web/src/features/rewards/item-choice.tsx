import type { RewardItem } from '@paidang/contract/entities';
import { Checkbox } from '@paidang/ui/checkbox';
import { labels } from '#labels/rewards';
import { ItemLine } from './item-line';
import { VendorPaid } from './vendor-paid';

export interface ItemChoiceProps {
  id: string;
  items: readonly RewardItem[];
  chosen: ReadonlySet<string>;
  /** Without it, the items of a sent request are displayed read-only. */
  onChange?: ((item: string, isChosen: boolean) => void) | undefined;
  invalid: boolean;
}

/** Chooses the requested items. Items paid by a vendor are listed separately. */
export function ItemChoice({ id, items, chosen, onChange, invalid }: ItemChoiceProps) {
  const asked = items.filter(({ payer }) => payer === 'platform');
  return (
    <div>
      <ul id={id} tabIndex={-1} data-invalid={invalid ? '' : undefined} className="-mt-3 outline-none">
        {asked.map((item) => (
          <li key={item.uuid} className="border-b border-line py-3 last:border-b-0">
            <Checkbox
              checked={chosen.has(item.uuid)}
              disabled={!onChange}
              onCheckedChange={(checked) => onChange?.(item.uuid, checked === true)}
              label={<ItemLine item={item} isQuiet={!chosen.has(item.uuid)} />}
              className="flex w-full items-center gap-3.5 [&>label]:flex-1 [&>label]:text-ink"
              boxClassName="mt-0"
            />
          </li>
        ))}
      </ul>
      {invalid ? <p className="mt-1 text-13 text-danger-600">{labels.form.choose}</p> : null}
      <VendorPaid items={items} />
    </div>
  );
}

export const isClaimable = (item: RewardItem): boolean => item.status === 'unclaimed' && item.payer === 'platform';
