import type { ProposalCandidate, ProposalContent } from '@paidang/contract/entities';
import { outlinePeriod } from '@paidang/contract/rules';
import { AppError } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { type InvitationSubject, invite } from '../invitations';
import type { ProjectRow } from '../membership';
import { listTasks } from '../projects';
import { createProject } from '../steps';
import { type CurrentUser, findUser } from '../users';

interface Sending {
  /** The vendor. */
  readonly sender: CurrentUser;
  readonly appUrl: string;
}

/** Creates a task for each piece. Fees stay empty, because creators must not see what the vendor pays the platform. */
async function createFrom(tx: Transaction, content: ProposalContent, vendorId: string): Promise<ProjectRow> {
  const { name, brand, product, deliverables, phases } = content;
  const { start, end } = outlinePeriod(phases);
  const tasks = deliverables.map(({ type, title, platforms, quantity }) => ({
    type,
    title,
    platforms,
    quantity,
    fee: null,
  }));
  return createProject(
    tx,
    { name, brand, product, start_date: start, end_date: end, tasks },
    { vendorId, creatorId: null, status: 'building', buildMode: 'platform' },
  );
}

/** What each candidate is invited to: their tasks, or the whole project if all tasks are theirs. */
async function subjectsOf(
  tx: Transaction,
  { candidates, deliverables }: ProposalContent,
  project: ProjectRow,
): Promise<{ candidate: ProposalCandidate; subjects: InvitationSubject[] }[]> {
  const tasks = await listTasks(tx.db, [project.id], project.vendorId);
  const makers = deliverables.flatMap(({ candidate, quantity }) => Array.from({ length: quantity }, () => candidate));
  return candidates
    .map((candidate) => {
      const own = tasks.filter((_, index) => makers[index] === candidate.uuid);
      const isAll = own.length === tasks.length;
      return { candidate, subjects: isAll ? [{ project }] : own.map(({ task }) => ({ project, task })) };
    })
    .filter(({ subjects }) => subjects.length > 0);
}

/** Where to invite a candidate. If they have an account, the vendor only sees the name, as with an invitation from a card. */
async function addressOf({ db }: Transaction, { creator, email }: ProposalCandidate) {
  if (!creator) return { email };
  const account = await findUser(db, creator);
  return account?.status === 'active' ? { email: account.email, addressee: account.name } : { email: '' };
}

/** Returns whether all invitations could be sent. */
async function inviteTo(
  tx: Transaction,
  candidate: ProposalCandidate,
  subjects: readonly InvitationSubject[],
  sending: Sending,
): Promise<boolean> {
  const { email, ...known } = await addressOf(tx, candidate);
  if (email === '') return false;
  try {
    for (const subject of subjects) await invite(tx, { email, note: '' }, subject, { ...sending, ...known });
    return true;
  } catch (error) {
    // The address belongs to a vendor, or too many invitations were sent today: the project is opened anyway.
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** Creates the project a proposal describes, and invites the proposed creators to its tasks. */
export async function openProposedProject(
  tx: Transaction,
  content: ProposalContent,
  sending: Sending,
): Promise<{ project: ProjectRow; notInvited: string[] }> {
  const project = await createFrom(tx, content, sending.sender.id);
  const notInvited: string[] = [];
  for (const { candidate, subjects } of await subjectsOf(tx, content, project)) {
    if (!(await inviteTo(tx, candidate, subjects, sending))) notInvited.push(candidate.name);
  }
  return { project, notInvited };
}
