import type { Task } from '@paidang/contract/entities';
import { functionCodes } from '@paidang/contract/vocabulary';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/case-report';
import { briefSource } from '../../data/briefs';
import { useStepVersion } from '../../data/steps';
import { stepName, stepPath } from '../../step/step-link';

const agreedLabels = labels.agreed;
const compared: readonly string[] = [
  functionCodes.brief,
  functionCodes.scriptPages,
  functionCodes.scriptOnePage,
  functionCodes.video,
];

/** What the figures are compared with: the brief's order, and links to what was agreed. */
export function AgreedTerms({ task }: { task: Task }) {
  const source = useMemo(() => briefSource(task.uuid), [task.uuid]);
  const brief = task.steps.find((step) => step.function === functionCodes.brief);
  const { data } = useStepVersion(source, brief?.version || null);
  const ordered = data?.content.deliverables.filter(({ title }) => title !== '') ?? [];
  const steps = task.steps.filter((step) => step.version > 0 && compared.includes(step.function));
  if (steps.length === 0) return null;
  return (
    <section className="mt-6 max-lg:hidden">
      <h2 className="mb-2 text-12 font-medium text-ink-3">{agreedLabels.title}</h2>
      {ordered.length > 0 ? (
        <ul className="mb-3 grid gap-2 text-13 text-ink-2">
          {ordered.map(({ title, quantity, note }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries may be equal, and the list is never reordered
            <li key={index} className="[overflow-wrap:anywhere]">
              {agreedLabels.ordered(title, quantity)}
              {note ? <span className="block text-12 text-ink-3">{note}</span> : null}
            </li>
          ))}
        </ul>
      ) : null}
      <ul className="flex flex-wrap gap-x-4">
        {steps.map((step) => (
          <li key={step.function}>
            <Link
              to={stepPath(task, step) ?? ''}
              className="inline-flex min-h-8 items-center text-13 text-ink-2 underline underline-offset-4 hover:text-ink"
            >
              {stepName(task, step)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
