import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { PlatformProposal, ProposalContent } from '@paidang/contract/entities';
import { proposalLimits } from '@paidang/contract/limits';
import { creatorCardMessages, dayOf, messages, proposalMessages, proposalProblems } from '@paidang/contract/rules';
import { invalid, notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { listCards } from '../creator-cards';
import { readRichText } from '../reviews';
import { asErrors } from '../steps';
import { type CurrentAccount, findUser } from '../users';
import { conflict, moveProposal } from './move';
import { presentToPlatform } from './present';
import {
  changeProposal,
  deleteProposal,
  findVersion,
  insertProposal,
  insertVersion,
  lockProposal,
  type ProposalRow,
} from './store';

const emptyContent: ProposalContent = {
  name: '',
  brand: '',
  product: '',
  candidates: [],
  deliverables: [],
  quote: [],
  phases: [],
  notes: '',
  valid_until: null,
};

/** @throws 0404 */
export async function lockedProposal(tx: Transaction, id: string): Promise<ProposalRow> {
  const row = await lockProposal(tx.db, id);
  if (!row) throw notFound();
  return row;
}

/** Copies the content without dates, which have to be set again. */
const copied = (content: ProposalContent): ProposalContent => ({
  ...content,
  phases: content.phases.map((phase) => ({ ...phase, uuid: randomUUID(), start: null, end: null })),
  valid_until: null,
});

/** Creates a proposal for a vendor, empty or copied from another. @throws 0422 if the person is not a vendor, 0404 */
export async function createProposal(
  tx: Transaction,
  writer: CurrentAccount,
  { vendor: vendorId, like }: { vendor: string; like?: string | undefined },
): Promise<PlatformProposal> {
  const vendor = await findUser(tx.db, vendorId);
  if (vendor?.role !== 'Vendor' || vendor.status !== 'active') {
    throw invalid({ errors: { vendor: [messages.fillThisField] } });
  }
  const draft = like ? copied((await lockedProposal(tx, like)).draft) : emptyContent;
  const row = await insertProposal(tx.db, {
    vendorId: vendor.id,
    writerId: writer.id,
    status: 'drafting',
    name: draft.name,
    draft,
    createdAt: tx.now,
    changedAt: tx.now,
  });
  return presentToPlatform(tx.db, row);
}

/** Notes in stored form, without pictures, because there is no task yet whose files they could be. @throws 0422 */
function readNotes(html: string): string {
  const { html: notes, pictures } = readRichText(html);
  if (pictures.length > 0) throw invalid({ errors: { 'content.notes': [messages.uploadFailed] } });
  if (notes.length > proposalLimits.notesLength) {
    throw invalid({ errors: { 'content.notes': [messages.documentTooLarge] } });
  }
  return notes;
}

/** @throws 0409 unless the caller has the latest draft */
function requireNewest(row: ProposalRow, revision: number): void {
  if (row.revision !== revision) throw conflict(proposalMessages.newDraft);
}

/** @throws 0404; 0409 if it was saved elsewhere; 0422 */
export async function saveDraft(
  tx: Transaction,
  id: string,
  { revision, content }: { revision: number; content: ProposalContent },
): Promise<PlatformProposal> {
  const row = await lockedProposal(tx, id);
  requireNewest(row, revision);
  const draft = { ...content, notes: readNotes(content.notes) };
  const name = row.version === 0 ? draft.name : row.name;
  const changes = { draft, name, revision: revision + 1, changedAt: tx.now };
  return presentToPlatform(tx.db, await changeProposal(tx.db, row, changes));
}

/** Candidates with an account whose card vendors cannot see (any more), by field. */
async function hiddenCandidates({ db }: Transaction, { candidates }: ProposalContent): Promise<Record<string, string>> {
  const linked = candidates.flatMap(({ creator }) => creator ?? []);
  const shown = new Set((await listCards(db, linked, 'vendors')).map(({ owner }) => owner.id));
  return Object.fromEntries(
    candidates.flatMap(({ creator }, index) =>
      !creator || shown.has(creator) ? [] : [[`candidates.${index}.name`, creatorCardMessages.notPublic]],
    ),
  );
}

/** Sends the draft to the vendor as the next version. @throws 0404; 0409; 0422 if something is missing */
export async function sendProposal(
  tx: Transaction,
  writer: CurrentAccount,
  id: string,
  revision: number,
): Promise<PlatformProposal> {
  const row = await lockedProposal(tx, id);
  requireNewest(row, revision);
  const { draft: content } = row;
  const problems = { ...(await hiddenCandidates(tx, content)), ...proposalProblems(content, dayOf(tx.now)) };
  if (Object.keys(problems).length > 0) throw invalid({ errors: asErrors(problems) });
  const last = await findVersion(tx.db, row, row.version);
  if (isDeepStrictEqual(last?.content, content)) throw invalid({ message: proposalMessages.unchanged });
  const number = row.version + 1;
  await insertVersion(tx.db, { proposalId: id, number, content, authorId: writer.id, sentAt: tx.now });
  const changes = { version: number, name: content.name, validUntil: content.valid_until };
  const action = row.version === 0 ? 'send' : 'update';
  return presentToPlatform(tx.db, await moveProposal(tx, row, action, { party: 'platform', user: writer }, changes));
}

/** @throws 0404; 0409 once it has been decided */
export async function withdrawProposal(tx: Transaction, user: CurrentAccount, id: string): Promise<PlatformProposal> {
  const row = await lockedProposal(tx, id);
  return presentToPlatform(tx.db, await moveProposal(tx, row, 'withdraw', { party: 'platform', user }));
}

/** Deletes a draft the vendor has never seen. @throws 0404, 0409 */
export async function removeProposal(tx: Transaction, id: string): Promise<void> {
  const row = await lockedProposal(tx, id);
  if (row.version > 0) throw conflict(proposalMessages.moved);
  await deleteProposal(tx.db, row);
}
