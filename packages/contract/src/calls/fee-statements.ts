import * as z from 'zod';
import { FeeInvoice, FeePayer, TaskFee } from '../entities';
import { feeStatementLimits } from '../limits';
import { isTaxId, messages } from '../rules';
import { incomeKinds } from '../vocabulary';
import type { Schemas } from './call';
import { checked } from './checked';
import { TaskParams } from './reviews';

const { amount, nameLength, addressLength, invoiceLength, reasonLength } = feeStatementLimits;
const line = (most: number) => z.string().trim().min(1, messages.fillThisField).max(most);
/** The statement the caller has seen; the call is refused with 0409 if it is no longer the current one. */
const seen = { statement: z.uuid() };
const answer = { params: TaskParams, data: TaskFee };

/** How a vendor pays the fee of a task once the project has ended, and the documents for their accounts. */
export const feeStatementSchemas = {
  get: { summary: '結案後的任務酬勞：勞務報酬單的狀態、內容與紀錄', ...answer },
  make: {
    summary: '廠商製作勞務報酬單，請創作者確認；還沒回覆的會換成這一張',
    ...answer,
    body: z.object({
      amount: z.number().int().min(1).max(amount),
      payer: FeePayer.extend({
        name: line(nameLength),
        tax_id: checked((value) => (isTaxId(value) ? null : messages.checkFormat)),
        address: line(addressLength),
      }),
    }),
  },
  withdraw: { summary: '廠商收回創作者還沒回覆的勞務報酬單', ...answer, body: z.object(seen) },
  sign: {
    summary: '創作者選所得類別，簽署勞務報酬單；金額和看到的不同時不會簽署',
    ...answer,
    body: z.object({
      ...seen,
      kind: z.enum(incomeKinds),
      net: z.number().int(),
      signature: z.object({ name: line(nameLength), agreed: z.literal(true) }),
    }),
  },
  invoice: {
    summary: '創作者改開發票，不用勞務報酬單',
    ...answer,
    body: z.object({ ...seen, invoice: FeeInvoice.extend({ number: line(invoiceLength) }) }),
  },
  decline: {
    summary: '創作者不簽這張勞務報酬單，說明原因',
    ...answer,
    body: z.object({ ...seen, reason: line(reasonLength) }),
  },
  void: {
    summary: '廠商作廢已簽署或已開發票的紀錄，說明原因；編號保留在帳上',
    ...answer,
    body: z.object({ ...seen, reason: line(reasonLength) }),
  },
  file: {
    summary: '簽署過的勞務報酬單（PDF，號碼遮罩），雙方各有一聯',
    params: TaskParams,
    query: z.object(seen),
    answers: 'file',
    data: z.null(),
  },
  wholeFile: {
    summary: '廠商輸入密碼後下載號碼完整的第一聯，創作者看得到紀錄',
    params: TaskParams,
    body: z.object({ ...seen, password: z.string().max(200).optional() }),
    answers: 'file',
    data: z.null(),
  },
} satisfies Schemas;
