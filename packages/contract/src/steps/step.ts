import type { Party } from '../vocabulary';
import type { FunctionCode } from '../vocabulary/codes';
import type { Machine } from '../workflow';

/** Where a step of a task is worked on. */
export interface StepPlace {
  readonly project: string;
  readonly task: string;
  readonly taskType: string;
  /** Position of the task in its project, from 0. */
  readonly index: number | undefined;
  /** Of a step that each platform has of its own. */
  readonly platform: string | undefined;
}

/** The comment boards, by the area of their calls. */
export type BoardArea =
  | 'briefComments'
  | 'outlineComments'
  | 'scriptComments'
  | 'copyComments'
  | 'videoComments'
  | 'worksComments';

/** All that is known of a step. Its notifications stand beside it, so that a page that shows none does not load their words. */
export interface StepDefinition {
  readonly code: FunctionCode;
  /** What the step is called: 創意大綱. */
  readonly title: string;
  /** Short name of what it produces, put after a verb: 確認大綱. */
  readonly noun: string;
  readonly machine: Machine;
  /** Whose text it is; `null` where both sides write. */
  readonly writer: Exclude<Party, 'platform'> | null;
  /** The page it is worked on; `null` while it has none. */
  readonly page: ((place: StepPlace) => string) | null;
  /** Where it is commented on; `null` where it is not. */
  readonly board: BoardArea | null;
  /** It is a text: it takes suggestions, and its versions can be saved as files. */
  readonly isText: boolean;
  /** It stands on the acceptance sheet of its task. */
  readonly isAccepted: boolean;
  /** What of a platform it belongs to, where every platform has one of its own. @default a task has one */
  readonly ofPlatform?: 'text' | 'photos';
  /** The step whose gate it shares: both go on side by side. @default a gate of its own */
  readonly besides?: FunctionCode;
  /** Titles of statuses that differ from its machine's. */
  readonly statusTitles?: Readonly<Record<string, string>>;
  /** What the one whose turn it is does, by status, where it differs from other steps: 上傳. */
  readonly verbs?: Readonly<Record<string, string>>;
}
