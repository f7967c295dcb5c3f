import type { Project } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { messages } from '@paidang/contract/rules';
import { DatePicker } from '@paidang/ui/date-picker';
import { Field } from '@paidang/ui/field';
import { Input } from '@paidang/ui/input';
import { useState } from 'react';
import { labels } from '#labels/project-changes';
import { type ProjectFactsInput, useProjectChanges } from '../../data/projects';
import { dayOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { FormDialog } from '../../shared/form-dialog';
import { usePressedCall } from '../../shared/pressed-call/pressed-call';
import { showToast } from '../../stores/toasts';

const editingLabels = labels.editing;
const names = ['name', 'brand', 'product'] as const;

export interface EditProjectDialogProps {
  project: Project;
  onClose: () => void;
}

/** Edits name, brand, product and period of a project. */
export default function EditProjectDialog({ project, onClose }: EditProjectDialogProps) {
  const { change } = useProjectChanges();
  const call = usePressedCall();
  const today = dayOf(useNow());
  const [form, setForm] = useState<ProjectFactsInput>(() => {
    const { name, brand, product, start_date, end_date } = project;
    return { name, brand, product, start_date, end_date };
  });
  const [isChecked, setChecked] = useState(false);
  const fill = (changes: Partial<ProjectFactsInput>) => {
    setForm((current) => ({ ...current, ...changes }));
    call.clear();
  };
  const { start_date: start, end_date: end } = form;
  const emptyOf = (name: (typeof names)[number]) => (form[name].trim() === '' ? messages.fillThisField : null);
  const endProblem = start && end && end < start ? messages.endBeforeStart : null;

  const submit = async () => {
    setChecked(true);
    if (names.some(emptyOf) || endProblem) return;
    if (!(await call.run(() => change(project.uuid, form)))) return;
    showToast({ title: editingLabels.done, tone: 'success' });
    onClose();
  };

  return (
    <FormDialog
      title={labels.edit}
      text={editingLabels.text}
      action={editingLabels.action}
      keep={labels.keep}
      isFilled
      call={call}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid gap-2">
        {names.map((name) => (
          <Field key={name} label={editingLabels[name]} error={isChecked ? emptyOf(name) : null} lines={1} required>
            <Input
              maxLength={limits.project.nameLength}
              value={form[name]}
              onChange={(event) => fill({ [name]: event.target.value })}
            />
          </Field>
        ))}
        <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
          <Field label={editingLabels.start} optional={labels.optional} lines={1}>
            <DatePicker value={start ?? null} today={today} onValueChange={(day) => fill({ start_date: day })} />
          </Field>
          <Field label={editingLabels.end} optional={labels.optional} error={endProblem} lines={1}>
            <DatePicker value={end ?? null} today={today} onValueChange={(day) => fill({ end_date: day })} />
          </Field>
        </div>
      </div>
    </FormDialog>
  );
}
