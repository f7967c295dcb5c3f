import * as z from 'zod';
import { nationalityStatuses } from '../vocabulary';
import { IncomeFigures, Signature } from './reward';

/** A 勞務報酬單. Numbers and addresses are in full or masked, depending on the reader. */
export const IncomeStatement = z.object({
  /** `null` for a preview. */
  number: z.string().nullable(),
  /** `yyyy-MM-dd`; displayed in years of the Republic. */
  date: z.string(),
  payer: z.object({ name: z.string(), tax_id: z.string(), address: z.string() }),
  payee: z.object({
    name: z.string(),
    /** Determines what `id_no` is: the number of an ID card or of a passport. */
    nationality_status: z.enum(nationalityStatuses),
    id_no: z.string(),
    address: z.string(),
    phone: z.string(),
    is_union_insured: z.boolean(),
    bank_name: z.string(),
    branch_name: z.string(),
    bank_code: z.string(),
    branch_code: z.string(),
    account_name: z.string(),
    bank_account: z.string(),
  }),
  /** First and last day of the work, `yyyy-MM-dd`. */
  period: z.object({ from: z.string(), to: z.string() }),
  lines: z.array(z.object({ title: z.string(), amount: z.number().int() })),
  figures: IncomeFigures,
  signature: Signature.nullable(),
});
export type IncomeStatement = z.infer<typeof IncomeStatement>;
