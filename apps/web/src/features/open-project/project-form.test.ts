import { messages } from '@paidang/contract/rules';
import { expect, test } from 'vitest';
import { emptyTask } from '../../shared/task-form/task-form';
import { checkForm, type ProjectForm, toProjectInput } from './project-form';

const form: ProjectForm = {
  name: '夜間修護精華',
  brand: '山眠',
  product: '精華',
  start: '2026-12-01',
  end: '2027-01-15',
  tasks: [{ ...emptyTask(), title: '開箱影片' }],
  email: '',
  note: '',
};

test('R-prj-15 a complete form has no errors, and missing values are reported at their fields', () => {
  expect(checkForm(form)).toEqual({});
  const tasks = [...form.tasks, emptyTask()];
  expect(checkForm({ ...form, name: ' ', tasks, end: '2026-11-30', email: 'ａ@b' })).toEqual({
    name: messages.fillThisField,
    'tasks.1.title': messages.fillThisField,
    end_date: messages.endBeforeStart,
    creator_email: messages.emailFormat,
  });
});

test('a project that answers an invitation invites nobody else', () => {
  const input = toProjectInput({ ...form, email: 'star@paidang.test' }, '0199');
  expect(input).toMatchObject({ project_build_invitation_uuid: '0199' });
  expect(input).not.toHaveProperty('creator_email');
});

test('numbers are sent as integers, even if submitted while typing', () => {
  const [task] = toProjectInput({ ...form, tasks: [{ ...emptyTask(), quantity: 2.6, fee: 1000.4 }] }, null).tasks;
  expect(task).toMatchObject({ quantity: 3, fee: 1000 });
  expect(toProjectInput({ ...form, tasks: [{ ...emptyTask(), quantity: null }] }, null).tasks[0]).toMatchObject({
    quantity: 1,
    fee: null,
  });
});
