import type { DelayShift } from '@paidang/contract/entities';
import { changesBetween, columnTitles, type ScheduleDates } from '@paidang/contract/rules';
import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { labels } from '#labels/schedule';
import { type Day, longDay } from '../../shared/dates/taipei';

export interface ShiftOfferProps {
  offer: DelayShift;
  agreed: ScheduleDates | null;
  today: Day;
  /** Name of the late side. */
  late: string;
  busy: boolean;
  onShift: () => void;
}

/** If the other side is late: the following dates, to be moved with one press. */
export function ShiftOffer({ offer, agreed, today, late, busy, onShift }: ShiftOfferProps) {
  return (
    <Callout
      tone="warning"
      title={labels.shift.title(late, offer.days)}
      className="mb-5"
      action={
        <Button variant="ink" busy={busy} onClick={onShift}>
          {labels.actions.shift}
        </Button>
      }
    >
      {labels.shift.text}
      <ul aria-label={labels.shift.list} className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-13">
        {changesBetween(agreed, offer.dates).map(({ column, from, to }) => (
          <li key={column}>
            {columnTitles[column]} <s className="text-ink-3">{from ? longDay(from, today) : ''}</s>{' '}
            <b className="font-strong">{to ? longDay(to, today) : ''}</b>
          </li>
        ))}
      </ul>
    </Callout>
  );
}
