import type { ListedProject, ListedStep, ListedTask, Step } from '@paidang/contract/entities';
import { isStepDone, stepDefinition } from '@paidang/contract/steps';
import { functionTitles, hasEnded } from '@paidang/contract/vocabulary';
import type { FilmFrame } from '@paidang/ui/film-strip';
import { labels } from '#labels/step-progress';
import type { Day } from '../shared/dates/taipei';

export type Turn = 'vendor' | 'creator';

/** A request to reopen an accepted step is waiting for an answer, so the step does not count as done. */
const isReopenRequested = ({ status }: Pick<ListedStep, 'status'>): boolean => status === 'reopen_requested';

const isPast = (step: Pick<ListedStep, 'function' | 'status'>): boolean =>
  step.status === 'archived' || (isStepDone(step.function, step.status) && !isReopenRequested(step));

/** The part of a project that determines the state of its tasks. */
type ProjectState = Pick<ListedProject, 'status'>;

/** The current step of a task: the first that is not done; `null` if all are, or if the project has ended. */
export const currentStep = <Step extends Pick<ListedStep, 'function' | 'status'>>(
  project: ProjectState,
  task: { steps: readonly Step[] },
): Step | null => (hasEnded(project.status) ? null : (task.steps.find((step) => !isPast(step)) ?? null));

/** State of one frame of the film strip. Steps left undone when the project ended are shown as skipped. */
export function frameState(
  { status }: ProjectState,
  step: ListedStep,
  current: ListedStep | null,
  today: Day,
): FilmFrame['state'] {
  if (step.uuid === current?.uuid) return 'now';
  if (step.status === 'archived') return 'skipped';
  if (isPast(step)) return 'done';
  if (hasEnded(status)) return 'skipped';
  return step.due_date && step.due_date < today && step.turn ? 'late' : 'next';
}

export interface MiniFrame {
  id: string;
  state: FilmFrame['state'];
  tone: Turn | undefined;
}

/** The task's film strip in miniature. */
export function miniFrames(
  project: ProjectState,
  task: Pick<ListedTask, 'steps'>,
  today: Day,
  lit = currentStep(project, task),
): MiniFrame[] {
  return task.steps.map((step) => ({
    id: step.uuid,
    state: frameState(project, step, lit, today),
    tone: step.turn ?? undefined,
  }));
}

/** Text equivalent of the miniature. */
export function progressWords(project: ProjectState, task: Pick<ListedTask, 'steps'>): string {
  const current = currentStep(project, task);
  const count = task.steps.length;
  if (current) return labels.at(task.steps.indexOf(current) + 1, count, functionTitles[current.function]);
  const done = task.steps.filter(isPast).length;
  return done === count ? labels.finished(count) : labels.left(done, count);
}

/**
 * What the party whose turn it is has to do.
 *
 * @example nextAction({ function: '030', status: 'provided' }) // '確認大綱'
 */
export function nextAction({ function: code, status }: Pick<Step, 'function' | 'status'>): string {
  if (status === 'reopen_requested') return labels.answerReopening;
  const { noun, verbs } = stepDefinition(code);
  const verb = verbs?.[status] ?? labels.verbs[status];
  return verb ? labels.action(verb, noun) : '';
}
