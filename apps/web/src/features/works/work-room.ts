import type { Requirement, Work, WorkContent, WorksView } from '@paidang/contract/entities';
import { checkWork, emptyWork } from '@paidang/contract/rules';
import { createContext, type RefObject, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { labels } from '#labels/works';
import { workSource, worksView } from '../../data/works';
import { versionFacts } from '../../shared/paper/print-head';
import type { ShownClaim } from '../../step/claims/found-claims';
import type { Autosave } from '../../step/draft/autosave';
import { useStepDraft } from '../../step/draft/step-draft';
import { type SendCheck, useSendCheck } from '../../step/moves/use-send-check';
import { useWorkMoves, type WorkMoves } from './use-work-moves';

/** The move to be confirmed, and the report it is about; `null` for none. */
export type WorkQuestion = {
  move: 'submit' | 'pass' | 'fail' | 'changed';
  number: number;
  /** High-risk findings to be confirmed. */
  claims?: readonly ShownClaim[];
  /** Unmet requirements of the brief. */
  gaps?: readonly Requirement[];
} | null;

export interface WorkRoomOptions {
  view: WorksView;
  work: Work;
  user: string;
  /** Must be a stable reference while the page is open. */
  onView: (view: WorksView) => void;
  /** Called with whether the report is being written. */
  onEditingChange: (editing: boolean) => void;
}

/** State shared by the parts of one platform's work. */
export interface WorkRoom extends WorkRoomOptions {
  isWriting: boolean;
  /** Ref callback for the element that contains the fields. */
  setPaper: (paper: HTMLElement | null) => void;
  /** The element that contains the published text; `null` if there is none. */
  published: HTMLElement | null;
  setPublished: (published: HTMLElement | null) => void;
  draft: Autosave<WorkContent> | null;
  check: SendCheck<WorkContent>;
  /** Returns the text's high-risk findings to be confirmed before the next move. */
  openClaims: RefObject<() => readonly ShownClaim[]>;
  /** Returns the requirements of the brief that the text does not meet. */
  openGaps: RefObject<() => readonly Requirement[]>;
  moves: WorkMoves;
  question: WorkQuestion;
  ask: (question: WorkQuestion) => void;
}

const none = () => [];
const blank = (): WorkContent => emptyWork;

/** Creates the shared state; used once per displayed platform. */
export function useCreateWorkRoom(options: WorkRoomOptions): WorkRoom {
  const { view, work, user, onView, onEditingChange } = options;
  const { uuid: task } = view.task;
  const { platform_uuid: id, platform_title: title } = work.platform;
  const source = useMemo(() => workSource(task, id, onView), [task, id, onView]);
  const step = worksView(view, work);
  const draft = useStepDraft<WorkContent>({ source, user, view: step, blank, latest: work.reports.at(-1)?.content });
  const [paper, setPaper] = useState<HTMLElement | null>(null);
  const [published, setPublished] = useState<HTMLElement | null>(null);
  const checkContent = (content: WorkContent) =>
    checkWork(content, { platform: title, now: new Date(), hasCopy: work.approved !== null });
  const check = useSendCheck({ kind: { check: checkContent }, view: step, paper });
  const moves = useWorkMoves({
    task,
    platform: work.platform,
    source,
    blank: emptyWork,
    draft,
    onView,
    onRefused: check.refuse,
  });
  const openClaims = useRef<() => readonly ShownClaim[]>(none);
  const openGaps = useRef<() => readonly Requirement[]>(none);
  const [question, ask] = useState<WorkQuestion>(null);
  const isWriting = work.allowed.includes('save_draft');
  useEffect(() => onEditingChange(isWriting), [onEditingChange, isWriting]);
  return {
    ...options,
    isWriting,
    setPaper,
    published,
    setPublished,
    draft,
    check,
    openClaims,
    openGaps,
    moves,
    question,
    ask,
  };
}

export const WorkRoomContext = createContext<WorkRoom | null>(null);

export function useWorkRoom(): WorkRoom {
  const room = useContext(WorkRoomContext);
  if (!room) throw new Error('@paidang/web: a part of a work must be used inside WorkRoomContext.');
  return room;
}

/** Facts about a platform's report, as shown in its header. */
export function workFacts({ platform, status, reports }: Work, isDraft: boolean) {
  const last = reports.at(-1);
  const report = last && {
    sent_at: last.sent_at,
    finalised_at: null,
    accepted_at: last.verdict === 'passed' ? last.decided_at : null,
  };
  return [
    [labels.platform, platform.platform_title],
    ...versionFacts(last ? labels.report(last.number) : '', isDraft || status === 'drafting' ? undefined : report),
  ] as const;
}

/** Similarity of the published text to the approved copy, in percent. */
export const matchOf = ({ reports }: Work): number => reports.at(-1)?.comparison?.match ?? 100;

/** Whether passing needs a confirmation. */
export const isDoubtful = (work: Work, openComments: number): boolean => matchOf(work) < 100 || openComments > 0;
