import type { Project } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { mayCancelAlone } from '@paidang/contract/steps';
import { isVendor, type Role } from '@paidang/contract/vocabulary';
import { labels } from '#labels/project-end';
import { useProjectEnd } from '../../data/project-end';
import { WordsDialog } from '../../step/moves/words-dialog';
import { showToast } from '../../stores/toasts';

const { cancelling } = labels;

export interface CancelDialogProps {
  project: Project;
  role: Role;
  onClose: () => void;
}

/** Cancels the collaboration, or requests it from the other people. */
export default function CancelDialog({ project, role, onClose }: CancelDialogProps) {
  const { cancel } = useProjectEnd(project.uuid);
  const isAlone = isVendor(role) && mayCancelAlone(project.tasks);
  return (
    <WordsDialog
      title={cancelling.title}
      text={isAlone ? cancelling.alone : cancelling.ask}
      field={cancelling.field}
      placeholder={cancelling.placeholder}
      action={isAlone ? cancelling.actAlone : cancelling.actAsk}
      cancel={cancelling.keep}
      required
      most={limits.project.reasonLength}
      about={['cancel', project.uuid]}
      onSend={async (reason) => {
        await cancel(reason);
        showToast({ title: isAlone ? labels.done.cancel : labels.done.ask, tone: 'success' });
      }}
      onClose={onClose}
    />
  );
}
