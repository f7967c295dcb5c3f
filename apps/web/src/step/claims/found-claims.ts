import type { Disclosure } from '@paidang/claims';
import type { ClaimAnswer, ClaimFinding, ClaimResult, ProductCategory } from '@paidang/contract/entities';

/** Words that may be a risk, in a draft or in a version that was sent. */
export interface ShownClaim extends Omit<ClaimFinding, 'severity'> {
  id: string;
  severity: 1 | 2 | 3;
  /** What to write instead; of versions nothing, since they never change. */
  instead: readonly string[];
  clearedBy?: 'evidence' | 'licence' | undefined;
  /** In the text of its field. */
  start: number;
  end: number;
}

/** What the claim check found in what is shown. */
export interface FoundClaims {
  category: ProductCategory;
  /** Day of the rules. */
  rulesDate: string;
  claims: readonly ShownClaim[];
  demands: readonly string[];
  /** Of copy: whether it says that it is a cooperation. */
  disclosure: Disclosure | null;
}

/** What is known of the claims of what is shown. */
export interface CheckedClaims {
  found: FoundClaims;
  /** High ones that are asked about before the next move. */
  open: readonly ShownClaim[];
  /** Those of the draft as it is this moment. */
  openNow: () => readonly ShownClaim[];
}

/** What was found in a version when it was sent. */
export const foundBefore = (
  { category, rules, findings, demands }: ClaimResult,
  disclosure: Disclosure | null,
): FoundClaims => ({
  category,
  rulesDate: rules.split('/')[0] ?? '',
  claims: findings.map((finding) => ({ ...finding, id: finding.claim, instead: [], start: 0, end: 0 })),
  demands,
  disclosure,
});

/** The answers about a claim. */
export const answersTo = ({ claim }: Pick<ShownClaim, 'claim'>, answers: readonly ClaimAnswer[]): ClaimAnswer[] =>
  answers.filter((answer) => answer.claim === claim);

/**
 * High ones that are to be asked about, each claim once: before sending those that nobody has answered; before accepting those the vendor,
 * who is responsible, has not.
 */
export function unansweredHigh(
  { claims }: FoundClaims,
  answers: readonly ClaimAnswer[],
  { isVendor }: { isVendor: boolean },
): ShownClaim[] {
  const counts = (answer: ClaimAnswer) => !isVendor || answer.created_by.role === 'Vendor';
  const open = claims.filter((one) => one.severity === 3 && !answersTo(one, answers).some(counts));
  return [...new Map(open.map((one) => [one.claim, one])).values()];
}
