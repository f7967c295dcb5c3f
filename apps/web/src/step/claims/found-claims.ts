import { type DemandId, defaultLabels } from '@paidang/claims';
import type { ClaimReason, FoundClaims as Found, ShownClaim as Shown } from '@paidang/claims/view';
import type { ClaimAnswer, ClaimDisclosure, ClaimResult } from '@paidang/contract/entities';
import { labels } from '#labels/claims';

/** Words that may be a risk, in a draft or in a version that was sent. */
export interface ShownClaim extends Shown {
  /** Where they stand in the content: `scripts.0.narration`. */
  field: string;
  /** In the text of their field. */
  start: number;
  end: number;
  /** They are written in an input field, rather than in the text of the paper. */
  isInInput: boolean;
}

/** What the claim check found in what is shown. */
export type FoundClaims = Found<ShownClaim>;

/** What is known of the claims of what is shown. */
export interface CheckedClaims {
  found: FoundClaims;
  /** High ones that are asked about before the next move. */
  open: readonly ShownClaim[];
  /** Those of the draft as it is this moment. */
  openNow: () => readonly ShownClaim[];
}

const isDemand = (id: string): id is DemandId => id in defaultLabels.demands;

/**
 * What was found in a version when it was sent. Since versions never change, nothing else is proposed for them.
 *
 * @param unkept whether it says that it is paid for, of versions sent before that was kept
 */
export const foundBefore = (
  { category, rules, findings, demands, disclosure }: ClaimResult,
  unkept: FoundClaims['disclosure'],
): FoundClaims => ({
  category,
  rulesDate: rules.split('/')[0] ?? '',
  claims: findings.map((finding) => ({
    ...finding,
    id: finding.claim,
    where: labels.where(finding.field),
    instead: [],
    start: 0,
    end: 0,
    isInInput: false,
  })),
  demands: demands.filter(isDemand),
  disclosure: disclosure ? shownDisclosure(disclosure) : unkept,
});

/** What is kept has no place in the text. */
const shownDisclosure = ({ strength, text, place }: ClaimDisclosure): FoundClaims['disclosure'] => ({
  strength,
  ...(text === null ? {} : { found: { text, start: 0, end: 0 } }),
  ...(place === null ? {} : { place }),
});

/** The answers people have given, as reasons of their claims. */
export const reasonsOf = (answers: readonly ClaimAnswer[]): ClaimReason[] =>
  answers.map(({ answer_uuid, claim, reason, created_by }) => ({
    id: answer_uuid,
    claim,
    reason,
    author: { id: created_by.uuid, name: created_by.name },
  }));

/**
 * High ones that are to be asked about, each claim once: before sending those that nobody has answered; before accepting those the vendor,
 * who is responsible, has not.
 */
export function unansweredHigh(
  { claims }: FoundClaims,
  answers: readonly ClaimAnswer[],
  { isVendor }: { isVendor: boolean },
): ShownClaim[] {
  const answered = new Set(
    answers.filter(({ created_by }) => !isVendor || created_by.role === 'Vendor').map(({ claim }) => claim),
  );
  const open = claims.filter(({ severity, claim }) => severity === 3 && !answered.has(claim));
  return [...new Map(open.map((one) => [one.claim, one])).values()];
}
