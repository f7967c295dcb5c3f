import { readFile } from 'node:fs/promises';
import type { PayoutResult } from '@paidang/contract/entities';
import { rewardLimits } from '@paidang/contract/limits';
import { readCsvFile } from '@paidang/contract/report-import';
import { messages, rewardMessages } from '@paidang/contract/rules';
import type { ReceivedFile } from '../../http/received-file';
import { AppError, invalid } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import type { CurrentAccount } from '../users';
import { type Outcome, settleReward } from './payout';
import { lockRewardsByNumber, type RewardRow } from './store';

/** A line of the bank's file, unparsed. */
export interface ResultLine {
  readonly line: number;
  readonly number: string;
  readonly result: string;
  readonly reason: string;
}

const columns = {
  number: ['單號', '編號', 'number'],
  result: ['結果', '狀態', 'result', 'status'],
  reason: ['原因', '說明', 'reason'],
};
const words = {
  paid: ['成功', '已撥款', '已入帳', 'paid', 'success', 'ok'],
  failed: ['失敗', '撥款失敗', '退匯', 'failed', 'failure', 'returned'],
};

const keyOf = (text: string): string => text.normalize('NFKC').replace(/\s/g, '').toLowerCase();
const refuse = (message: string): AppError => invalid({ message, errors: { file: [message] } });

/** The lines of the bank's file. @throws 0422 if the file is not such a table */
export async function readResults(file: ReceivedFile | undefined): Promise<ResultLine[]> {
  if (!file) throw refuse(messages.fillThisField);
  const csv = readCsvFile(await readFile(file.path));
  if ('refusal' in csv) throw refuse(rewardMessages.resultUnreadable);
  const [header, ...rows] = csv.rows;
  const placeOf = (names: readonly string[]): number =>
    header?.cells.findIndex((cell) => names.includes(keyOf(cell))) ?? -1;
  const at = { number: placeOf(columns.number), result: placeOf(columns.result), reason: placeOf(columns.reason) };
  if (at.number < 0 || at.result < 0) throw refuse(rewardMessages.resultHeader);
  if (rows.length > rewardLimits.resultLines) throw refuse(rewardMessages.resultTooLong(rewardLimits.resultLines));
  return rows
    .map(({ line, cells }) => ({
      line,
      number: (cells[at.number] ?? '').normalize('NFKC').trim().toUpperCase(),
      result: cells[at.result] ?? '',
      reason: cells[at.reason] ?? '',
    }))
    .filter(({ number }) => number !== '合計');
}

function outcomeOf({ result, reason }: ResultLine): Outcome | null {
  const word = keyOf(result);
  if (words.paid.includes(word)) return { isPaid: true };
  if (!words.failed.includes(word)) return null;
  return { isPaid: false, reason: (reason || result).slice(0, rewardLimits.reasonLength) };
}

/** Settles the request of a line. @returns the reason if it was refused, otherwise `null` */
async function settleLine(
  tx: Transaction,
  memberId: string,
  row: RewardRow | undefined,
  outcome: Outcome | null,
): Promise<string | null> {
  if (!row) return rewardMessages.numberUnknown;
  if (!outcome) return rewardMessages.resultUnknown;
  try {
    await settleReward(tx, row, memberId, outcome);
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}

/** Settles every line that can be settled, and reports why the others could not. */
export async function applyResults(
  tx: Transaction,
  { id: memberId }: CurrentAccount,
  lines: readonly ResultLine[],
): Promise<PayoutResult[]> {
  const numbers = lines.map(({ number }) => number);
  const rows = new Map((await lockRewardsByNumber(tx.db, numbers)).map((row) => [row.number, row]));
  const firstLines = new Map<string, number>();
  const results: PayoutResult[] = [];
  for (const one of lines) {
    const { line, number } = one;
    const outcome = outcomeOf(one);
    const earlier = firstLines.get(number);
    const refusal = earlier
      ? rewardMessages.numberTwice(earlier)
      : await settleLine(tx, memberId, rows.get(number), outcome);
    firstLines.set(number, earlier ?? line);
    const settled = outcome?.isPaid ? 'paid' : 'failed';
    results.push({ line, number, outcome: refusal ? 'refused' : settled, message: refusal ?? '' });
  }
  return results;
}
