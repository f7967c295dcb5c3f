import type { ScheduleColumn, SchedulePart } from '../rules/schedule';
import type { FunctionCode, Party, TaskType } from '../vocabulary';
import type { Machine } from '../workflow';

/** What the address of a step's page needs. */
export interface StepLocation {
  readonly project: string;
  readonly task: string;
  readonly taskType: string;
  /** Position of the task in its project, from 0. */
  readonly index: number | undefined;
  /** For steps that exist once per platform. */
  readonly platform: string | undefined;
}

/** The facts that determine which of its dates a step has to meet next. */
export interface StepProgress {
  readonly turn: 'vendor' | 'creator' | null;
  /** Number of the latest version sent, 0 before the first. */
  readonly version: number;
}

/** Dates of a step in its task's schedule, or a number of days after one of them. */
export type StepDue =
  | {
      readonly part: SchedulePart;
      readonly column: (progress: StepProgress) => ScheduleColumn;
      /** What the creator does by that day. @default '交付' */
      readonly verb?: string;
    }
  | { readonly after: ScheduleColumn; readonly days: number };

/** Everything known about a step except its notifications, which pages without notifications should not load. */
export interface StepDefinition {
  readonly code: FunctionCode;
  readonly title: string;
  /** Short noun for its result, used after a verb: 確認大綱. */
  readonly noun: string;
  /** The task types that have it from the beginning; empty if it only replaces another step. */
  readonly taskTypes: readonly TaskType[];
  /** The step whose gate it shares, so that both open together. @default a gate of its own */
  readonly sharesGateWith?: FunctionCode;
  /** Whether the brief may leave it out. @default false */
  readonly isSkippable?: true;
  readonly machine: Machine;
  /** The party that writes its content; `null` if both do. */
  readonly writer: Exclude<Party, 'platform'> | null;
  /** The page for working on it; `null` if it has none. */
  readonly page: ((location: StepLocation) => string) | null;
  /** Its comment board, by the area of its calls; `null` if it has none. */
  readonly board: string | null;
  /** Whether each platform has its own board and versions although the step is one. @default the board belongs to the step */
  readonly boardPerPlatform?: true;
  /** Whether it is a text: it accepts suggestions, and its versions can be exported. */
  readonly isText: boolean;
  /** Whether its versions are exported by a call of its own instead of the shared one. @default false */
  readonly hasOwnExport?: true;
  /** Whether the task's acceptance sheet lists it. */
  readonly isAccepted: boolean;
  /** When it is due; `null` if it has no dates. */
  readonly due: StepDue | null;
  /** The part of a platform's copy it represents: each platform then has its own step. @default one step per task */
  readonly copyPart?: 'text' | 'photos';
  /** The project's status once this step is done in all of its tasks. @default unchanged */
  readonly projectStatusAfter?: 'reporting' | 'closed';
  /** The notification kind users choose channels for. @default 'steps'; its comments are 'comments' */
  readonly notificationKind?: 'schedule';
  /** Titles of statuses that differ from those of its machine. */
  readonly statusTitles?: Readonly<Record<string, string>>;
  /** The action of the party whose turn it is, by status, if it differs from other steps: 上傳. */
  readonly verbs?: Readonly<Record<string, string>>;
}
