import { labels } from '#labels/step';
import type { StepSheet } from '../../data/step-source';
import { stepName } from '../step-name';

/** What accepting leads to, for whoever may accept. */
export function NextStep({ sheet: { allowed, task, step } }: { sheet: StepSheet }) {
  const at = task.steps.findIndex((one) => one.uuid === step.uuid);
  const next = task.steps[at + 1];
  if (!next || !allowed.includes('accept')) return null;
  return <p className="text-13 text-ink-3 max-lg:hidden">{labels.thenStep(next.function, stepName(task, next))}</p>;
}
