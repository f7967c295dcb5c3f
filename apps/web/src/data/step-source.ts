import type { ExportFormat } from '@paidang/contract/calls';
import type { StepView, Version } from '@paidang/contract/entities';

/** What can be done with a step that is reviewed, and with one that is only confirmed. */
export type StepAction = StepView['allowed'][number] | 'acknowledge' | 'withdraw_acknowledgement';

/** A step's page: state, versions, and the own draft. */
export interface StepPageView<Content = unknown> extends Omit<StepView<Content>, 'allowed'> {
  allowed: readonly StepAction[];
}

export type StepVersion<Content> = Pick<Version<Content>, 'number' | 'content'> &
  Partial<Pick<Version<Content>, 'picture_sizes' | 'claims'>>;

export interface StoreContent<Content> {
  content: Content;
  /** Revision of the draft the content is based on. */
  revision: number;
  /** A UUID. It also names the group what is sent is told in (`askUUID`). */
  idempotencyKey?: string;
  keepalive?: boolean;
}

/** Moves that are about a version somebody has read. */
const decisions = [
  'finalise',
  'accept',
  'requestChanges',
  'reopen',
  'requestReopen',
  'agreeReopen',
  'declineReopen',
  'withdrawReopen',
  'acknowledge',
  'withdrawAcknowledgement',
] as const;
/** A move that sends no content; asking for changes and reopening, and declining that, carry words. */
export type StepMove = (typeof decisions)[number] | 'unlock' | 'archive' | 'recover';

/** Whether a move is about a version, rather than about the step. */
export const isDecision = (move: StepMove): boolean => decisions.some((one) => one === move);

/** How a move is told. */
export interface MoveDetails {
  /** A UUID. It also names the group the move is told in (`askUUID`). */
  idempotencyKey: string;
  /** Of asking for changes and reopening. */
  words: string;
  /** The version that was read; a decision about another than the newest is refused (409). */
  version: number;
}

export interface ViewOptions {
  reading: boolean;
}

/** Query of a call for a step view. */
export const readingQuery = (options?: ViewOptions) => (options?.reading ? { reading: '1' as const } : {});

/** The calls of one step, bound to what they are about. */
export interface StepSource<Content> {
  /** Names it everywhere: `['outline', task]`, `['copy', task, platform]`. */
  path: readonly [kind: string, task: string, ...rest: string[]];
  /** @param options `reading`: with what the page reads next */
  view: (options?: ViewOptions) => Promise<StepPageView<Content>>;
  version: (number: number) => Promise<StepVersion<Content>>;
  /** Saves the draft. A conflict (409) is thrown with the newer draft. */
  save: (draft: StoreContent<Content>) => Promise<StepPageView<Content>>;
  /** Sends a version. */
  send: (draft: StoreContent<Content>) => Promise<StepPageView<Content>>;
  move: (move: StepMove, details: MoveDetails) => Promise<StepPageView<Content>>;
  /** Writes a version into a file; of texts. Who asks says that it failed. */
  file?: (version: number, format: ExportFormat) => Promise<File>;
}

/** What writing a draft needs of a step. */
export type DraftSource<Content> = Omit<StepSource<Content>, 'move'>;
