import type { Person, Project, Task } from '@paidang/contract/entities';
import { isVendor, type Role } from '@paidang/contract/vocabulary';
import { labels } from '#labels/shared';

/** What somebody is called: the brand or channel, else the person. */
export const personName = ({ company_name, name }: Pick<Person, 'company_name' | 'name'>): string =>
  company_name || name;

export interface Side {
  name: string;
  src: string | null;
  tone: 'vendor' | 'creator';
}

/** Whoever sits at a table: a project's row, or a step's sheet. */
export interface TaskSides {
  project: Pick<Project, 'vendor'>;
  task: Pick<Task, 'creator'> | null;
}

/** The two sides of a row, the vendor's on the left. */
export function sidesOf({ project, task }: TaskSides): { left: Side; right: Side } {
  const { vendor } = project;
  return {
    left: { name: personName(vendor), src: vendor.avatar, tone: 'vendor' },
    right: {
      name: task?.creator?.name ?? labels.noPerson,
      src: task?.creator?.avatar ?? null,
      tone: 'creator',
    },
  };
}

/** Who the creator is, where no sentence is around the name. */
export const creatorTitle = (sides: TaskSides): string =>
  sides.task?.creator ? sidesOf(sides).right.name : labels.notJoined;

/** The other side, as the reader sees it. */
export const partnerOf = (row: TaskSides, role: Role): Side => {
  const { left, right } = sidesOf(row);
  return isVendor(role) ? right : left;
};
