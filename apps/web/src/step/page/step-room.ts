import type { Quote } from '@paidang/contract/entities';
import { stepDefinition } from '@paidang/contract/steps';
import type { EditorPort } from '@paidang/editor';
import type { DiffSummary, RichTextDiffHandle } from '@paidang/editor/view';
import {
  type ComponentType,
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useRef,
  useState,
} from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import type { StepPageView, StepSource } from '../../data/step-source';
import { useStepVersion } from '../../data/steps';
import type { CommentsPanelProps } from '../board/comments-panel';
import { type StepBoardState, useStepBoardState } from '../board/use-step-board';
import type { CheckedClaims } from '../claims/found-claims';
import type { Autosave } from '../draft/autosave';
import { useStepDraft } from '../draft/step-draft';
import { unsavedName } from '../draft/use-draft';
import type { MoveQuestion } from '../moves/move-dialogs';
import type { SendQuestion } from '../moves/send-question';
import { type SendCheck, useSendCheck } from '../moves/use-send-check';
import { type StepMoves, useStepMoves } from '../moves/use-step-moves';
import type { StepEditorHandle, StepKind } from '../step-kind';
import type { BoardView } from '../suggestions/board-switch';
import { type Suggestions, useSuggestions } from '../suggestions/use-suggestions';
import type { TracedStep, TraceMoments } from '../trace/shown-trace';
import { useVersionView, type VersionChoice } from '../versions/use-version-view';
import type { StepTool } from './step-menu';

/** Parts that the page of one kind of step adds to the common page. */
export interface StepSlots {
  /** In the head: other people on the page. */
  headEnd?: ReactNode;
  /** Tabs between the turn band and the work. */
  tabs?: ReactNode;
  /** In the action bar, before the moves. */
  barStart?: ReactNode;
  /** Below the versions: downloads, deleted items. */
  railEnd?: ReactNode;
  /** Items of the menu of rarely used actions. */
  tools?: readonly StepTool[];
  /** Why the draft cannot be sent yet, as a sentence. @default nothing prevents it */
  unready?: string | null;
  /** For videos: the playback position, for requirements that are met at a moment. */
  moments?: TraceMoments;
  /** Renders the comments. @default the page's board */
  Comments?: ComponentType<CommentsPanelProps>;
}

export interface StepRoomOptions<Content> {
  kind: StepKind<Content>;
  /** Must be stable while the page is open. */
  source: StepSource<Content>;
  view: StepPageView<Content>;
  viewer: { uuid: string; isVendor: boolean };
  editorPort: EditorPort;
  onView: (view: StepPageView<Content>) => void;
  slots?: StepSlots;
}

/** State of the open page; components select from it and change it with `setState`. */
export interface StepSession {
  /** Confirmation asked before a move; `null` for none. */
  question: MoveQuestion;
  /** Dialog about a version; `null` for none. */
  versionQuestion: { about: 'name' | 'takeBack'; version: number } | null;
  /** The quote for which a suggestion is being written. */
  suggested: Quote | null;
  boardView: BoardView;
  /** Result of the claim check for the displayed text; `null` before the first check, and for texts that are not checked. */
  claims: CheckedClaims | null;
  /** Id of the selected claim. */
  claim: string | null;
  /** Trace of the displayed text; `null` before the first check, and for steps that are not traced. */
  trace: TracedStep | null;
  /** Id of the selected requirement. */
  requirement: string | null;
  /** Confirmation asked before sending; `null` for none. */
  asked: SendQuestion | null;
  /** The element that contains the work. */
  paper: HTMLElement | null;
  /** Differences between the displayed versions, and the index of the change shown last, -1 before the first. */
  summary: DiffSummary | null;
  currentChange: number;
  /** Number of unfinished uploads in the draft. */
  uploads: number;
}

/** State shared by the parts of a step page. They pass contents on without inspecting them, hence `unknown`. */
export interface StepRoom extends Required<StepRoomOptions<unknown>> {
  session: StoreApi<StepSession>;
  choice: VersionChoice;
  /** Number of the newest version; `null` before the first. */
  latest: number | null;
  /** Content of the newest version; `undefined` while loading. */
  latestContent: unknown;
  /** The version a decision is about: the displayed one, or the newest while the draft is displayed. */
  version: number;
  isEditing: boolean;
  draft: Autosave<unknown> | null;
  editor: RefObject<StepEditorHandle | null>;
  diff: RefObject<RichTextDiffHandle | null>;
  suggestions: Suggestions;
  check: SendCheck<unknown>;
  moves: StepMoves;
  board: StepBoardState;
}

const createStepSession = (): StoreApi<StepSession> =>
  createStore(() => ({
    question: null,
    versionQuestion: null,
    suggested: null,
    boardView: 'comments',
    claims: null,
    claim: null,
    trace: null,
    requirement: null,
    asked: null,
    paper: null,
    summary: null,
    currentChange: -1,
    uploads: 0,
  }));

/** Creates everything that exists once per open page of a reviewed step. */
export function useCreateStepRoom(options: StepRoomOptions<unknown>): StepRoom {
  const { kind, source, view, viewer, onView, slots = {} } = options;
  const [session] = useState(createStepSession);
  const latest = view.versions.at(-1)?.number ?? null;
  const choice = useVersionView({
    view,
    writer: stepDefinition(kind.code).writer,
    comparesAtOnce: kind.comparesAtOnce,
    unsavedName: unsavedName(source.path),
  });
  const { versionView, comparing } = choice;

  const { data: newest } = useStepVersion(source, latest);
  // While the newest version is loading, the previous one is still returned.
  const latestContent = newest?.number === latest ? newest?.content : undefined;
  const editor = useRef<StepEditorHandle>(null);
  const diff = useRef<RichTextDiffHandle>(null);
  const flushEditor = () => editor.current?.flush();
  const draft = useStepDraft({
    source,
    user: viewer.uuid,
    view,
    blank: kind.blank,
    latest: latestContent,
    flushEditor,
    onSaved: onView,
  });
  const suggestions = useSuggestions({ kind, source, view, draft, flushEditor });
  const check = useSendCheck({ kind, view, paper: useStore(session, ({ paper }) => paper) });
  const moves = useStepMoves({
    source,
    blank: kind.blank(view),
    words: kind.words,
    draft,
    onMoved: (next) => {
      onView(next);
      choice.show(null);
    },
    onRefused: check.refuse,
  });
  const board = useStepBoardState(useCallback(() => session.setState({ boardView: 'comments' }), [session]));

  return {
    ...options,
    slots,
    session,
    choice,
    latest,
    latestContent,
    version: typeof versionView === 'number' ? versionView : view.step.version,
    isEditing: versionView === 'draft' && !comparing,
    draft,
    editor,
    diff,
    suggestions,
    check,
    moves,
    board,
  };
}

export const StepRoomContext = createContext<StepRoom | null>(null);

export function useStepRoom(): StepRoom {
  const room = useContext(StepRoomContext);
  if (!room) throw new Error('@paidang/web: a part of a step page must be used inside StepRoomContext.');
  return room;
}

export const useStepSession = <Value>(select: (session: StepSession) => Value): Value =>
  useStore(useStepRoom().session, select);
