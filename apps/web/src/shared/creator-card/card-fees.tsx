import type { CardFee } from '@paidang/contract/entities';
import { facts, card as words } from '#labels/creators';
import { deliverableTitle, feeText } from '../creators/facts';
import { CardSection } from './card-section';

/** Fees by type of deliverable. */
export function CardFees({ fees }: { fees: readonly CardFee[] }) {
  if (fees.length === 0) return null;
  return (
    <CardSection title={words.fees}>
      <ul className="border-t border-line">
        {fees.map((fee) => (
          <li
            key={fee.type}
            className="flex min-h-15 flex-wrap items-center justify-between gap-x-4 border-b border-line py-2"
          >
            <span className="min-w-0 wrap-anywhere">
              <b className="mr-3 font-medium">{deliverableTitle(fee.type)}</b>
              <span className="text-13 text-ink-3">{fee.note}</span>
            </span>
            <span className="text-16 font-medium whitespace-nowrap tabular-nums">
              {feeText(fee)}
              <small className="ml-1 text-13 font-regular text-ink-2">{facts.currency}</small>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-12 text-ink-3">{words.feesHint}</p>
    </CardSection>
  );
}
