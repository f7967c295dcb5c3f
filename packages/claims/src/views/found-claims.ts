import type { DemandId } from '../check/demands';
import type { Disclosure } from '../disclosure/disclosure';
import type { ProductCategory } from '../rules/categories';
import type { Severity } from '../rules/rule';

/** A claim as displayed: a `Finding` of `check` with its laws as one text. */
export interface ShownClaim {
  /** Unique among the displayed claims. */
  id: string;
  /** The same in every version: key of the reasons. */
  claim: string;
  text: string;
  severity: Severity;
  why: string;
  law: string;
  /** Safer wordings. If there are none, and no advice either, the words have to be removed. */
  instead: readonly string[];
  /** What to do other than changing words: name the source, for example. */
  advice?: string | undefined;
  clearedBy?: 'evidence' | 'licence' | undefined;
  /** Where the claim is, if there are several texts: 「第2段旁白」. */
  where?: string | undefined;
}

/** Result of checking a text. */
export interface FoundClaims<Claim extends ShownClaim = ShownClaim> {
  category: ProductCategory;
  /** Date of the rules. */
  rulesDate: string;
  claims: readonly Claim[];
  demands: readonly DemandId[];
  /** Whether the text discloses that it is paid for; `null` if that is not checked. */
  disclosure: Disclosure | null;
}

/** Why a claim is permissible after all, with the name of its author. */
export interface ClaimReason {
  id: string;
  /** `claim` of the finding it is about. */
  claim: string;
  reason: string;
  author: { id: string; name: string };
}

/** Actions for a claim. */
export interface ClaimActions {
  /** Replaces the words; `undefined` if the text is read-only. */
  onReplace?: ((words: string) => void) | undefined;
  /** Stores a reason; `undefined` if reasons cannot be stored. A thrown error is displayed with `describeError`. */
  onReason?: ((reason: string) => Promise<unknown>) | undefined;
  /** Deletes the user's own reason. */
  onWithdraw?: ((reason: string) => unknown) | undefined;
  /** Moves to the next claim. */
  onNext?: (() => void) | undefined;
  /** Describes why a reason was not stored. */
  describeError?: ((error: unknown) => string) | undefined;
}
