import type { SheetLine } from './figure-sheet.ts';

/** An amount with its name, both ready to be set. */
export interface StatementAmount {
  readonly title: string;
  readonly value: string;
  /** The rule that says so. */
  readonly note?: string;
}

/** Somebody named on a statement, and what the form asks of them. */
export interface StatementParty {
  readonly title: string;
  readonly name: string;
  readonly lines: readonly SheetLine[];
}

/** A 勞務報酬單 in words that are ready to be set: one page, one copy. */
export interface StatementSheet {
  readonly title: string;
  /** For whom this copy is. */
  readonly copy: string;
  readonly number: string;
  readonly day: string;
  /** What is stamped across a statement that counts no more; `null` for one that counts. */
  readonly stamp: string | null;
  readonly parties: readonly [payer: StatementParty, payee: StatementParty];
  readonly kinds: readonly { readonly title: string; readonly isChosen: boolean }[];
  readonly period: SheetLine;
  readonly lines: readonly StatementAmount[];
  readonly gross: StatementAmount;
  readonly deductions: readonly StatementAmount[];
  readonly net: StatementAmount;
  /** The net in the characters of a cheque. */
  readonly netInWords: string;
  readonly payment: readonly SheetLine[];
  /** `null` while nobody has signed. */
  readonly signature: { readonly name: string; readonly lines: readonly SheetLine[] } | null;
  readonly notes: readonly string[];
}
