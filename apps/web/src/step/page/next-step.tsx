import type { Project, Step, Task } from '@paidang/contract/entities';
import { isStepDone } from '@paidang/contract/steps';
import { Button } from '@paidang/ui/button';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/step';
import { stepName, stepPath } from '../step-link';
import { currentStep, nextAction, type Turn } from '../step-state';

export interface NextStepProps {
  project: Pick<Project, 'status'>;
  task: Task;
  /** The step of this page. */
  step: Step;
  /** Side of the reader. */
  me: Turn;
}

/** Links a finished step to the task's current one; renders nothing while this step is unfinished. */
export function NextStep({ project, task, step, me }: NextStepProps) {
  const next = currentStep(project, task);
  const path = next && stepPath(task, next);
  if (!path || next.uuid === step.uuid || !isStepDone(step.function, step.status)) return null;
  const isMine = next.turn === me;
  const name = stepName(task, next);
  return (
    <Button asChild size="sm" variant={isMine ? 'ink' : 'ghost'} className="lg:ml-auto">
      <Link to={path}>
        {labels.nextStep(isMine ? nextAction(next) || name : name)}
        <ChevronRight size={16} strokeWidth={1.75} aria-hidden="true" />
      </Link>
    </Button>
  );
}
