import { proposalLimits } from '@paidang/contract/limits';
import { quoteTotal } from '@paidang/contract/rules';
import { RichTextEditor } from '@paidang/editor';
import { DatePicker } from '@paidang/ui/date-picker';
import { Field } from '@paidang/ui/field';
import { Input } from '@paidang/ui/input';
import { type ReactNode, useId } from 'react';
import { labels } from '#labels/console-proposals';
import { money } from '#labels/money';
import { labels as proposalLabels } from '#labels/proposal';
import { CandidateRows } from './candidate-rows';
import { DeliverableRows, PhaseRows, type ProposalRowsProps, QuoteRows } from './proposal-rows';
import { QuoteHelp } from './quote-help';

const formLabels = labels.form;

/** Form with all contents of a proposal. */
export function ProposalForm(props: ProposalRowsProps & { today: string }) {
  const { content, errors, onChange, today } = props;
  const { subtotal, tax, total } = quoteTotal(content.quote);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-9">
      <Part title={formLabels.sections.basics}>
        <div className="grid gap-4 sm:grid-cols-2">
          {(['name', 'brand', 'product'] as const).map((field) => (
            <Field
              key={field}
              label={formLabels[field]}
              error={errors[field]}
              required
              className={field === 'name' ? 'sm:col-span-2' : undefined}
            >
              <Input
                value={content[field]}
                maxLength={proposalLimits.titleLength}
                onChange={({ target }) => onChange({ [field]: target.value })}
              />
            </Field>
          ))}
          <Field label={formLabels.validUntil} hint={formLabels.validHint} error={errors.valid_until} required>
            <DatePicker
              value={content.valid_until}
              min={today}
              today={today}
              onValueChange={(day) => onChange({ valid_until: day })}
            />
          </Field>
        </div>
      </Part>
      <Part title={formLabels.sections.candidates}>
        <CandidateRows {...props} />
      </Part>
      <Part title={formLabels.sections.deliverables}>
        <DeliverableRows {...props} />
      </Part>
      <Part title={formLabels.sections.quote}>
        <QuoteHelp {...props} />
        <QuoteRows {...props} />
        <dl aria-live="polite" className="mt-4 ml-auto grid w-fit grid-cols-2 gap-x-6 text-right tabular-nums">
          <dt className="text-ink-2">{proposalLabels.paper.subtotal}</dt>
          <dd>{money(subtotal)}</dd>
          <dt className="text-ink-2">{proposalLabels.paper.tax}</dt>
          <dd>{money(tax)}</dd>
          <dt className="font-strong">{proposalLabels.paper.grandTotal}</dt>
          <dd className="font-strong">{money(total)}</dd>
        </dl>
      </Part>
      <Part title={formLabels.sections.phases}>
        <PhaseRows {...props} />
      </Part>
      <Part title={formLabels.sections.notes}>
        <RichTextEditor
          label={formLabels.notes}
          placeholder={formLabels.notesPlaceholder}
          value={content.notes}
          onChange={(notes) => onChange({ notes })}
        />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="mb-3 text-18 font-strong">
        {title}
      </h3>
      {children}
    </section>
  );
}
