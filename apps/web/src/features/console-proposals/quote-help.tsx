import type { CardFee, ProposalContent, ProposalDeliverable, ProposalQuoteLine } from '@paidang/contract/entities';
import { proposalLimits } from '@paidang/contract/limits';
import { taskTypeTitles } from '@paidang/contract/vocabulary';
import { Button } from '@paidang/ui/button';
import { labels } from '#labels/console-proposals';
import type { CardOf } from '../../data/console-creators';
import { feeText } from '../../shared/creators/facts';
import type { ProposalRowsProps } from './proposal-rows';

/** A fee that a creator's card asks for a deliverable. */
interface AskedFee {
  readonly deliverable: ProposalDeliverable;
  readonly creator: string;
  readonly fee: CardFee | undefined;
}

const titled = ({ title }: ProposalDeliverable): boolean => title.trim() !== '';

/** The fees that the candidates' cards ask, per deliverable. */
export const askedFees = ({ deliverables, candidates }: ProposalContent, cardOf: CardOf): AskedFee[] =>
  deliverables.filter(titled).map((deliverable) => {
    const candidate = candidates.find(({ uuid }) => uuid === deliverable.candidate);
    const fee = cardOf(candidate?.creator ?? null)?.fees.find(({ type }) => type === deliverable.type);
    return { deliverable, creator: candidate?.name ?? '', fee };
  });

/** One quote line per deliverable, starting with the lowest fee on the cards. */
export const quoteOf = (asked: readonly AskedFee[]): ProposalQuoteLine[] =>
  asked.map(({ deliverable: { title, quantity }, creator, fee }) => ({
    uuid: crypto.randomUUID(),
    item: labels.form.line.of(title, creator).slice(0, proposalLimits.titleLength),
    quantity,
    unit_price: fee?.from ?? 0,
  }));

const text = labels.form.line;

/** The fees on the candidates' cards, with a button that starts the quote from them. */
export function QuoteHelp({ content, cardOf, onChange }: Omit<ProposalRowsProps, 'errors'>) {
  const asked = askedFees(content, cardOf);
  const onCards = asked.filter(({ fee }) => fee);
  if (asked.length === 0 || (content.quote.length > 0 && onCards.length === 0)) return null;
  return (
    <div className="mb-3 grid justify-items-start gap-2 rounded-control bg-sunken px-4 py-3 text-13 text-ink-2">
      {onCards.length > 0 ? (
        <>
          <p className="font-medium text-ink">{text.onCards}</p>
          <ul className="grid gap-0.5">
            {onCards.map(({ deliverable: { uuid, type }, creator, fee }) => (
              <li key={uuid}>{fee ? text.asks(creator, taskTypeTitles[type], feeText(fee), fee.note) : null}</li>
            ))}
          </ul>
        </>
      ) : null}
      {content.quote.length === 0 ? (
        <Button size="sm" onClick={() => onChange({ quote: quoteOf(asked) })}>
          {text.fromDeliverables}
        </Button>
      ) : null}
    </div>
  );
}
