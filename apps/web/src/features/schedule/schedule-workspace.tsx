import { functionCodes } from '@paidang/contract/vocabulary';
import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { Skeleton } from '@paidang/ui/skeleton';
import { labels } from '#labels/schedule';
import type { ScheduleFacts } from '../../labels/facts';
import { BuildMode } from '../../shared/build-mode';
import { later } from '../../shared/later';
import { PrintHead } from '../../shared/paper/print-head';
import { StepHead } from '../../step/page/step-head';
import { StepHeadSkeleton } from '../../step/page/step-skeleton';
import { TurnBand } from '../../step/page/turn-band';
import { OwnedLabel } from './date-cell';
import { ScheduleAside } from './schedule-aside';
import { ScheduleBar } from './schedule-bar';
import { ScheduleDatesList } from './schedule-dates';
import { ScheduleRoomContext, type ScheduleRoomOptions, useCreateScheduleRoom, useScheduleRoom } from './schedule-room';
import { ScheduleTimeline } from './schedule-timeline';
import { ShiftOffer } from './shift-offer';

/** Only users who may write load it, once the page can be read, so that an adjustment can be started without a network. */
const ScheduleEditor = later(
  () => import('./schedule-editor'),
  ({ isOpen }) => isOpen,
  <EditorSkeleton />,
);
const DeclineDialog = later(
  () => import('./decline-dialog'),
  ({ proposal }) => proposal !== null,
);

const head = { code: functionCodes.schedule, words: { title: labels.title } } as const;

/** Schedule page: the timeline of all dates, the dates by step, a note, and the next action. */
export function ScheduleWorkspace(options: ScheduleRoomOptions) {
  const room = useCreateScheduleRoom(options);
  const { view, today, names, dates, before, declining, page } = room;
  return (
    <ScheduleRoomContext.Provider value={room}>
      <div ref={page} className="flex flex-1 flex-col">
        <ScheduleTop />
        <div data-paper="" className="w-full flex-1 px-(--page-edge) pt-5 pb-8">
          <PrintHead view={view} title={`${head.code} ${head.words.title}`} />
          <Shift />
          <div className="print:hidden">
            <ScheduleTimeline dates={dates} before={before} done={view.done} today={today} names={names} />
          </div>
          <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_300px] lg:gap-14">
            <DatesAndNote />
            <ScheduleAside view={view} today={today} />
          </div>
        </div>
        <ScheduleBar />
        <DeclineDialog proposal={declining} />
      </div>
    </ScheduleRoomContext.Provider>
  );
}

/** Breadcrumb, and whose turn it is. */
function ScheduleTop() {
  const { view, isVendor, other } = useScheduleRoom();
  const isMine = view.step.turn === (isVendor ? 'vendor' : 'creator');
  return (
    <>
      <StepHead kind={head} view={view}>
        <BuildMode mode={view.build_mode} />
      </StepHead>
      <TurnBand
        kind={{ sentence: ({ status }) => scheduleSentence({ status, isMine, other }) }}
        view={view}
        isVendor={isVendor}
        collapsed={false}
      />
    </>
  );
}

function scheduleSentence(facts: ScheduleFacts): string {
  const { mine, theirs, confirmed } = labels.turn;
  if (facts.status === 'confirmed') return confirmed;
  return (facts.isMine ? mine : theirs)[facts.status]?.(facts) ?? '';
}

/** Offers to move the dates after a delay. */
function Shift() {
  const { view, today, other, moves } = useScheduleRoom();
  if (!view.shift) return null;
  return (
    <ShiftOffer
      offer={view.shift}
      agreed={view.agreed}
      today={today}
      late={other}
      busy={moves.busy === 'shift'}
      onShift={() => void moves.shift()}
    />
  );
}

function DatesAndNote() {
  const { isEditing, move } = useScheduleRoom();
  return (
    <div className="min-w-0">
      <DraftConflict />
      <TheirNote />
      {move ? <ScheduleEditor isOpen={isEditing} /> : null}
      {isEditing ? null : <ScheduleDatesList />}
    </div>
  );
}

/** The dates, each as high as its field. */
function EditorSkeleton() {
  const { move, view, isEditing } = useScheduleRoom();
  if (!isEditing) return null;
  return (
    <>
      {move === 'propose' && !view.agreed ? <Skeleton shape="block" className="mt-4 h-36" /> : null}
      <ScheduleDatesList isForm>
        {({ column, owner }) => (
          <div className="grid content-start gap-1.5 pb-6">
            <span className="text-14 font-medium">
              <OwnedLabel column={column} owner={owner} />
            </span>
            <Skeleton shape="block" className="h-10" />
          </div>
        )}
      </ScheduleDatesList>
    </>
  );
}

/** Two conflicting drafts of the same dates: the user keeps one. */
function DraftConflict() {
  const { draft, saving } = useScheduleRoom();
  if (saving?.status !== 'conflict') return null;
  return (
    <Callout
      tone="warning"
      role="alert"
      title={labels.conflict.title}
      className="mt-4"
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => draft?.choose('mine')}>
            {labels.conflict.mine}
          </Button>
          <Button size="sm" onClick={() => draft?.choose('theirs')}>
            {labels.conflict.theirs}
          </Button>
        </span>
      }
    >
      {labels.conflict.text}
    </Callout>
  );
}

/** The note that accompanies the proposed dates. */
function TheirNote() {
  const { view, other } = useScheduleRoom();
  const { note, feedback_note, proposal } = view;
  const text = feedback_note || note;
  if (!text) return null;
  return (
    <figure className="mt-5">
      <figcaption className="text-13 text-ink-3">{labels.theirNote(proposal?.created_by.name ?? other)}</figcaption>
      <blockquote className="mt-1 border-l-2 border-line-strong pl-3 text-15 whitespace-pre-line">{text}</blockquote>
    </figure>
  );
}

/** Skeleton of a schedule: the film strip, with the dates below it. */
export function ScheduleSkeleton() {
  return (
    <StepHeadSkeleton>
      <div className="flex-1 px-(--page-edge) pt-5">
        <Skeleton shape="block" className="h-72 max-md:-mx-4 max-md:w-auto max-md:rounded-none" />
        <div className="mt-14 grid gap-10">
          {['a', 'b', 'c'].map((row) => (
            <Skeleton key={row} className="h-10 max-w-(--page-text)" />
          ))}
        </div>
      </div>
    </StepHeadSkeleton>
  );
}
