import type { CreatorSummary } from '@paidang/contract/entities';
import { creatorCardLimits, limits } from '@paidang/contract/limits';
import { Combobox } from '@paidang/ui/combobox';
import { Field } from '@paidang/ui/field';
import { Input } from '@paidang/ui/input';
import { Segmented } from '@paidang/ui/segmented';
import { Skeleton } from '@paidang/ui/skeleton';
import { Textarea } from '@paidang/ui/textarea';
import { useRef, useState } from 'react';
import { labels } from '#labels/creators';
import { useCreatorMoves } from '../../data/creators';
import { ApiError } from '../../data/errors';
import { useProjects } from '../../data/projects';
import { FormDialog } from '../../shared/form-dialog';
import { RestoredNote, useKeptForm } from '../../shared/kept-form/kept-form';
import { usePressedCall } from '../../shared/pressed-call/pressed-call';
import { TaskFields } from '../../shared/task-form/task-fields';
import { useFocusInvalid } from '../../shared/use-focus-invalid';
import { showToast } from '../../stores/toasts';
import { checkInvitation, emptyInvitation, fieldOf, type OpenTask, openTasks, toInvitation } from './invite-form';

const inviteLabels = labels.invite;

export interface InviteCreatorDialogProps {
  creator: Pick<CreatorSummary, 'uuid' | 'name'>;
  onClose: () => void;
}

/** Invites a creator into an existing task, or into a new project. */
export default function InviteCreatorDialog(props: InviteCreatorDialogProps) {
  const { data: projects } = useProjects();
  if (projects) return <InviteForm {...props} tasks={openTasks(projects)} />;
  return (
    <FormDialog
      title={inviteLabels.title(props.creator.name)}
      text={inviteLabels.text}
      action={inviteLabels.send}
      keep={inviteLabels.cancel}
      call={{ busy: false, problem: null }}
      disabled
      onSubmit={() => undefined}
      onClose={props.onClose}
    >
      <Skeleton shape="block" className="h-40" />
    </FormDialog>
  );
}

function InviteForm({ creator, tasks, onClose }: InviteCreatorDialogProps & { tasks: readonly OpenTask[] }) {
  const { invite } = useCreatorMoves();
  const [start] = useState(() => emptyInvitation(tasks.length > 0 ? 'task' : 'new'));
  const { form, change, forget, isRestored } = useKeptForm(['creator-invitation', creator.uuid], start);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const call = usePressedCall();
  // Idempotency key: a retry opens only one project.
  const key = useRef(crypto.randomUUID());
  const fields = useRef<HTMLDivElement>(null);
  const focusInvalid = useFocusInvalid(fields);
  const showProblems = (found: Record<string, string>) => {
    setProblems(found);
    focusInvalid();
  };

  const set = (changes: Partial<typeof form>) => {
    change(changes);
    setProblems({});
    call.clear();
    key.current = crypto.randomUUID();
  };

  const submit = async () => {
    const wrong = checkInvitation(form);
    if (Object.keys(wrong).length > 0) return showProblems(wrong);
    const isSent = await call.run(() =>
      invite(creator.uuid, toInvitation(form), key.current).catch((error: unknown) => {
        const refused = error instanceof ApiError ? Object.entries(error.errors) : [];
        if (refused.length === 0) throw error;
        showProblems(Object.fromEntries(refused.map(([path, [text]]) => [fieldOf(path), text ?? ''])));
        return false;
      }),
    );
    if (!isSent) return;
    forget(start);
    showToast({ title: inviteLabels.sent(creator.name), tone: 'success' });
    onClose();
  };

  const textField = (field: 'name' | 'brand' | 'product', label: string) => (
    <Field label={label} error={problems[field]} lines={1} required>
      <Input
        maxLength={limits.project.nameLength}
        value={form[field]}
        onChange={(event) => set({ [field]: event.target.value })}
      />
    </Field>
  );

  return (
    <FormDialog
      title={inviteLabels.title(creator.name)}
      text={inviteLabels.text}
      action={inviteLabels.send}
      keep={inviteLabels.cancel}
      isFilled={form.note !== '' || form.name !== '' || form.task !== null}
      call={call}
      onSubmit={submit}
      onClose={onClose}
    >
      <div ref={fields} className="grid gap-4">
        <RestoredNote isRestored={isRestored} onStartOver={() => forget(start)} />
        <Segmented
          label={inviteLabels.into}
          options={[
            { value: 'task', label: inviteLabels.existing },
            { value: 'new', label: inviteLabels.fresh },
          ]}
          value={form.kind}
          onValueChange={(kind) => set({ kind })}
        />
        {form.kind === 'new' ? (
          <>
            {textField('name', inviteLabels.projectName)}
            <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
              {textField('brand', inviteLabels.brand)}
              {textField('product', inviteLabels.product)}
            </div>
            <TaskFields
              task={form.first}
              number={1}
              error={problems.title}
              onChange={(changes) => set({ first: { ...form.first, ...changes } })}
              onRemove={undefined}
            />
            {problems.task ? (
              <p role="alert" className="text-13 text-danger-600">
                {problems.task}
              </p>
            ) : null}
          </>
        ) : tasks.length === 0 ? (
          <p className="text-ink-2">{inviteLabels.noTask}</p>
        ) : (
          <Field label={inviteLabels.task} error={problems.task} lines={1} required>
            <Combobox
              placeholder={inviteLabels.taskPlaceholder}
              options={tasks}
              value={form.task}
              onValueChange={(task) => set({ task })}
            />
          </Field>
        )}
        <Field
          label={inviteLabels.note}
          optional={inviteLabels.optional}
          error={problems.note}
          hint={`${form.note.length}/${creatorCardLimits.note}`}
        >
          <Textarea
            minHeight={96}
            maxLength={creatorCardLimits.note}
            value={form.note}
            onChange={(event) => set({ note: event.target.value })}
          />
        </Field>
      </div>
    </FormDialog>
  );
}
