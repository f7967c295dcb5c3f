import type { Project, Task } from '@paidang/contract/entities';
import { stepStatusTitle } from '@paidang/contract/steps';
import { hasEnded } from '@paidang/contract/vocabulary';
import type { FilmFrame } from '@paidang/ui/film-strip';
import { labels as endLabels } from '#labels/ended';
import { labels } from '#labels/progress';
import { versionWord } from '#labels/version-names';
import { type Day, shortDay } from '../../shared/dates/taipei';
import { StepDrawing } from '../../step/step-drawing';
import { stepName, stepPath } from '../../step/step-link';
import { currentStep, frameState, nextAction, type Turn } from '../../step/step-state';

/** The task's steps as frames of a film strip. */
export function filmFrames(
  project: Pick<Project, 'status'>,
  task: Task,
  me: Turn,
  names: Record<Turn, string>,
  today: Day,
): FilmFrame[] {
  const current = currentStep(project, task);
  return task.steps.map((step) => {
    const state = frameState(project, step, current, today);
    const due = step.due_date ? shortDay(step.due_date, today) : '';
    const version = step.version > 0 ? `${versionWord(step.function, step.version)} ` : '';
    const turnSentence =
      step.turn === me ? labels.yourTurnTo(nextAction(step)) : labels.turnOf(step.turn ? names[step.turn] : '');
    const captions: Record<FilmFrame['state'], string> = {
      now: step.turn ? turnSentence : stepStatusTitle(step.function, step.status),
      done: `${version}${stepStatusTitle(step.function, step.status)}`,
      skipped: hasEnded(project.status) ? endLabels.unfinished : stepStatusTitle(step.function, step.status),
      next: due,
      late: due,
    };
    return {
      id: step.uuid,
      code: step.function,
      title: stepName(task, step),
      caption: captions[state],
      state,
      tone: step.turn ?? undefined,
      picture: step.picture ?? <StepDrawing code={step.function} />,
      href: stepPath(task, step) ?? undefined,
    };
  });
}
