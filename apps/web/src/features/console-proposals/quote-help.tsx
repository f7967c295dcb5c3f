import { taskTypeTitles } from '@paidang/contract/vocabulary';
import { Button } from '@paidang/ui/button';
import { labels } from '#labels/console-proposals';
import { feeText } from '../../shared/creators/facts';
import { askedFees, quoteOf } from './card-fees';
import type { ProposalRowsProps } from './proposal-rows';

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
