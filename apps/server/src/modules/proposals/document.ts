import type { ProposalContent } from '@paidang/contract/entities';
import { fullDay, longDay, quoteTotal, workingDaysWithin } from '@paidang/contract/rules';
import { taskTypeTitles } from '@paidang/contract/vocabulary';
import { type Block, isEmptyDocument, parseDocument, type RichDocument } from '@paidang/editor/core';
import type { ExportedFile } from '../../http/send-file';
import { writeDocument } from '../../platform/documents';
import { notFound } from '../../platform/errors';
import { cleaned } from '../../platform/text/cleaned';
import type { Transaction } from '../../platform/transaction';
import { heading, list, paragraph, strong, table } from '../exports';
import { findRecord, findVersion, type ProposalRow } from './store';

const cells = (...texts: readonly string[]) => texts.map((text) => [paragraph(text)]);
const money = (amount: number): string => `NT$${amount.toLocaleString('en')}`;
const day = (value: string | null): string => (value ? longDay(value, '') : '');

const section = (title: string, blocks: readonly Block[]): Block[] =>
  blocks.length > 0 ? [heading(title), ...blocks] : [];

function deliverables({ deliverables: all, candidates }: ProposalContent): Block[] {
  const nameOf = (uuid: string | null) => candidates.find((one) => one.uuid === uuid)?.name ?? '';
  const rows = all.map(({ title, type, platforms, quantity, candidate }) =>
    cells(title, taskTypeTitles[type], platforms.join('、'), String(quantity), nameOf(candidate)),
  );
  const columns = [
    { name: '內容', width: 30 },
    { name: '形式', width: 16 },
    { name: '平台', width: 24 },
    { name: '數量', width: 10 },
    { name: '創作者', width: 20 },
  ];
  return rows.length > 0 ? [table(columns, rows)] : [];
}

function quote({ quote: lines }: ProposalContent): Block[] {
  const { subtotal, tax, total } = quoteTotal(lines);
  const rows = lines.map((line) =>
    cells(line.item, String(line.quantity), money(line.unit_price), money(line.quantity * line.unit_price)),
  );
  const columns = [
    { name: '項目', width: 46 },
    { name: '數量', width: 12 },
    { name: '單價', width: 20 },
    { name: '小計', width: 22 },
  ];
  const sums = [
    cells('未稅合計', '', '', money(subtotal)),
    cells('營業稅（5%）', '', '', money(tax)),
    [[strong('總計')], [], [], [strong(money(total))]],
  ];
  return [table(columns, [...rows, ...sums])];
}

function phases({ phases: all }: ProposalContent): Block[] {
  const rows = all.map(({ title, start, end }) =>
    cells(title, day(start), day(end), start && end ? String(workingDaysWithin(start, end)) : ''),
  );
  const columns = [
    { name: '階段', width: 34 },
    { name: '開始', width: 26 },
    { name: '結束', width: 26 },
    { name: '工作天', width: 14 },
  ];
  return rows.length > 0 ? [table(columns, rows)] : [];
}

/** A version of a proposal as a document. */
function proposalDocument(
  content: ProposalContent,
  { number, sentAt, vendor }: { number: number; sentAt: Date; vendor: string },
) {
  const { candidates, notes } = content;
  const blocks: RichDocument = [
    ...section(
      '建議的創作者',
      candidates.length > 0
        ? [list(candidates.map(({ name, introduction }) => paragraph([name, introduction].filter(Boolean).join('：'))))]
        : [],
    ),
    ...section('交付內容', deliverables(content)),
    ...section('報價', quote(content)),
    ...section('時程', phases(content)),
    ...section('說明', isEmptyDocument(notes) ? [] : parseDocument(notes)),
  ];
  return {
    title: `${content.name}｜專案提案`,
    facts: [
      [...new Set([vendor, content.brand, content.product])].join('・'),
      `第${number}版，${fullDay(sentAt)}提供，${day(content.valid_until)}前有效`,
    ],
    blocks,
  };
}

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
