import { dayOf } from '@paidang/contract/rules';
import { notFound } from '../../platform/errors';
import type { Sealer } from '../../platform/sealing';
import type { TaskMembership } from '../membership';
import type { CurrentUser } from '../users';

/** One of the two people of a task whose fee the vendor pays. */
export interface FeeMember {
  readonly membership: TaskMembership;
  readonly user: CurrentUser;
  readonly sealer: Sealer;
}

/** A task of a closed project with a fee that its vendor pays, and the creator who gets it. */
export interface FeeTask {
  readonly fee: number;
  readonly creatorId: string;
  /** First and last day of the work. */
  readonly period: { readonly from: string; readonly to: string };
}

/** @throws 0404 where there is nothing for the vendor to pay: no fee, no creator, not closed, or paid by the platform */
export function feeTaskOf({ membership: { project, task } }: Pick<FeeMember, 'membership'>): FeeTask {
  const { fee, creatorId } = task;
  const { status, endedAt, buildMode, startDate, createdAt } = project;
  if (status !== 'closed' || !endedAt || buildMode === 'platform' || !fee || !creatorId) throw notFound();
  return { fee, creatorId, period: { from: startDate ?? dayOf(createdAt), to: dayOf(endedAt) } };
}
