import { guideIds } from '@paidang/contract/vocabulary';
import { taipeiDay } from '../../../platform/schedule/taipei';
import type { CurrentUser } from '../../users';

const day = 86_400_000;

/** A fixed uuid for a number. */
export const demoId = (number: number): string => `6d1de000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const demoIds = {
  project: demoId(1),
  task: demoId(2),
  vendor: demoId(10),
  platform: guideIds.platform,
} as const;

/** The viewer, who plays the creator in the demo, and the current time, on which the demo's dates are based. */
export interface Viewing {
  readonly user: CurrentUser;
  readonly now: Date;
}

export const vendor = {
  uuid: demoIds.vendor,
  role: 'Vendor' as const,
  avatar: null,
  name: '許雅筑',
  company_name: '山眠',
};

/** The calendar day in Taipei that many days from now. */
export const dayFrom = ({ now }: Viewing, days: number): string => taipeiDay(new Date(now.getTime() + days * day));

/** The instant that many days ago. */
export const daysAgo = ({ now }: Viewing, days: number): string => new Date(now.getTime() - days * day).toISOString();
