import type { ExportedFile } from '../../http/send-file';
import { writeDocument } from '../../platform/documents';
import { notFound } from '../../platform/errors';
import { cleaned } from '../../platform/text/cleaned';
import type { Transaction } from '../../platform/transaction';
import { proposalDocument } from './document';
import { findRecord, findVersion, type ProposalRow } from './store';

/** A version of a proposal as a paper document. @throws 0404 */
export async function proposalPaper({ db }: Transaction, proposal: ProposalRow, number: number) {
  const version = await findVersion(db, proposal, number);
  if (!version) throw notFound();
  const { vendor } = await findRecord(db, proposal);
  const { content, sentAt } = version;
  return cleaned(proposalDocument(content, { number, sentAt, vendor: vendor.companyName || vendor.name }));
}

/** @param owner the user who exports it, for the limits of the queue */
export async function writeProposalFile(
  paper: Awaited<ReturnType<typeof proposalPaper>>,
  owner: string,
): Promise<ExportedFile> {
  const bytes = await writeDocument({ ...paper, format: 'pdf', pictures: [] }, owner);
  return { title: paper.title, format: 'pdf', bytes };
}
