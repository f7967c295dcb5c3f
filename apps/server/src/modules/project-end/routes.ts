import { projectCalls } from '@paidang/contract/calls';
import type { CallRegistry } from '../../http/call-registry';
import type { Transaction } from '../../platform/transaction';
import type { ProjectMembership } from '../membership';
import { oneProject } from '../project-overview';
import type { CurrentUser } from '../users';
import type { EndingMember } from './announce';
import { agreeToCancel, cancelProject, closeProject, declineToCancel, withdrawCancellation } from './service';

interface Caller {
  readonly membership: ProjectMembership;
  readonly user: CurrentUser;
}

/** Makes a change and responds with the updated project. */
async function change(tx: Transaction, { membership, user }: Caller, make: (at: EndingMember) => Promise<void>) {
  const { project, party } = membership;
  const whole = await oneProject(tx, project, { id: project.vendorId });
  await make({ project, party, user, whole });
  return { data: await oneProject(tx, project, user) };
}

export function projectEndRoutes(calls: CallRegistry): void {
  calls.project(projectCalls.close, (tx, caller) => change(tx, caller, (at) => closeProject(tx, at)));
  calls.project(projectCalls.cancel, (tx, { body, ...caller }) =>
    change(tx, caller, (at) => cancelProject(tx, at, body.reason)),
  );
  calls.project(projectCalls.agreeToCancel, (tx, { params, ...caller }) =>
    change(tx, caller, (at) => agreeToCancel(tx, at, params.cancellation)),
  );
  calls.project(projectCalls.declineToCancel, (tx, { params, body, ...caller }) =>
    change(tx, caller, (at) => declineToCancel(tx, at, params.cancellation, body.reason)),
  );
  calls.project(projectCalls.withdrawCancel, (tx, { params, ...caller }) =>
    change(tx, caller, (at) => withdrawCancellation(tx, at, params.cancellation)),
  );
}
