import { normaliseTaskType, taskTypeTitles } from '@paidang/contract/vocabulary';
import type { ReactNode } from 'react';
import { money } from '#labels/money';
import { labels } from '#labels/open-project';
import { type Day, dayRange } from '../../shared/dates/taipei';
import type { ProjectForm } from './project-form';

const summaryLabels = labels.summary;

export interface ProjectSummaryProps {
  form: ProjectForm;
  /** Name of the creator the project is for, if known. */
  partner: string | null;
  today: Day;
}

/** Live summary of the project being opened, and what happens next. */
export function ProjectSummary({ form, partner, today }: ProjectSummaryProps) {
  const { name, brand, product, start, end, tasks, email } = form;
  const fees = tasks.map(({ fee, quantity }) => (fee === null ? null : fee * (quantity ?? 1)));
  const total = fees.reduce<number>((sum, fee) => sum + (fee ?? 0), 0);
  const subject = [brand, product].map((part) => part.trim()).filter(Boolean);
  return (
    <aside aria-labelledby="summary" className="max-lg:hidden">
      <div className="sticky top-20 rounded-card border border-line bg-surface p-6">
        <h2 id="summary" className="text-13 text-ink-3">
          {summaryLabels.title}
        </h2>
        <p className="mt-1 text-18 font-strong text-balance wrap-anywhere">{name.trim() || summaryLabels.noName}</p>
        <dl className="mt-4 grid grid-cols-[72px_minmax(0,1fr)] gap-y-2 border-t border-line pt-4">
          <Fact term={summaryLabels.subject}>{subject.join('｜') || summaryLabels.none}</Fact>
          <Fact term={summaryLabels.period}>{dayRange(start, end, today) || summaryLabels.none}</Fact>
          <Fact term={summaryLabels.partner}>{partner ?? (email.trim() || summaryLabels.later)}</Fact>
        </dl>
        <ul className="mt-4 grid gap-2 border-t border-line pt-4">
          {tasks.map(({ id, type, title, quantity }, at) => {
            const fee = fees[at] ?? null;
            return (
              <li key={id} className="flex items-baseline gap-2">
                <span className="min-w-0 wrap-anywhere">
                  {title.trim() || taskTypeTitles[normaliseTaskType(type)]}
                  {quantity && quantity > 1 ? <span className="ml-1.5 text-13 text-ink-3">× {quantity}</span> : null}
                </span>
                <span className="ml-auto shrink-0 text-13 text-ink-2">
                  {fee === null ? summaryLabels.none : money(fee)}
                </span>
              </li>
            );
          })}
        </ul>
        {total > 0 ? (
          <p className="mt-3 flex items-baseline justify-between border-t border-line pt-3 font-strong">
            <span>{summaryLabels.total}</span>
            <span>{money(total)}</span>
          </p>
        ) : null}
        <h3 className="mt-5 border-t border-line pt-4 text-13 text-ink-3">{summaryLabels.next}</h3>
        <ol className="mt-2 grid gap-1.5">
          {summaryLabels.steps.map((step, at) => (
            <li key={step} className="flex gap-2.5 text-13 text-ink-2">
              <span aria-hidden="true" className="font-mono text-ink-3">
                {at + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
      </div>
    </aside>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-13 text-ink-3">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  );
}
