import { type DemandId, defaultLabels } from '@paidang/claims';
import type { ClaimReason, FoundClaims as Found, ShownClaim as Shown } from '@paidang/claims/view';
import type { ClaimAnswer, ClaimDisclosure, ClaimResult } from '@paidang/contract/entities';
import { labels } from '#labels/claims';

/** A risky claim in a draft or in a sent version. */
export interface ShownClaim extends Shown {
  /** Field of the content it is in: `scripts.0.narration`. */
  field: string;
  /** Offset in the text of the field. */
  start: number;
  end: number;
  /** Whether it is in an input field rather than in the text on the paper. */
  isInInput: boolean;
}

/** Result of the claim check for the displayed text. */
export type FoundClaims = Found<ShownClaim>;

/** The claims of the displayed text and which of them are open. */
export interface CheckedClaims {
  found: FoundClaims;
  /** High-risk claims to confirm before the next move. */
  open: readonly ShownClaim[];
  /** Computes those of the current draft. */
  openNow: () => readonly ShownClaim[];
}

const isDemand = (id: string): id is DemandId => id in defaultLabels.demands;

/**
 * The claims found in a version when it was sent. Since versions never change, no alternatives are offered.
 *
 * @param unkept the disclosure to use for versions sent before it was stored
 */
export const storedClaims = (
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

/** A stored disclosure has no position in the text. */
const shownDisclosure = ({ strength, text, place }: ClaimDisclosure): FoundClaims['disclosure'] => ({
  strength,
  ...(text === null ? {} : { found: { text, start: 0, end: 0 } }),
  ...(place === null ? {} : { place }),
});

/** Converts the users' answers to reasons of their claims. */
export const reasonsOf = (answers: readonly ClaimAnswer[]): ClaimReason[] =>
  answers.map(({ answer_uuid, claim, reason, created_by }) => ({
    id: answer_uuid,
    claim,
    reason,
    author: { id: created_by.uuid, name: created_by.name },
  }));

/**
 * High-risk claims to confirm, each claim once: before sending, those nobody has answered; before accepting, those not answered
 * by the vendor, who is responsible.
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
