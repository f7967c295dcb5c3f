import * as z from 'zod';

export const Bank = z.object({
  /** Three digits; the id in the addresses of calls, too. */
  code: z.string(),
  name: z.string(),
});
export type Bank = z.infer<typeof Bank>;

export const BankBranch = z.object({
  /** Four digits; with the code of the bank the seven of a transfer. */
  code: z.string(),
  name: z.string(),
});
export type BankBranch = z.infer<typeof BankBranch>;

/** Where a list of banks or districts comes from, and of which day it is: codes change. */
export const ListSource = z.object({ source: z.string(), date: z.string() });
export type ListSource = z.infer<typeof ListSource>;
