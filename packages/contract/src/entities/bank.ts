import * as z from 'zod';

export const Bank = z.object({
  /** Three digits; also the id in the paths of calls. */
  code: z.string(),
  name: z.string(),
});
export type Bank = z.infer<typeof Bank>;

export const BankBranch = z.object({
  /** Four digits; with the code of the bank they are the seven digits of a transfer. */
  code: z.string(),
  name: z.string(),
});
export type BankBranch = z.infer<typeof BankBranch>;

/** Source of a list of banks or districts, and its date, since codes change. */
export const ListSource = z.object({ source: z.string(), date: z.string() });
export type ListSource = z.infer<typeof ListSource>;
