import type { ScheduleColumn, SchedulePart } from '../rules/schedule';
import type { FunctionCode, Party, TaskType } from '../vocabulary';
import type { Machine } from '../workflow';

/** Where a step of a task is worked on: what the address of its page needs. */
export interface StepLocation {
  readonly project: string;
  readonly task: string;
  readonly taskType: string;
  /** Position of the task in its project, from 0. */
  readonly index: number | undefined;
  /** For a step that every platform has of its own. */
  readonly platform: string | undefined;
}

/** What decides which of its dates a step has to keep next. */
export interface StepProgress {
  readonly turn: 'vendor' | 'creator' | null;
  /** Number of the last version sent, 0 before the first. */
  readonly version: number;
}

/** Dates of a step in the schedule of its task, or a day counted from one of them. */
export type StepDue =
  | {
      readonly part: SchedulePart;
      readonly column: (progress: StepProgress) => ScheduleColumn;
      /** What the creator does by that day. @default '交付' */
      readonly verb?: string;
    }
  | { readonly after: ScheduleColumn; readonly days: number };

/** Everything that is known about a step but its notifications, which a page that shows none should not load. */
export interface StepDefinition {
  readonly code: FunctionCode;
  readonly title: string;
  /** Short name of what it produces, put after a verb: 確認大綱. */
  readonly noun: string;
  /** The task types that have it from the beginning; none where it only takes the place of another step. */
  readonly taskTypes: readonly TaskType[];
  /** The step whose gate it shares: both open together. @default a gate of its own */
  readonly sharesGateWith?: FunctionCode;
  /** The brief may leave it out. @default false */
  readonly isSkippable?: true;
  readonly machine: Machine;
  /** Whose content it is; `null` where both sides write. */
  readonly writer: Exclude<Party, 'platform'> | null;
  /** The page it is worked on; `null` while it has none. */
  readonly page: ((location: StepLocation) => string) | null;
  /** Its comment board, by the area of its calls; `null` without one. */
  readonly board: string | null;
  /** Each platform has a board and versions of its own, though the step is one. @default the board is the step's */
  readonly boardPerPlatform?: true;
  /** It is a text: it takes suggestions, and its versions can be exported. */
  readonly isText: boolean;
  /** Its versions are exported by a call of its own instead of the shared one. @default false */
  readonly hasOwnExport?: true;
  /** It is listed on the acceptance sheet of its task. */
  readonly isAccepted: boolean;
  /** When it is due; `null` without dates. */
  readonly due: StepDue | null;
  /** The part of a platform's copy it is: every platform then has such a step. @default the task has one */
  readonly copyPart?: 'text' | 'photos';
  /** The status a project takes once this step is done in all of its tasks. @default it keeps its own */
  readonly projectStatusAfter?: 'reporting' | 'closed';
  /** The kind people choose channels for. @default 'steps', of its comments 'comments' */
  readonly notificationKind?: 'schedule';
  /** Titles of statuses that differ from its machine's. */
  readonly statusTitles?: Readonly<Record<string, string>>;
  /** What the party whose turn it is does, by status, where it differs from other steps: 上傳. */
  readonly verbs?: Readonly<Record<string, string>>;
}
