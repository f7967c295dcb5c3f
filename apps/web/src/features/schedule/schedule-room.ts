import type { ProjectSchedule, ScheduleContent } from '@paidang/contract/entities';
import {
  checkOrder,
  checkSchedule,
  mayMoveFreely,
  messages,
  type OfColumns,
  type ScheduleDates,
  undoChanges,
} from '@paidang/contract/rules';
import { createContext, type RefObject, useContext, useRef, useState } from 'react';
import type { ScheduleSource } from '../../data/schedules';
import { type Day, dayOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { sidesOf } from '../../shared/people';
import { useFocusInvalid } from '../../shared/use-focus-invalid';
import type { Autosave, AutosaveState } from '../../step/draft/autosave';
import { useDraftState } from '../../step/draft/use-draft';
import type { StepErrors } from '../../step/step-kind';
import { datesOf, useScheduleDraft } from './use-schedule-draft';
import { type ScheduleMoves, useScheduleMoves } from './use-schedule-moves';

export interface ScheduleRoomOptions {
  /** Must be a stable reference while the page is open. */
  source: ScheduleSource;
  view: ProjectSchedule;
  user: string;
  isVendor: boolean;
  onView: (view: ProjectSchedule) => void;
  /** Called when another person has changed the schedule in the meantime. */
  onStale: () => void;
}

/** The moves that send dates. */
const written = ['propose', 'counter', 'request_change'] as const;

/** State shared by the parts of a schedule page. */
export interface ScheduleRoom extends ScheduleRoomOptions {
  page: RefObject<HTMLDivElement | null>;
  today: Day;
  names: Record<'vendor' | 'creator', string>;
  /** Name of the other side. */
  other: string;
  /** The move that sends the dates; `null` for users who cannot. */
  move: (typeof written)[number] | null;
  isEditing: boolean;
  edit: () => void;
  cancel: () => void;
  draft: Autosave<ScheduleContent> | null;
  saving: AutosaveState<ScheduleContent> | null;
  content: ScheduleContent;
  change: (change: Partial<ScheduleContent>) => void;
  /** The displayed dates, and those they are compared with. */
  dates: ScheduleDates;
  before: ScheduleDates | null;
  /** Whether the change is allowed without consent; `null` if the question does not apply. */
  mayBeFree: boolean | null;
  isFree: boolean;
  /** Whether a reason for the other side is required. */
  needsReason: boolean;
  /** Number of invalid dates. */
  wrong: number;
  errors: { columns: OfColumns<string>; note: string | undefined; all: string | undefined };
  send: () => void;
  moves: ScheduleMoves;
  /** Number of the proposal that is about to be declined. */
  declining: number | null;
  decline: (proposal: number | null) => void;
}

/** Creates the shared state; used once per schedule page. */
export function useCreateScheduleRoom(options: ScheduleRoomOptions): ScheduleRoom {
  const { source, view, user, isVendor, onView, onStale } = options;
  const today = dayOf(useNow());
  const { left, right } = sidesOf(view);
  const { allowed, agreed, done, freeLeft } = view;

  // A first proposal starts in edit mode; proposed dates are read-only first.
  const move = written.find((one) => allowed.includes(one)) ?? null;
  const [wantsEdit, setWantsEdit] = useState(false);
  const isEditing = move === 'propose' || (move !== null && wantsEdit);
  const draft = useScheduleDraft({ source, view, user, isEditing, onSaved: onView });
  const saving = useDraftState(draft);
  const [refused, setRefused] = useState<StepErrors>({});
  const [tried, setTried] = useState(false);
  const [declining, decline] = useState<number | null>(null);
  const page = useRef<HTMLDivElement>(null);
  const focusInvalid = useFocusInvalid(page);
  const cancel = () => {
    setWantsEdit(false);
    setTried(false);
    setRefused({});
  };
  const moves = useScheduleMoves({
    source,
    view,
    draft,
    onMoved: (next) => {
      cancel();
      onView(next);
    },
    onStale,
    onRefused: setRefused,
  });

  const content = saving?.content ?? { dates: datesOf(view), note: '', is_free: false };
  const dates = isEditing ? content.dates : datesOf(view);
  const mayMove = move === 'request_change' && agreed !== null && mayMoveFreely(agreed, dates, freeLeft);
  const isFree = mayMove && content.is_free;
  const needsReason = move === 'counter' || (move === 'request_change' && !isFree);
  const lacksReason = needsReason && content.note.trim() === '';
  const facts = { today, agreed, done };
  const wrong = isEditing ? (tried ? checkSchedule : checkOrder)(dates, facts) : {};

  return {
    ...options,
    page,
    today,
    names: { vendor: left.name, creator: right.name },
    other: isVendor ? right.name : left.name,
    move,
    isEditing,
    edit: () => setWantsEdit(true),
    cancel,
    draft,
    saving,
    content,
    change: (change) => {
      setRefused({});
      draft?.change({ ...content, ...change });
    },
    dates,
    before: comparedWith(view, isEditing && move === 'counter'),
    mayBeFree: move === 'request_change' ? mayMove : null,
    isFree,
    needsReason,
    wrong: Object.keys(wrong).length,
    errors: {
      columns: { ...columnErrors(refused), ...wrong },
      note: refused.note ?? (tried && lacksReason ? messages.fillThisField : undefined),
      all: refused.dates ?? refused.is_free,
    },
    send: () => {
      setTried(true);
      if (lacksReason || Object.keys(checkSchedule(dates, facts)).length > 0) return focusInvalid();
      if (move) void moves.send(isFree ? 'move' : move);
    },
    moves,
    declining,
    decline,
  };
}

/** Dates to compare with: a counter-proposal is compared with the proposal it answers, on both sides' pages. */
function comparedWith({ proposal, agreed }: ProjectSchedule, isCountering: boolean): ScheduleDates | null {
  if (!proposal) return agreed;
  if (isCountering) return proposal.dates;
  return proposal.kind === 'counter' ? undoChanges(proposal.dates, proposal.changes) : agreed;
}

/** The server's errors by column: `dates.video.shoot_date` belongs to `video.shoot_date`. */
const columnErrors = (refused: StepErrors): OfColumns<string> =>
  Object.fromEntries(
    Object.entries(refused).flatMap(([field, error]) =>
      field.startsWith('dates.') ? [[field.slice('dates.'.length), error]] : [],
    ),
  );

export const ScheduleRoomContext = createContext<ScheduleRoom | null>(null);

export function useScheduleRoom(): ScheduleRoom {
  const room = useContext(ScheduleRoomContext);
  if (!room) throw new Error('@paidang/web: a part of the schedule must be used inside ScheduleRoomContext.');
  return room;
}
