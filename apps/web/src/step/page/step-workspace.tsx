import { limits } from '@paidang/contract/limits';
import { textSteps } from '@paidang/contract/steps';
import { hasEnded } from '@paidang/contract/vocabulary';
import { type UIEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { StepPageView } from '../../data/step-source';
import { changesFile } from '../../data/version-files';
import { StepComments } from '../board/step-comments';
import { ActionBar } from '../moves/action-bar';
import { MoveQuestions } from '../moves/move-questions';
import { versionName } from '../step-kind';
import { VersionQuestions } from '../versions/version-questions';
import { VersionRail } from '../versions/version-rail';
import { MoreButton } from './more-button';
import { StepDocument } from './step-document';
import { StepHead } from './step-head';
import { StepRoomContext, type StepRoomOptions, useCreateStepRoom, useStepRoom } from './step-room';
import { TurnBand } from './turn-band';

/** A text that scrolls less than this keeps the band, px. */
const leastScroll = 160;

export interface StepWorkspaceProps<Content> extends StepRoomOptions<Content> {
  /** Told whether the draft is being written rather than a version read. */
  onEditingChange?: (editing: boolean) => void;
}

/** A reviewed step at work: versions at the left, the paper, comments at the right, the next move below. */
export function StepWorkspace<Content>({ onEditingChange, ...options }: StepWorkspaceProps<Content>) {
  // One page has contents of one type, and its parts only pass them on.
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

/** What was confirmed of comments as a table: of texts. Those of a film are in its own dialog. */
function changesOf(code: string, { task, platform }: Pick<StepPageView, 'task' | 'platform'>) {
  const text = textSteps.find((one) => one === code);
  return text && changesFile({ task: task.uuid, function: text }, platform?.platform_uuid);
}

/** Where the page is, and whose turn it is. */
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
 * Puts the turn band away while reading on, and brings it back at the top or when it has something new to say. A text
 * that hardly scrolls keeps it.
 *
 * @param status of the step: with it changes whose turn it is.
 */
function useBandCollapse(status: string) {
  const [putAwayAt, setPutAwayAt] = useState<string | null>(null);
  const reading = useRef({ of: '', from: 0 });
  const onScroll = useCallback(
    (event: UIEvent<HTMLElement>) => {
      const { scrollTop, scrollHeight, clientHeight } = event.currentTarget;
      // An editor that opens or a picture that loads scrolls too: only a person scrolls what keeps its size.
      const of = [status, scrollHeight, clientHeight].join();
      if (reading.current.of !== of) reading.current = { of, from: scrollTop };
      const readOn = scrollTop - reading.current.from > limits.scroll.barShrinks;
      setPutAwayAt((at) => {
        const stays = at === status ? scrollTop > 0 : readOn && scrollHeight - clientHeight > leastScroll;
        return stays ? status : null;
      });
    },
    [status],
  );
  return { collapsed: putAwayAt === status, onScroll };
}
