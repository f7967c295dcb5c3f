import { limits } from '@paidang/contract/limits';
import { textSteps } from '@paidang/contract/steps';
import { hasEnded } from '@paidang/contract/vocabulary';
import { type UIEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { StepPageView } from '../../data/step-source';
import { changesFile } from '../../data/version-files';
import { later } from '../../shared/later';
import { lazyExtra } from '../../shared/lazy-extra';
import { StepComments } from '../board/step-comments';
import { ActionBar } from '../moves/action-bar';
import { versionName } from '../step-kind';
import { VersionRail } from '../versions/version-rail';
import { MoreButton } from './head-parts';
import { StepDocument } from './step-document';
import { StepHead } from './step-head';
import { StepRoomContext, type StepRoomOptions, useCreateStepRoom, useStepRoom, useStepSession } from './step-room';
import { TurnBand } from './turn-band';

/** Dialogs, loaded once the page can be read. */
const MoveQuestions = later(
  async () => ({ default: (await import('../moves/move-questions')).MoveQuestions }),
  () => false,
);
const NameVersionDialog = lazyExtra(() => import('../versions/name-version-dialog'));
const TakeBackDialog = lazyExtra(() => import('../versions/take-back-dialog'));

/** The turn band keeps its height for texts that scroll less than this, in pixels. */
const minScrollRange = 160;

export interface StepWorkspaceProps<Content> extends StepRoomOptions<Content> {
  /** Called when the page switches between editing the draft and reading a version. */
  onEditingChange?: (editing: boolean) => void;
}

/** The page of a reviewed step: versions on the left, the paper, comments on the right, and the action bar below. */
export function StepWorkspace<Content>({ onEditingChange, ...options }: StepWorkspaceProps<Content>) {
  // A page only has contents of one type, and its parts only pass them on.
  const room = useCreateStepRoom(options as unknown as StepRoomOptions<unknown>);
  const band = useBandCollapse(room.view.step.status);
  const { isEditing } = room;
  useEffect(() => onEditingChange?.(isEditing), [onEditingChange, isEditing]);
  return (
    <StepRoomContext.Provider value={room}>
      <div className="flex min-h-0 flex-1 flex-col max-lg:pb-(--moves-bar,0px) max-lg:flat:pb-0">
        <StepTop isCollapsed={room.board.wide && band.collapsed} />
        <div className="min-h-0 flex-1 lg:grid lg:grid-cols-[minmax(0,1fr)_auto] xl:grid-cols-[216px_minmax(0,1fr)_auto]">
          <VersionRail />
          <section aria-label={room.kind.words.title} className="relative flex min-h-0 min-w-0 flex-col">
            <StepDocument onScroll={band.onScroll} />
            <ActionBar />
          </section>
          <StepComments />
        </div>
        <MoveQuestions />
        <VersionQuestions />
      </div>
    </StepRoomContext.Provider>
  );
}

/** Exports confirmed changes as a table, for steps that are texts. Videos have a dialog of their own for this. */
function changesOf(code: string, { task, platform }: Pick<StepPageView, 'task' | 'platform'>) {
  const text = textSteps.find((one) => one === code);
  return text && changesFile({ task: task.uuid, function: text }, platform?.platform_uuid);
}

/** Head of the page and turn band. */
function StepTop({ isCollapsed }: { isCollapsed: boolean }) {
  const { kind, source, view, viewer, slots, choice, latest, version, session, draft } = useStepRoom();
  const isOpen = !hasEnded(view.project.status);
  const ask = (about: 'name' | 'takeBack') => (of: number) =>
    session.setState({ versionQuestion: { about, version: of } });
  const archive = () => session.setState({ question: { move: 'archive', version } });
  return (
    <>
      <StepHead
        kind={kind}
        view={view}
        end={
          <MoreButton
            version={choice.versionView === 'draft' ? latest : choice.versionView}
            versionName={versionName(kind.words)}
            file={source.file}
            changes={changesOf(kind.code, view)}
            mayPrint={!kind.Surface}
            onName={isOpen ? ask('name') : undefined}
            onTakeBack={isOpen && draft && !kind.Surface ? ask('takeBack') : undefined}
            tools={slots.tools}
            onArchive={view.allowed.includes('archive') ? archive : undefined}
          />
        }
      >
        {slots.headEnd}
      </StepHead>
      <TurnBand kind={kind} view={view} isVendor={viewer.isVendor} collapsed={isCollapsed} />
      {slots.tabs}
    </>
  );
}

/**
 * Collapses the turn band on scrolling down, and expands it at the top or when the status changes. Texts that hardly scroll keep
 * it.
 *
 * @param status of the step: whose turn it is changes with it
 */
function useBandCollapse(status: string) {
  const [collapsedAt, setCollapsedAt] = useState<string | null>(null);
  const reading = useRef({ of: '', from: 0 });
  const onScroll = useCallback(
    (event: UIEvent<HTMLElement>) => {
      const { scrollTop, scrollHeight, clientHeight } = event.currentTarget;
      // An editor that opens or an image that loads also triggers scroll events: only those without a change in size come from
      // the user.
      const of = [status, scrollHeight, clientHeight].join();
      if (reading.current.of !== of) reading.current = { of, from: scrollTop };
      const hasScrolledDown = scrollTop - reading.current.from > limits.scroll.barShrinks;
      setCollapsedAt((at) => {
        const stays = at === status ? scrollTop > 0 : hasScrolledDown && scrollHeight - clientHeight > minScrollRange;
        return stays ? status : null;
      });
    },
    [status],
  );
  return { collapsed: collapsedAt === status, onScroll };
}

/** Dialogs about a single version. */
function VersionQuestions() {
  const { session } = useStepRoom();
  const question = useStepSession((state) => state.versionQuestion);
  if (!question) return null;
  const own = { version: question.version, onClose: () => session.setState({ versionQuestion: null }) };
  return question.about === 'name' ? <NameVersionDialog {...own} /> : <TakeBackDialog {...own} />;
}
