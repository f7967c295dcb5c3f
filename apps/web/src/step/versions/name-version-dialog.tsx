import { limits } from '@paidang/contract/limits';
import { Field } from '@paidang/ui/field';
import { Input } from '@paidang/ui/input';
import { useState } from 'react';
import { labels } from '#labels/versions';
import { useTaskCache } from '../../data/task-cache';
import { nameVersion } from '../../data/version-names';
import { FormDialog } from '../../shared/form-dialog';
import { usePressedCall } from '../../shared/pressed-call/pressed-call';
import { showToast } from '../../stores/toasts';
import { useStepRoom } from '../page/step-room';
import { versionName } from '../step-kind';

const namingLabels = labels.naming;

export interface NameVersionDialogProps {
  version: number;
  onClose: () => void;
}

/** Gives a version a name that both sides see, or removes it. */
export default function NameVersionDialog({ version, onClose }: NameVersionDialogProps) {
  const { kind, view } = useStepRoom();
  const { revalidateSteps } = useTaskCache();
  const call = usePressedCall();
  const [name, setName] = useState(() => view.versions.find(({ number }) => number === version)?.name ?? '');
  const submit = async () => {
    const at = { task: view.task.uuid, step: view.step.uuid, version };
    if (!(await call.run(() => nameVersion(at, name)))) return;
    await revalidateSteps(view.task.uuid);
    showToast({ title: name.trim() === '' ? namingLabels.removed : namingLabels.done, tone: 'success' });
    onClose();
  };
  return (
    <FormDialog
      title={namingLabels.title(versionName(kind.words)(version))}
      text={namingLabels.text}
      action={namingLabels.action}
      keep={namingLabels.keep}
      call={call}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field label={namingLabels.field}>
        <Input
          maxLength={limits.versionName}
          placeholder={namingLabels.placeholder}
          value={name}
          onChange={(event) => {
            setName(event.target.value);
            call.clear();
          }}
        />
      </Field>
    </FormDialog>
  );
}
