import type { Task } from '@paidang/contract/entities';
import { normaliseTaskType, taskTypeTitles } from '@paidang/contract/vocabulary';
import { labels } from '#labels/project-changes';
import { useProjectChanges } from '../../data/projects';
import { ConfirmDialog } from '../../shared/confirm-dialog';
import { showToast } from '../../stores/toasts';

const removingLabels = labels.removing;

export interface RemoveTaskDialogProps {
  task: Task;
  onClose: () => void;
}

/** Removes a task without a creator, after listing what is deleted with it. */
export default function RemoveTaskDialog({ task, onClose }: RemoveTaskDialogProps) {
  const { removeTask } = useProjectChanges();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={removingLabels.title(task.title || taskTypeTitles[normaliseTaskType(task.type)])}
      text={removingLabels.text}
      cancel={labels.keep}
      confirm={removingLabels.action}
      onConfirm={async () => {
        await removeTask(task.uuid);
        showToast({ title: removingLabels.done, tone: 'success' });
      }}
    />
  );
}
