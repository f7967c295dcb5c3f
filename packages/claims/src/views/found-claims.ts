import type { DemandId } from '../check/demands';
import type { Disclosure } from '../disclosure/disclosure';
import type { ProductCategory } from '../rules/categories';
import type { Severity } from '../rules/rule';

/** Words that may be a risk, as they are shown: a `Finding` of `check` with its laws as one text. */
export interface ShownClaim {
  /** Unique among what is shown. */
  id: string;
  /** The same in every version: what reasons are kept under. */
  claim: string;
  text: string;
  severity: Severity;
  why: string;
  law: string;
  /** Words to write instead. Without any, and without advice, it has to go. */
  instead: readonly string[];
  /** What makes it better that is not said by other words: to name the source, for example. */
  advice?: string | undefined;
  clearedBy?: 'evidence' | 'licence' | undefined;
  /** Where it stands, where there are several texts: 「第2段旁白」. */
  where?: string | undefined;
}

/** What was found in a text. */
export interface FoundClaims<Claim extends ShownClaim = ShownClaim> {
  category: ProductCategory;
  /** Day of the rules. */
  rulesDate: string;
  claims: readonly Claim[];
  demands: readonly DemandId[];
  /** Whether the text says that it is paid for; `null` where that is not asked. */
  disclosure: Disclosure | null;
}

/** Why words may be said after all, in somebody's name. */
export interface ClaimReason {
  id: string;
  /** Of which claim. */
  claim: string;
  reason: string;
  author: { id: string; name: string };
}

/** What can be done about a claim. */
export interface ClaimActions {
  /** Puts other words in its place; `undefined` where the text is only read. */
  onReplace?: ((words: string) => void) | undefined;
  /** Keeps why it may be said; `undefined` where nothing can be kept. What it throws is shown by `describeError`. */
  onReason?: ((reason: string) => Promise<unknown>) | undefined;
  /** Takes one's own reason back. */
  onWithdraw?: ((reason: string) => unknown) | undefined;
  /** Goes to the claim after it. */
  onNext?: (() => void) | undefined;
  /** Why a reason was not kept, in words. */
  describeError?: ((error: unknown) => string) | undefined;
}
