import { errorCodes } from '@paidang/contract/calls';
import { csvText } from '@paidang/contract/report';
import { rewardMessages } from '@paidang/contract/rules';
import { AppError } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { statementOf } from '../income-statements';
import { recordLook } from '../service-data';
import type { CurrentAccount } from '../users';
import type { RewardContext } from './context';
import { requestMovedError } from './move';
import { changeReward, lockPayouts, type RewardRow } from './store';

const header = ['單號', '銀行代碼', '帳號', '戶名', '金額'];
/** The payee's fields that a bank needs. */
const bankFields = ['bank_code', 'branch_code', 'account_name', 'bank_account'];

/** A line for the bank, from the frozen statement. Access to the account number is logged as a look. */
async function lineOf(tx: Transaction, { sealer }: RewardContext, memberId: string, { id, userId }: RewardRow) {
  const statement = await statementOf(tx, sealer, `reward:${id}`);
  if (!statement) throw requestMovedError();
  const { number, payee, figures } = statement;
  await recordLook(tx, { userId, by: 'platform', viewerId: memberId }, bankFields);
  return [number, payee.bank_code + payee.branch_code, payee.bank_account, payee.account_name, figures.net];
}

/**
 * The payout file for the bank: requests that other members approved and that are in no other member's file, so that nothing
 * is paid twice. The last line has the count and sum. Downloading it again gives the same requests, plus newly approved ones.
 *
 * @throws 0409 if there is nothing to pay
 */
export async function payoutFile(tx: Transaction, context: RewardContext, { id }: CurrentAccount): Promise<Buffer> {
  const rows = await lockPayouts(tx.db, id);
  if (rows.length === 0) throw new AppError(errorCodes.conflict, { message: rewardMessages.noPayouts });
  const lines = [];
  for (const row of rows) {
    await changeReward(tx.db, row, { payoutById: id });
    lines.push(await lineOf(tx, context, id, row));
  }
  const sum = rows.reduce((total, { statement }) => total + statement.figures.net, 0);
  return Buffer.from(csvText([header, ...lines, ['合計', `${rows.length}筆`, null, null, sum]]));
}
