import { isVendor, type Role } from '@paidang/contract/vocabulary';
import { labels } from './labels';
import type { ProjectRow } from './project-rows';

export interface Seat {
  name: string;
  src: string | null;
  tone: 'vendor' | 'creator';
}

/** The two seats of a row, the vendor's on the left. */
export function seatsOf({ project, task }: Pick<ProjectRow, 'project' | 'task'>): { left: Seat; right: Seat } {
  const { vendor } = project;
  return {
    left: { name: vendor.company_name || vendor.name, src: vendor.avatar, tone: 'vendor' },
    right: {
      name: task?.creator?.name ?? labels.noPerson,
      src: task?.creator?.avatar ?? null,
      tone: 'creator',
    },
  };
}

/** The other side, as the reader sees it. */
export const partnerOf = (row: Pick<ProjectRow, 'project' | 'task'>, role: Role): Seat => {
  const { left, right } = seatsOf(row);
  return isVendor(role) ? right : left;
};
