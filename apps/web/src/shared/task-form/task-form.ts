import type { TaskType } from '@paidang/contract/vocabulary';
import type { TaskInput } from '../../data/projects';

/** A task as edited in the form. */
export interface TaskForm {
  /** Key of its row while rows are added and removed. */
  id: string;
  type: TaskType;
  title: string;
  platforms: string[];
  quantity: number | null;
  fee: number | null;
}

export const emptyTask = (): TaskForm => ({
  id: crypto.randomUUID(),
  type: 'video',
  title: '',
  platforms: [],
  quantity: 1,
  fee: null,
});

/** Converts a form to the server's input. */
export const toTaskInput = ({ type, title, platforms, quantity, fee }: TaskForm): TaskInput => ({
  type,
  title,
  platforms,
  quantity: Math.round(quantity ?? 1),
  fee: fee && Math.round(fee),
});
