import { dayOf } from '@paidang/contract/rules';
import { notFound } from '../../platform/errors';
import type { Sealer } from '../../platform/sealing';
import type { TaskMembership } from '../membership';
import type { CurrentUser } from '../users';

/** The vendor or creator of a task whose fee the vendor pays. */
export interface FeeMember {
  readonly membership: TaskMembership;
  readonly user: CurrentUser;
  readonly sealer: Sealer;
}

/** A task of a closed project with a fee that the vendor pays to the creator. */
export interface FeeTask {
  readonly fee: number;
  readonly creatorId: string;
  /** First and last day of the work. */
  readonly period: { readonly from: string; readonly to: string };
}

/** @throws 0404 when the vendor has nothing to pay: no fee, no creator, the project is not closed, or the platform pays */
export function feeTaskOf({ membership: { project, task } }: Pick<FeeMember, 'membership'>): FeeTask {
  const { fee, creatorId } = task;
  const { status, endedAt, buildMode, startDate, createdAt } = project;
  if (status !== 'closed' || !endedAt || buildMode === 'platform' || !fee || !creatorId) throw notFound();
  return { fee, creatorId, period: { from: startDate ?? dayOf(createdAt), to: dayOf(endedAt) } };
}
