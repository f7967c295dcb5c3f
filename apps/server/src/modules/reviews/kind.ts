import type { ProductCategory } from '@paidang/contract/entities';
import type { ClaimText } from '@paidang/contract/rules';
import type { FunctionCode } from '@paidang/contract/vocabulary';
import { type Machine, type ReviewAction, reviewMachine } from '@paidang/contract/workflow';
import type { Transaction } from '../../platform/transaction';
import type { TaskMembership } from '../membership';
import type { StepRow } from '../steps';
import type { CurrentUser } from '../users';
import type { Codec } from './codec';

/** A member of a task, and the step a call is about. */
export interface TaskMember {
  readonly membership: TaskMembership;
  readonly user: CurrentUser;
  /** For steps that each platform has separately. */
  readonly platformId?: string | undefined;
  /** Groups notifications that are sent together. */
  readonly askId?: string | undefined;
}

/** A member of a task at a kind of step; all services here take it after the transaction. */
export interface StepMember<Content = string, Action extends string = ReviewAction> extends TaskMember {
  readonly kind: StepKind<Content, Action>;
}

/** A kind of step: one side writes versions of its content, the other reads and responds. */
export interface StepKind<Content = string, Action extends string = ReviewAction> {
  readonly code: FunctionCode;
  readonly codec: Codec<Content>;
  readonly machine: Machine<string, Action>;
  /** Actions that can be taken through calls. */
  readonly offered: readonly Action[];
  /** Texts that are checked for risky claims when the content is sent. @default none */
  readonly claims?: (content: Content) => readonly ClaimText[];
  /** The platform where the texts are published, which makes an advertising disclosure mandatory. @default nowhere */
  readonly publishedOn?: (tx: Transaction, at: TaskMember) => Promise<string | null>;
  /** The product category of a content. @default the task's */
  readonly category?: (content: Content) => ProductCategory;
  /** Rejects content that is invalid for this step, in drafts and versions. */
  readonly check?: (tx: Transaction, at: TaskMember, content: Content) => Promise<void>;
  /** Further changes made when a version is sent; may reject the content. Runs before the version is stored. */
  readonly onSend?: (tx: Transaction, at: TaskMember, content: Content, step: StepRow) => Promise<void>;
}

const offered: readonly ReviewAction[] = [
  'unlock',
  'save_draft',
  'send',
  'request_changes',
  'finalise',
  'accept',
  'reopen',
  'request_reopen',
  'agree_reopen',
  'decline_reopen',
  'withdraw_reopen',
  'archive',
  'recover',
];

/**
 * A step that the creator writes and the vendor accepts.
 *
 * @example export const outlines = reviewedStep({ code: '030', codec: richTextCodec });
 */
export const reviewedStep = <Content>(
  own: Pick<StepKind<Content>, 'code' | 'codec' | 'claims' | 'publishedOn' | 'check' | 'onSend'>,
): StepKind<Content> => ({ ...own, machine: reviewMachine, offered });
