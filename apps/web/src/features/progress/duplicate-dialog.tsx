import type { Project } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { paths } from '@paidang/contract/pages';
import { messages } from '@paidang/contract/rules';
import { Field } from '@paidang/ui/field';
import { Input } from '@paidang/ui/input';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { labels } from '#labels/project-changes';
import { useProjectChanges } from '../../data/projects';
import { FormDialog } from '../../shared/form-dialog';
import { usePressedCall } from '../../shared/pressed-call/pressed-call';
import { showToast } from '../../stores/toasts';

const copyingLabels = labels.copying;

export interface DuplicateDialogProps {
  project: Project;
  onClose: () => void;
}

/** Explains what a copy includes, asks for its name, and opens it. */
export default function DuplicateDialog({ project, onClose }: DuplicateDialogProps) {
  const { duplicate } = useProjectChanges();
  const navigate = useNavigate();
  const call = usePressedCall();
  const key = useRef(crypto.randomUUID());
  const [name, setName] = useState(() => copyingLabels.suggestion(project.name).slice(0, limits.project.nameLength));
  const [problem, setProblem] = useState<string | null>(null);

  const submit = async () => {
    if (name.trim() === '') return setProblem(messages.fillThisField);
    let copy: Project | null = null;
    await call.run(async () => {
      copy = await duplicate(project.uuid, name, key.current);
    });
    goTo(copy);
  };
  const goTo = (copy: Project | null) => {
    if (!copy) return;
    onClose();
    showToast({ title: copyingLabels.done, tone: 'success' });
    navigate(paths.projectProgress(copy.uuid));
  };

  return (
    <FormDialog
      title={labels.duplicate}
      text={copyingLabels.text}
      action={copyingLabels.action}
      keep={labels.keep}
      call={call}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={copyingLabels.name} error={problem} lines={1} required>
        <Input
          maxLength={limits.project.nameLength}
          value={name}
          onChange={(event) => {
            setName(event.target.value);
            setProblem(null);
            call.clear();
            // A copy with another name is another request.
            key.current = crypto.randomUUID();
          }}
        />
      </Field>
    </FormDialog>
  );
}
