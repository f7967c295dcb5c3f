import type { Deduction, IncomeStatement } from '@paidang/contract/entities';
import { rocShortDate } from '@paidang/contract/income';
import { incomeKindTitles } from '@paidang/contract/vocabulary';
import { cn } from '@paidang/ui/cn';
import { VisuallyHidden } from '@paidang/ui/visually-hidden';
import { type ReactNode, useId } from 'react';
import { labels } from '#labels/income-statement';
import { amount } from '#labels/money';

/** The parts of a statement that are displayed; sensitive data is masked. */
export interface SheetStatement extends Pick<IncomeStatement, 'number' | 'date' | 'period' | 'lines' | 'figures'> {
  payer: Pick<IncomeStatement['payer'], 'name'>;
  payee: Pick<IncomeStatement['payee'], 'name' | 'id_no'>;
}

export interface IncomeStatementSheetProps {
  statement: SheetStatement;
  /** Displayed until the statement has a number. @default 預覽，核准後才會編號 */
  preview?: string;
  /** Note at the end, for example how to save the premium. */
  note?: ReactNode;
  className?: string;
}

/** A 勞務報酬單 in the layout of the official form; a preview if it has no number. It prints on its own. */
export function IncomeStatementSheet({
  statement,
  preview = labels.preview,
  note,
  className,
}: IncomeStatementSheetProps) {
  const { number, date, payer, payee, period, lines, figures } = statement;
  const id = useId();
  const { withholding, premium } = figures;
  const [, rulesOf = ''] = [withholding.effective_from, premium.effective_from].toSorted();
  return (
    <section
      aria-labelledby={id}
      data-slot="income-statement"
      data-paper=""
      className={cn(
        'relative rounded-tight border border-line bg-surface px-5 pt-[34px] pb-7 shadow-2 sm:px-7',
        "before:perforation before:absolute before:inset-x-2 before:top-2.5 before:content-['']",
        "after:perforation after:absolute after:inset-x-2 after:bottom-2.5 after:content-['']",
        'print:rounded-none print:shadow-none print:before:hidden print:after:hidden',
        className,
      )}
    >
      <header className="flex items-start justify-between gap-4 border-b-2 border-ink pb-3.5">
        <div className="min-w-0">
          <h2 id={id} className="text-18 font-strong">
            {labels.title}
          </h2>
          <p className="text-12 text-ink-3 tabular-nums">{number ?? preview}</p>
        </div>
        <time dateTime={date} className="font-mono text-12 leading-7 text-ink-2">
          {rocShortDate(date)}
        </time>
      </header>
      <dl className="border-b border-line py-3">
        <Fact name={labels.payer}>{payer.name}</Fact>
        <Fact name={labels.payee}>
          <span className="flex flex-wrap justify-end gap-x-3">
            <span>{payee.name || labels.unknown}</span>
            {payee.id_no ? <span className="tabular-nums">{payee.id_no.replaceAll('*', '•')}</span> : null}
          </span>
        </Fact>
        <Fact name={labels.kind}>{`${figures.kind} ${incomeKindTitles[figures.kind]}`}</Fact>
        <Fact name={labels.period}>{periodOf(period)}</Fact>
      </dl>
      <dl className="border-b border-line py-3">
        {lines.map(({ title, amount: sum }, index) => (
          // Two lines may be identical.
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
          <Line key={index} name={title}>
            {amount(sum)}
          </Line>
        ))}
      </dl>
      <dl className="border-b border-line py-3">
        <Line name={labels.gross} isStrong>
          {amount(figures.gross)}
        </Line>
        <Taken name={labels.withholding} deduction={withholding} />
        <Taken name={labels.premium} deduction={premium} />
      </dl>
      <div aria-live={number ? undefined : 'polite'} className="flex items-end justify-between gap-4 pt-4.5 pb-3.5">
        <p className="font-strong">
          {labels.net}
          <span className="block text-12 font-regular text-ink-3">{labels.currency}</span>
        </p>
        <p
          data-slot="net"
          className="min-w-0 text-36 leading-none font-medium tracking-[-0.045em] tabular-nums sm:text-48 sm:leading-none"
        >
          {amount(figures.net)}
        </p>
      </div>
      <p className="pb-2 text-12 text-pretty text-ink-3">
        {number ? labels.rules(rulesOf) : labels.onlyExpected(rulesOf)}
        {note}
      </p>
    </section>
  );
}

/** `115/10/02－11/30`: the year only once if both days are in the same one. */
function periodOf({ from, to }: IncomeStatement['period']): string {
  const [first, last] = [rocShortDate(from), rocShortDate(to)];
  if (from === to) return first;
  const isOfOneYear = from.slice(0, 4) === to.slice(0, 4);
  return `${first}－${isOfOneYear ? last.slice(last.indexOf('/') + 1) : last}`;
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-6 py-0.5 text-13">
    <dt className="shrink-0 text-ink-3">{name}</dt>
    <dd className="min-w-0 text-right">{children}</dd>
  </div>
);

interface LineProps {
  name: string;
  /** The rule the amount is calculated by. */
  rule?: string;
  /** @default false */
  isStrong?: boolean;
  children: ReactNode;
}

/** A label and an amount, connected by a leader line. */
const Line = ({ name, rule, isStrong = false, children }: LineProps) => (
  <div
    className={cn('grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-2 py-1 text-15', isStrong && 'font-strong')}
  >
    <dt className="flex min-w-0 items-baseline gap-2">
      <span className="min-w-0 wrap-anywhere">{name}</span>
      <i aria-hidden="true" className="h-px min-w-4 flex-1 -translate-y-1 bg-line-strong opacity-50" />
    </dt>
    <dd className={cn('tabular-nums', !isStrong && 'font-medium')}>{children}</dd>
    {rule ? <dd className="col-span-2 text-12 text-ink-3">{rule}</dd> : null}
  </div>
);

const Taken = ({ name, deduction }: { name: string; deduction: Deduction }) => (
  <Line name={name} rule={deduction.rule}>
    {deduction.amount > 0 ? (
      <>
        <VisuallyHidden>{labels.minus}</VisuallyHidden>
        <span aria-hidden="true">−</span>
      </>
    ) : null}
    {amount(deduction.amount)}
  </Line>
);
