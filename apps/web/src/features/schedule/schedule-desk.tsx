import type { ProjectSchedule, ScheduleContent } from '@paidang/contract/entities';
import { checkOrder, checkSchedule, mayMoveFreely, messages, type OfColumns } from '@paidang/contract/rules';
import { functionCodes } from '@paidang/contract/vocabulary';
import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { useRef, useState } from 'react';
import { labels } from '#labels/schedule';
import type { ScheduleSource } from '../../data/schedules';
import { BuildMode } from '../../shared/build-mode';
import { dayOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { PrintHead } from '../../shared/paper/print-head';
import { seatsOf } from '../../shared/people';
import { useFocusInvalid } from '../../shared/use-focus-invalid';
import { useDraftState } from '../../step/draft/use-draft';
import { WordsDialog } from '../../step/moves/words-dialog';
import { StepHead } from '../../step/page/step-head';
import { TurnBand } from '../../step/page/turn-band';
import type { StepErrors } from '../../step/step-kind';
import { ScheduleAside } from './schedule-aside';
import { ScheduleBar } from './schedule-bar';
import { ScheduleDatesList } from './schedule-dates';
import { ScheduleFilm } from './schedule-film';
import { ScheduleNote } from './schedule-note';
import { scheduleSentence } from './schedule-sentence';
import { ShiftOffer } from './shift-offer';
import { datesOf, useScheduleDraft } from './use-schedule-draft';
import { useScheduleMoves } from './use-schedule-moves';

export interface ScheduleDeskProps {
  /** Must stay the same while the page is open. */
  source: ScheduleSource;
  sheet: ProjectSchedule;
  user: string;
  isVendor: boolean;
  onSheet: (sheet: ProjectSchedule) => void;
  /** Somebody else has moved it meanwhile. */
  onStale: () => void;
}

const head = { code: functionCodes.schedule, words: { title: labels.title } } as const;
const written = ['propose', 'counter', 'request_change'] as const;

/** A schedule at work: the film of all dates, the dates step by step, words, and the next move. */
export function ScheduleDesk({ source, sheet, user, isVendor, onSheet, onStale }: ScheduleDeskProps) {
  const today = dayOf(useNow());
  const me = isVendor ? 'vendor' : 'creator';
  const { left, right } = seatsOf(sheet);
  const names = { vendor: left.name, creator: right.name };
  const other = isVendor ? names.creator : names.vendor;
  const { allowed, agreed, proposal, done, freeLeft } = sheet;

  // What is new is written at once; what is on the table is read first.
  const move = written.find((one) => allowed.includes(one)) ?? null;
  const [wantsEdit, setWantsEdit] = useState(false);
  const isEditing = move === 'propose' || (move !== null && wantsEdit);
  const draft = useScheduleDraft({ source, sheet, user, isEditing, onSaved: onSheet });
  const saving = useDraftState(draft);
  const [refused, setRefused] = useState<StepErrors>({});
  const [tried, setTried] = useState(false);
  const desk = useRef<HTMLDivElement>(null);
  const focusInvalid = useFocusInvalid(desk);
  /** Number of the change that is about to be declined. */
  const [declining, setDeclining] = useState<number | null>(null);
  const moves = useScheduleMoves({
    source,
    sheet,
    draft,
    onMoved: (next) => {
      setWantsEdit(false);
      setTried(false);
      setRefused({});
      onSheet(next);
    },
    onStale,
    onRefused: setRefused,
  });

  const content: ScheduleContent = saving?.content ?? { dates: datesOf(sheet), note: '', is_free: false };
  const { dates } = isEditing ? content : { dates: datesOf(sheet) };
  const before = proposal && move === 'counter' && isEditing ? proposal.dates : agreed;
  const mayBeFree = move === 'request_change' && agreed !== null && mayMoveFreely(agreed, dates, freeLeft);
  const isFree = mayBeFree && content.is_free;
  const facts = { today, agreed, done };
  const wrong = isEditing ? (tried ? checkSchedule : checkOrder)(dates, facts) : {};
  const needsWords = move === 'counter' || (move === 'request_change' && !isFree);
  const noteError = tried && needsWords && content.note.trim() === '' ? messages.fillThisField : undefined;
  const errors: OfColumns<string> = { ...columnErrors(refused), ...wrong };
  const change = (next: Partial<ScheduleContent>) => {
    setRefused({});
    draft?.change({ ...content, ...next });
  };

  const send = () => {
    setTried(true);
    const missing = Object.keys(checkSchedule(dates, facts)).length > 0 || (needsWords && content.note.trim() === '');
    if (missing) return focusInvalid();
    if (move) void moves.send(isFree ? 'move' : move);
  };

  return (
    <div ref={desk} className="flex flex-1 flex-col">
      <StepHead kind={head} sheet={sheet}>
        <BuildMode mode={sheet.build_mode} />
      </StepHead>
      <TurnBand
        kind={{
          sentence: ({ status }) => scheduleSentence({ status, isMine: sheet.step.ball === me, other }),
        }}
        sheet={sheet}
        isVendor={isVendor}
        collapsed={false}
      />
      <div data-paper="" className="w-full flex-1 px-(--page-edge) pt-5 pb-8">
        <PrintHead sheet={sheet} title={`${head.code} ${head.words.title}`} />
        {sheet.shift ? (
          <ShiftOffer
            offer={sheet.shift}
            agreed={agreed}
            today={today}
            late={other}
            busy={moves.busy === 'shift'}
            onShift={() => void moves.shift()}
          />
        ) : null}
        <div className="print:hidden">
          <ScheduleFilm dates={dates} before={before} done={done} today={today} names={names} />
        </div>
        <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_300px] lg:gap-14">
          <div className="min-w-0">
            {saving?.status === 'conflict' ? (
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
            ) : null}
            <Words sheet={sheet} other={other} />
            <ScheduleDatesList
              dates={dates}
              before={before}
              done={done}
              today={today}
              names={names}
              errors={errors}
              onChange={isEditing && draft ? (next) => change({ dates: next }) : undefined}
            />
            {isEditing ? (
              <ScheduleNote
                content={content}
                needsWords={needsWords}
                mayBeFree={move === 'request_change' ? mayBeFree : null}
                freeLeft={freeLeft}
                error={refused.note ?? noteError}
                problem={refused.dates ?? refused.is_free}
                onChange={change}
              />
            ) : null}
          </div>
          <ScheduleAside sheet={sheet} today={today} />
        </div>
      </div>
      <ScheduleBar
        allowed={allowed}
        move={move}
        isEditing={isEditing}
        isFree={isFree}
        hasDraft={sheet.own_draft !== null}
        wrong={Object.keys(wrong).length}
        saving={saving}
        busy={moves.busy}
        on={{
          send,
          edit: () => setWantsEdit(true),
          cancel: () => {
            setWantsEdit(false);
            setTried(false);
            setRefused({});
          },
          confirm: () => void moves.confirm(),
          decline: () => setDeclining(proposal?.number ?? null),
          recall: () => void moves.recall(),
        }}
      />
      {declining !== null ? (
        <WordsDialog
          title={labels.declineDialog.title}
          text={labels.declineDialog.text(other)}
          field={labels.declineDialog.field}
          action={labels.declineDialog.action}
          about={[sheet.step.uuid, 'decline']}
          outdated={declining === proposal?.number ? null : { text: labels.changedMeanwhile }}
          onSend={(note) => moves.decline(note, declining)}
          onClose={() => {
            setDeclining(null);
            onStale();
          }}
        />
      ) : null}
    </div>
  );
}

/** What came with the dates on the table. */
function Words({ sheet: { note, feedback_note, proposal }, other }: { sheet: ProjectSchedule; other: string }) {
  const words = feedback_note || note;
  if (!words) return null;
  return (
    <figure className="mt-5">
      <figcaption className="text-13 text-ink-3">{labels.theirNote(proposal?.created_by.name ?? other)}</figcaption>
      <blockquote className="mt-1 border-l-2 border-line-strong pl-3 text-15 whitespace-pre-line">{words}</blockquote>
    </figure>
  );
}

/** What the server said of dates: `dates.video.shoot_date` stands at `video.shoot_date`. */
const columnErrors = (refused: StepErrors): OfColumns<string> =>
  Object.fromEntries(
    Object.entries(refused).flatMap(([field, error]) =>
      field.startsWith('dates.') ? [[field.slice('dates.'.length), error]] : [],
    ),
  );
