import { isDeepStrictEqual } from 'node:util';
import type {
  CreatorSummary,
  PlatformProposal,
  PlatformProposalSummary,
  Proposal,
  ProposalContent,
  ProposalSummary,
} from '@paidang/contract/entities';
import { allowedActions, proposalMachine } from '@paidang/contract/workflow';
import type { Database } from '../../platform/database';
import type { Transaction } from '../../platform/transaction';
import { listCards, toSummary } from '../creator-cards';
import { toPerson } from '../users';
import { findRecord, listMoves, listVersions, type ProposalRecord, type ProposalRow } from './store';

export const presentSummary = ({ id, name, status, version, validUntil, changedAt }: ProposalRow): ProposalSummary => ({
  uuid: id,
  name,
  status,
  version,
  valid_until: validUntil,
  changed_at: changedAt.toISOString(),
});

export const presentListed = ({ proposal, vendor, writer }: ProposalRecord): PlatformProposalSummary => ({
  ...presentSummary(proposal),
  vendor: toPerson(vendor),
  writer,
});

/** Removes email addresses, which vendors must not see. */
const forVendor = (content: ProposalContent): ProposalContent => ({
  ...content,
  candidates: content.candidates.map((candidate) => ({ ...candidate, email: '' })),
});

async function presentShared(db: Database, row: ProposalRow, party: 'vendor' | 'platform') {
  const record = await findRecord(db, row);
  const versions = await listVersions(db, row);
  const moves = await listMoves(db, row);
  return {
    writer: record.writer,
    shared: {
      ...presentSummary(record.proposal),
      vendor: toPerson(record.vendor),
      versions: versions.map(({ number, sentAt, content }) => ({
        number,
        sent_at: sentAt.toISOString(),
        content: party === 'vendor' ? forVendor(content) : content,
      })),
      moves: moves.map(({ move, by }) => ({
        action: move.action,
        at: move.createdAt.toISOString(),
        by,
        version: move.version,
      })),
      reason: row.reason,
      project_uuid: row.projectId,
      allowed: allowedActions(proposalMachine, row.status, party),
    },
  };
}

/** The cards of all creators ever proposed, as vendors see them now. */
async function cardsOf({ db, now }: Transaction, versions: Proposal['versions']): Promise<CreatorSummary[]> {
  const creators = new Set(
    versions.flatMap(({ content }) => content.candidates.flatMap(({ creator }) => creator ?? [])),
  );
  return (await listCards(db, [...creators], 'vendors')).map((card) => toSummary(card, 'vendors', now));
}

export async function presentToVendor(tx: Transaction, row: ProposalRow): Promise<Proposal> {
  const { shared } = await presentShared(tx.db, row, 'vendor');
  return { ...shared, creators: await cardsOf(tx, shared.versions), not_invited: row.notInvited };
}

export async function presentToPlatform(db: Database, row: ProposalRow): Promise<PlatformProposal> {
  const { shared, writer } = await presentShared(db, row, 'platform');
  const { draft, revision } = row;
  return { ...shared, writer, draft, revision, has_changes: !isDeepStrictEqual(draft, shared.versions[0]?.content) };
}
