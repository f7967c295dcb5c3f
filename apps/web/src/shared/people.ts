import type { Person, Project, Task } from '@paidang/contract/entities';
import { isVendor, type Role } from '@paidang/contract/vocabulary';
import { labels } from '#labels/shared';

/** Display name: the brand or channel, or else the person's name. */
export const personName = ({ company_name, name }: Pick<Person, 'company_name' | 'name'>): string =>
  company_name || name;

export interface Side {
  name: string;
  src: string | null;
  tone: 'vendor' | 'creator';
}

/** The parts of a project row or a step view that name the two people. */
export interface TaskSides {
  project: Pick<Project, 'vendor'>;
  task: Pick<Task, 'creator'> | null;
}

/** The two sides of a task: the vendor on the left, the creator on the right. */
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

/** Name of the creator, for places where it is not part of a sentence. */
export const creatorTitle = (sides: TaskSides): string =>
  sides.task?.creator ? sidesOf(sides).right.name : labels.notJoined;

/** The other side, from the point of view of the given role. */
export const partnerOf = (row: TaskSides, role: Role): Side => {
  const { left, right } = sidesOf(row);
  return isVendor(role) ? right : left;
};
