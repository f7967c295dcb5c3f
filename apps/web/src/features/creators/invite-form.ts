import type { ListedProject } from '@paidang/contract/entities';
import { messages } from '@paidang/contract/rules';
import { labels } from '#labels/creators';
import type { CreatorInvitationInput } from '../../data/creators';
import { emptyTask, type TaskForm, toTaskInput } from '../../shared/task-form/task-form';

const inviteLabels = labels.invite;

/** An invitation being filled in: into an existing task, or a new project. */
export interface InviteForm {
  kind: 'task' | 'new';
  task: string | null;
  name: string;
  brand: string;
  product: string;
  first: TaskForm;
  note: string;
}

export const emptyInvitation = (kind: InviteForm['kind']): InviteForm => ({
  kind,
  task: null,
  name: '',
  brand: '',
  product: '',
  first: emptyTask(),
  note: '',
});

export interface OpenTask {
  value: string;
  label: string;
}

/** Tasks without a creator, in projects that are still running. */
export const openTasks = (projects: readonly ListedProject[]): OpenTask[] =>
  projects
    .filter(({ status, is_archived }) => !is_archived && ['building', 'inviting', 'active'].includes(status))
    .flatMap(({ name, tasks }) =>
      tasks
        .filter(({ creator }) => !creator)
        .map(({ uuid, title }) => ({ value: uuid, label: inviteLabels.taskOf(name, title) })),
    );

/** Validation errors, by field. */
export function checkInvitation(form: InviteForm): Record<string, string> {
  if (form.kind === 'task') return form.task ? {} : { task: inviteLabels.chooseTask };
  const texts = { name: form.name, brand: form.brand, product: form.product, title: form.first.title };
  return Object.fromEntries(
    Object.entries(texts).flatMap(([field, text]) => (text.trim() === '' ? [[field, messages.fillThisField]] : [])),
  );
}

export const toInvitation = ({
  kind,
  task,
  name,
  brand,
  product,
  first,
  note,
}: InviteForm): CreatorInvitationInput => ({
  into:
    kind === 'task'
      ? { kind, task_uuid: task ?? '' }
      : { kind, project: { name, brand, product, tasks: [toTaskInput(first)] } },
  note,
});

/** Maps a path in the server's error to the form field it belongs to. */
export function fieldOf(path: string): string {
  if (path.endsWith('.title')) return 'title';
  const last = path.split('.').at(-1) ?? path;
  return last === 'task_uuid' || last === 'email' || last === 'creator' || last === 'into' ? 'task' : last;
}
