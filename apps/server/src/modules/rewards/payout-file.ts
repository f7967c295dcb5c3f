import { errorCodes } from '@paidang/contract/calls';
import { csvText } from '@paidang/contract/report';
import { rewardMessages } from '@paidang/contract/rules';
import { AppError } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { statementOf } from '../income-statements';
import { recordLook } from '../service-data';
import type { CurrentAccount } from '../users';
import type { RewardContext } from './context';
import { moved } from './move';
import { changeReward, lockPayouts, type RewardRow } from './store';

const header = ['單號', '銀行代碼', '帳號', '戶名', '金額'];
/** Fields of the payee a bank needs. */
const shown = ['bank_code', 'branch_code', 'account_name', 'bank_account'];

/** A line for the bank, from the frozen statement. The look at the account is noted. */
async function lineOf(tx: Transaction, { sealer }: RewardContext, memberId: string, { id, userId }: RewardRow) {
  const statement = await statementOf(tx, sealer, `reward:${id}`);
  if (!statement) throw moved();
  const { number, payee, figures } = statement;
  await recordLook(tx, { userId, by: 'platform', viewerId: memberId }, shown);
  return [number, payee.bank_code + payee.branch_code, payee.bank_account, payee.account_name, figures.net];
}

/**
 * The file for the bank: what others have approved, and is in no other member's file, so that nothing is paid twice. The
 * last line has count and sum. Fetched again, it has the same requests and those approved since.
 *
 * @throws 0409 when there is nothing to pay
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
