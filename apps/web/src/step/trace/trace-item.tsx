import type { CommentTime, Requirement, TraceCell, TraceMark, TracePlace } from '@paidang/contract/entities';
import { Badge } from '@paidang/ui/badge';
import { Button } from '@paidang/ui/button';
import { cn } from '@paidang/ui/cn';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { labels as claimLabels } from '#labels/claims';
import { labels } from '#labels/trace';
import { whenOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { lazyExtra } from '../../shared/lazy-extra';
import { CallProblem, usePressedCall } from '../../shared/pressed-call/pressed-call';
import type { TraceMoments } from './shown-trace';
import { StateMark, stateName } from './state-mark';

const actionLabels = labels.actions;

/** The marked frame; the video is loaded only when the item is opened. */
export const LaterFrame = lazyExtra(async () => ({ default: (await import('./marked-frame')).MarkedFrame }));

/** Loaded only when a reader overrules what was found. */
const LaterMetForm = lazyExtra(async () => ({ default: (await import('./met-form')).MetForm }));

/** A reader's mark on a requirement. */
export type ReaderMark = Pick<TraceMark, 'is_met'> & Partial<Pick<TraceMark, 'quote' | 'note' | 'time'>>;

export interface TraceItemProps {
  requirement: Requirement;
  cell: TraceCell;
  /** Id of the reader; `null` if nothing can be changed any more. */
  user: string | null;
  /** Whether marks are possible: only on a sent version, since a draft still changes. */
  mayMark: boolean;
  /** For videos: the player's position. */
  moments: TraceMoments | undefined;
  /** For videos: renders the frame at a moment of the version. */
  frame?: ((time: CommentTime) => ReactNode) | undefined;
  /** Name of a version. */
  versionName: (version: number) => string;
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
  /** @throws why it was not saved */
  onMark: (mark: ReaderMark) => Promise<void>;
  onWithdraw: (mark: string) => Promise<void>;
}

/** One requirement with its state; expanded, with the text that meets it, who confirmed it, and the reader's actions. */
export function TraceItem({ requirement, cell, moments, frame, isOpen, onOpenChange, ...rest }: TraceItemProps) {
  const { kind, number, text, since } = requirement;
  const { state, places, mark } = cell;
  const id = useId();
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const name = mark?.time && moments ? moments.text(mark.time, mark.time_end) : stateName(kind, state);
  return (
    <li
      ref={item}
      className={cn(
        'border-b border-line',
        state === 'gap' && 'bg-danger-50',
        isOpen && 'shadow-[inset_3px_0_0_var(--pd-ink)]',
      )}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => onOpenChange(!isOpen)}
        className="flex w-full items-start gap-2.5 px-5 py-3 text-left focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus"
      >
        <span className="w-5 shrink-0 pt-0.5 text-right font-mono text-12 text-ink-3">{number}</span>
        <span className="min-w-0 flex-1">
          <span className="block text-14 [overflow-wrap:anywhere]">{text}</span>
          <span
            className={cn(
              'mt-0.5 flex items-center gap-1.5 text-13',
              state === 'gap' ? 'font-medium text-danger-600' : 'text-ink-2',
            )}
          >
            <StateMark state={state} />
            {name}
          </span>
        </span>
        {since > 1 ? (
          <Badge tone="warning" title={labels.changedTitle(since)}>
            {labels.changed(since)}
          </Badge>
        ) : null}
      </button>
      {isOpen ? (
        <div id={id} className="grid gap-3 pr-5 pb-4 pl-12.5">
          {places.map((place) => (
            <Evidence key={`${place.field} ${place.start}`} place={place} />
          ))}
          {places.length === 0 && !mark && kind !== 'not' && state !== 'none' && !moments ? (
            <p className="text-13 text-ink-2">{labels.place.nothing}</p>
          ) : null}
          {mark?.time && frame ? frame(mark.time) : null}
          <MarkedBy requirement={requirement} cell={cell} versionName={rest.versionName} />
          {mark?.time && moments ? (
            <Button size="sm" className="justify-self-start" onClick={() => mark.time && moments.goTo(mark.time)}>
              {actionLabels.play(moments.text(mark.time))}
            </Button>
          ) : null}
          {rest.user !== null && rest.mayMark && (state !== 'none' || moments) ? (
            <Answers requirement={requirement} cell={cell} moments={moments} {...rest} user={rest.user} />
          ) : null}
        </div>
      ) : null}
    </li>
  );
}

/** The text that meets the requirement, with its context. */
export function Evidence({ place: { field, before, text, after } }: { place: TracePlace }) {
  const where = claimLabels.where(field);
  return (
    <blockquote className="border-l-2 border-line-strong pl-3 text-14 [overflow-wrap:anywhere]">
      {where ? <p className="text-12 text-ink-3">{where}</p> : null}
      <p>
        {before}
        <mark className="rounded-[2px] bg-[#ffe58a] px-px text-[#18181e]">{text}</mark>
        {after}
      </p>
    </blockquote>
  );
}

interface MarkedByProps {
  requirement: Requirement;
  cell: TraceCell;
  versionName: (version: number) => string;
}

/** Who marked the requirement, in this version or an earlier one. */
export function MarkedBy({ requirement: { kind, text }, cell: { mark, earlier }, versionName }: MarkedByProps) {
  const now = useNow();
  const { said } = labels;
  if (mark) {
    const [met, gap] = kind === 'not' ? [said.notMet, said.notGap] : [said.met, said.gap];
    return (
      <div className="text-13 text-ink-2">
        <p>{(mark.is_met ? met : gap)(mark.created_by.name, whenOf(new Date(mark.created_at), now))}</p>
        {mark.note ? <p className="mt-1 text-14 whitespace-pre-line text-ink">{mark.note}</p> : null}
      </div>
    );
  }
  if (!earlier) return null;
  return (
    <p className="text-13 text-warning-600">
      {earlier.about === text
        ? said.earlier(earlier.created_by.name, versionName(earlier.version))
        : said.earlierBrief(earlier.created_by.name, earlier.about)}
    </p>
  );
}

type AnswersProps = Pick<TraceItemProps, 'requirement' | 'cell' | 'moments' | 'onMark' | 'onWithdraw'> & {
  user: string;
};

/** The reader's actions: confirm or reject what was found, point out where it is met, or mark the moment of the video. */
function Answers({ requirement: { kind }, cell, moments, user, onMark, onWithdraw }: AnswersProps) {
  const { state, places, mark } = cell;
  const [isWriting, setWriting] = useState(false);
  const call = usePressedCall();
  const quote = places[0]?.text ?? '';
  const say = (one: ReaderMark) => () => void call.run(() => onMark(one));
  if (isWriting) {
    return (
      <LaterMetForm
        onReason={(note) => onMark({ is_met: true, quote: kind === 'not' ? quote : '', note })}
        onClose={() => setWriting(false)}
      />
    );
  }
  const isNot = kind === 'not';
  const meets = state === 'met' && mark !== null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {moments ? <Moments kind={kind} moments={moments} busy={call.busy} say={say} /> : null}
      {!moments && !isNot && places.length > 0 && !meets ? (
        <Button size="sm" busy={call.busy} onClick={say({ is_met: true, quote })}>
          {actionLabels.confirm}
        </Button>
      ) : null}
      {!moments && (state === 'gap' || state === 'partial') ? (
        <Button size="sm" variant="line" onClick={() => setWriting(true)}>
          {isNot ? actionLabels.fine : actionLabels.met}
        </Button>
      ) : null}
      {!moments && state !== 'gap' ? (
        <Button size="sm" variant="ghost" busy={call.busy} onClick={say({ is_met: false, quote })}>
          {isNot ? actionLabels.appears : actionLabels.reject}
        </Button>
      ) : null}
      {mark?.created_by.uuid === user ? (
        <Button size="sm" variant="ghost" onClick={() => void onWithdraw(mark.mark_uuid)}>
          {actionLabels.withdraw}
        </Button>
      ) : null}
      <CallProblem problem={call.problem} className="w-full" />
    </div>
  );
}

interface MomentsProps {
  kind: Requirement['kind'];
  moments: TraceMoments;
  busy: boolean;
  say: (mark: ReaderMark) => () => void;
}

/** Buttons that mark the current frame of the video, or that there is none. */
function Moments({ kind, moments, busy, say }: MomentsProps) {
  const isNot = kind === 'not';
  const at = moments.useNow();
  const text = moments.text(at);
  return (
    <>
      <Button size="sm" busy={busy} onClick={() => say({ is_met: !isNot, time: moments.now() })()}>
        {isNot ? actionLabels.appearsAt(text) : actionLabels.moment(text)}
      </Button>
      <Button size="sm" variant="ghost" busy={busy} onClick={say({ is_met: isNot })}>
        {isNot ? actionLabels.absent : actionLabels.missing}
      </Button>
    </>
  );
}
