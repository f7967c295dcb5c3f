import type { Project, Step, Task } from '@paidang/contract/entities';
import { isStepDone, owedStep, stepStatusTitle } from '@paidang/contract/steps';
import { functionCodes } from '@paidang/contract/vocabulary';
import { Button } from '@paidang/ui/button';
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '@paidang/ui/dialog';
import { Link } from 'react-router-dom';
import { labels } from '#labels/project-end';
import { useProjectEnd } from '../../data/project-end';
import { ConfirmDialog } from '../../shared/confirm-dialog';
import { stepName, stepPath } from '../../step/step-link';
import { showToast } from '../../stores/toasts';

const { closing } = labels;

interface Owed {
  task: Task;
  step: Step;
}

const isMissingReport = (step: Step): boolean =>
  step.function === functionCodes.closingReport && !isStepDone(step.function, step.status);

export interface CloseDialogProps {
  project: Project;
  onClose: () => void;
}

/** Asks whether to close the project, or lists what keeps it open. */
export default function CloseDialog({ project, onClose }: CloseDialogProps) {
  const { close } = useProjectEnd(project.uuid);
  const owed = project.tasks.flatMap((task): Owed[] => {
    const step = owedStep(task);
    return step ? [{ task, step }] : [];
  });
  if (owed.length > 0) return <OwedDialog owed={owed} onClose={onClose} />;
  const lacksReport = project.tasks.some(({ steps }) => steps.some(isMissingReport));
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={closing.title}
      text={`${closing.text}${lacksReport ? closing.withoutReport : ''}`}
      cancel={closing.keep}
      confirm={closing.action}
      onConfirm={async () => {
        await close();
        showToast({ title: labels.done.close, tone: 'success' });
      }}
    />
  );
}

function OwedDialog({ owed, onClose }: { owed: readonly Owed[]; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogTitle>{closing.owed}</DialogTitle>
        <DialogDescription>{closing.owedText}</DialogDescription>
        <ul className="mt-4 max-h-80 overflow-y-auto rounded-control border border-line">
          {owed.map(({ task, step }) => (
            <li key={step.uuid} className="border-line not-last:border-b">
              <OwedLine task={task} step={step} onClose={onClose} />
            </li>
          ))}
        </ul>
        <DialogFooter className="mt-5">
          <DialogClose asChild>
            <Button variant="ink">{closing.dismiss}</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

/** A task's current step, with a link to it. */
function OwedLine({ task, step, onClose }: Owed & { onClose: () => void }) {
  const path = stepPath(task, step);
  const line = (
    <>
      <span className="min-w-0">
        <span className="block font-medium">{stepName(task, step)}</span>
        <span className="block truncate text-13 text-ink-3">{task.title}</span>
      </span>
      <span className="shrink-0 text-13 text-ink-2">{stepStatusTitle(step.function, step.status)}</span>
    </>
  );
  const lineClass = 'flex min-h-14 items-center justify-between gap-4 px-4 py-2';
  return path ? (
    <Link to={path} onClick={onClose} className={`${lineClass} hover:bg-sunken`}>
      {line}
    </Link>
  ) : (
    <span className={lineClass}>{line}</span>
  );
}
