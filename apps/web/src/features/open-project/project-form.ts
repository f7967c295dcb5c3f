import { checkEmail, messages } from '@paidang/contract/rules';
import type { ProjectInput } from '../../data/invitations';
import { type TaskForm, toTaskInput } from '../../shared/task-form/task-form';

export interface ProjectForm {
  name: string;
  brand: string;
  product: string;
  start: string | null;
  end: string | null;
  tasks: TaskForm[];
  email: string;
  note: string;
}

/** Error messages by the server's field names: `name`, `end_date`, `tasks.0.title`. */
export type Problems = Record<string, string>;

/** Validation errors of the form, by field. */
export function checkForm({ name, brand, product, start, end, tasks, email }: ProjectForm): Problems {
  const required = {
    name,
    brand,
    product,
    ...Object.fromEntries(tasks.map((task, at) => [`tasks.${at}.title`, task.title])),
  };
  const empty = Object.entries(required).flatMap(([field, value]) =>
    value.trim() === '' ? [[field, messages.fillThisField] as const] : [],
  );
  const wrongEmail = email.trim() === '' ? null : checkEmail(email, 'page');
  return {
    ...Object.fromEntries(empty),
    ...(start && end && end < start ? { end_date: messages.endBeforeStart } : {}),
    ...(wrongEmail ? { creator_email: wrongEmail } : {}),
  };
}

/** Converts the form to the request body. */
export function toProjectInput(form: ProjectForm, invitation: string | null): ProjectInput {
  const { name, brand, product, start, end, tasks, email, note } = form;
  return {
    name,
    brand,
    product,
    start_date: start,
    end_date: end,
    tasks: tasks.map(toTaskInput),
    note,
    ...(invitation ? { project_build_invitation_uuid: invitation } : {}),
    ...(!invitation && email.trim() ? { creator_email: email.trim() } : {}),
  };
}
