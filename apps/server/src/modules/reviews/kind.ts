import type { ProductCategory } from '@paidang/contract/entities';
import type { ClaimText } from '@paidang/contract/rules';
import type { FunctionCode } from '@paidang/contract/vocabulary';
import { type Machine, type ReviewAction, reviewMachine } from '@paidang/contract/workflow';
import type { Transaction } from '../../platform/transaction';
import type { TaskMembership } from '../membership';
import type { StepRow } from '../steps';
import type { CurrentUser } from '../users';
import type { Codec } from './codec';

/** A member of a task, and which step a call is about. */
export interface TaskMember {
  readonly membership: TaskMembership;
  readonly user: CurrentUser;
  /** For steps that each platform has of its own. */
  readonly platformId?: string | undefined;
  /** Groups notifications that are sent in one go. */
  readonly askId?: string | undefined;
}

/** A member of a task at a kind of step: what every service here takes after the transaction. */
export interface StepMember<Content = string, Action extends string = ReviewAction> extends TaskMember {
  readonly kind: StepKind<Content, Action>;
}

/** A kind of step: one side writes versions of its content, the other reads and answers. */
export interface StepKind<Content = string, Action extends string = ReviewAction> {
  readonly code: FunctionCode;
  readonly codec: Codec<Content>;
  readonly machine: Machine<string, Action>;
  /** The actions that have calls. */
  readonly offered: readonly Action[];
  /** What of a content is checked for risky wordings when it is sent. @default nothing */
  readonly claims?: (content: Content) => readonly ClaimText[];
  /** Where the texts are published, so that they have to say that they are paid for. @default nowhere */
  readonly publishedOn?: (tx: Transaction, at: TaskMember) => Promise<string | null>;
  /** What a content advertises. @default what the task does */
  readonly category?: (content: Content) => ProductCategory;
  /** Refuses a content that this step cannot have, as a draft or as a version. */
  readonly check?: (tx: Transaction, at: TaskMember, content: Content) => Promise<void>;
  /** What else sending a version changes; may refuse the content. Runs before the version is stored. */
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
 * A step the creator writes and the vendor accepts.
 *
 * @example export const outlines = reviewedStep({ code: '030', codec: richTextCodec });
 */
export const reviewedStep = <Content>(
  own: Pick<StepKind<Content>, 'code' | 'codec' | 'claims' | 'publishedOn' | 'check' | 'onSend'>,
): StepKind<Content> => ({ ...own, machine: reviewMachine, offered });
