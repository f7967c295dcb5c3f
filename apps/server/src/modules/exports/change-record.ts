import type { CommentOutcome } from '@paidang/contract/entities';
import { fullMoment } from '@paidang/contract/rules';
import type { RichDocument } from '@paidang/editor/core';
import type { Database } from '../../platform/database';
import type { Sheet } from '../../platform/spreadsheet';
import { type CommentRecord, listBoard } from '../comments';
import { heading, lines, paragraph, table } from './blocks';
import { nameOf, roleOf } from './remark-words';

/** The comments of a step that were confirmed with a version up to `number`, oldest first. */
export const listProven = async (db: Database, stepId: string, number: number): Promise<CommentRecord[]> =>
  (await listBoard(db, stepId)).filter(
    ({ comment }) => comment.parentId === null && comment.proof !== null && comment.proof.to <= number,
  );

const sideOf = ({ runs }: CommentOutcome, without: 'added' | 'removed'): string =>
  runs
    .flatMap(({ text, change }) => (change === without ? [] : text))
    .join('')
    .trim();

const pictureWords = ({ pictures }: CommentOutcome, side: 'before' | 'after'): string => {
  if (!pictures) return '';
  return pictures[side] ? '（圖片）' : '（沒有圖片）';
};

const before = (outcome: CommentOutcome): string =>
  [sideOf(outcome, 'added'), pictureWords(outcome, 'before')].filter(Boolean).join('\n');

const after = (outcome: CommentOutcome): string =>
  [outcome.kind === 'gone' ? '已刪除' : sideOf(outcome, 'removed'), pictureWords(outcome, 'after')]
    .filter(Boolean)
    .join('\n');

/** Who confirmed a comment, when and with which version; `''` for an unconfirmed comment. */
export function confirmationOf({ comment: { proof, provenAt }, prover }: CommentRecord): string {
  if (!proof || !provenAt) return '';
  return `v${proof.from} → v${proof.to} ${prover?.name ?? ''}確認已依留言修改，${fullMoment(provenAt)}`;
}

const columns = [
  { name: '留言', width: 28 },
  { name: '修改前', width: 26 },
  { name: '修改後', width: 26 },
  { name: '確認', width: 20 },
];

/** A table of the comments, the content before and after, and the confirmations; empty when nothing was confirmed. */
export function changeRecord(records: readonly CommentRecord[]): RichDocument {
  const rows = records.flatMap((record) => {
    const { proof, message } = record.comment;
    if (!proof) return [];
    return [[lines(message), lines(before(proof)), lines(after(proof)), [paragraph(confirmationOf(record))]]];
  });
  return rows.length > 0 ? [heading('修改紀錄'), table(columns, rows)] : [];
}

/** The same as a spreadsheet, for sorting and filtering. */
export const changeSheet = (records: readonly CommentRecord[]): Sheet => ({
  name: '修改紀錄',
  columns: [
    { title: '編號', kind: 'count' },
    { title: '留言', kind: 'text' },
    { title: '寫的人', kind: 'text' },
    { title: '身分', kind: 'text' },
    { title: '留言的版本', kind: 'text' },
    { title: '修改前', kind: 'text' },
    { title: '修改後', kind: 'text' },
    { title: '修改的版本', kind: 'text' },
    { title: '確認的人', kind: 'text' },
    { title: '確認的時間', kind: 'text' },
  ],
  rows: records.flatMap((record, index) => {
    const { comment, prover } = record;
    const { proof, provenAt } = comment;
    if (!proof || !provenAt) return [];
    const request = [comment.message, nameOf(record), roleOf(record), `v${proof.from}`];
    return [
      [index + 1, ...request, before(proof), after(proof), `v${proof.to}`, prover?.name ?? '', fullMoment(provenAt)],
    ];
  }),
});
