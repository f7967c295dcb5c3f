import type { SheetLine } from './figure-sheet.ts';

/** A formatted amount with its name. */
export interface StatementAmount {
  readonly title: string;
  readonly value: string;
  /** The rule it is based on. */
  readonly note?: string;
}

/** A party named on a statement, with the fields the form requires of them. */
export interface StatementParty {
  readonly title: string;
  readonly name: string;
  readonly lines: readonly SheetLine[];
}

/** A 勞務報酬單 as formatted text: one page, one copy. */
export interface StatementSheet {
  readonly title: string;
  /** Who this copy is for. */
  readonly copy: string;
  readonly number: string;
  readonly day: string;
  /** Stamped across a statement that is no longer valid; `null` for a valid one. */
  readonly stamp: string | null;
  readonly parties: readonly [payer: StatementParty, payee: StatementParty];
  readonly kinds: readonly { readonly title: string; readonly isChosen: boolean }[];
  readonly period: SheetLine;
  readonly lines: readonly StatementAmount[];
  readonly gross: StatementAmount;
  readonly deductions: readonly StatementAmount[];
  readonly net: StatementAmount;
  /** The net amount in cheque numerals. */
  readonly netInWords: string;
  readonly payment: readonly SheetLine[];
  /** `null` until it is signed. */
  readonly signature: { readonly name: string; readonly lines: readonly SheetLine[] } | null;
  readonly notes: readonly string[];
}
