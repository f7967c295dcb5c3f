import { outlineCalls } from '@paidang/contract/calls';
import { reviewSource } from './reviews';

/** The outline of a task on the server. */
export const outlineSource = (task: string) => reviewSource<string>(outlineCalls, ['outline', task], { task });
