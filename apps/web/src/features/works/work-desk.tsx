import { useCommentBoardState } from '@paidang/comment-board/document';
import type { Work, WorkContent, WorksSheet } from '@paidang/contract/entities';
import { checkWork, emptyWork } from '@paidang/contract/rules';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { workSheet, workSource } from '../../data/works';
import { later } from '../../shared/later';
import { PrintHead } from '../../shared/paper/print-head';
import { seatsOf } from '../../shared/people';
import { SaveStatus } from '../../step/draft/save-status';
import { useStepDraft } from '../../step/draft/step-draft';
import { useDraftState } from '../../step/draft/use-draft';
import { MergePanel } from '../../step/merge/merge-panel';
import { useSendCheck } from '../../step/moves/use-send-check';
import { PaperSkeleton } from '../../step/page/step-skeleton';
import { EarlierReports } from './earlier-reports';
import { isDoubtful } from './match-of';
import { Verdict } from './report-view';
import { useWorkMoves } from './use-work-moves';
import { WorkBar } from './work-bar';
import type { WorkQuestion } from './work-dialogs';
import { workFacts } from './work-facts';
import { WorkHead, WorkPaper } from './work-paper';
import { worksKind } from './works-kind';

const WorkDialogs = later(
  async () => ({ default: (await import('./work-dialogs')).WorkDialogs }),
  ({ question }) => question !== null,
);
const WorkForm = lazy(() => import('./work-form'));

export interface WorkDeskProps {
  sheet: WorksSheet;
  work: Work;
  user: string;
  /** Must stay the same while the page is open. */
  onSheet: (sheet: WorksSheet) => void;
  /** Told whether the report is being written. */
  onEditingChange: (editing: boolean) => void;
  onOpenBoard: () => void;
  /** Over the paper, at its end. */
  children: ReactNode;
}

const blank = (): WorkContent => emptyWork;

/** One platform at work: its report to write or to read, and the next move below. */
export function WorkDesk({ sheet, work, user, onSheet, onEditingChange, onOpenBoard, children }: WorkDeskProps) {
  const { uuid: task } = sheet.task;
  const { platform_uuid: id, platform_title: title } = work.platform;
  const last = work.reports.at(-1);
  const source = useMemo(() => workSource(task, id, onSheet), [task, id, onSheet]);
  const step = workSheet(sheet, work);
  const draft = useStepDraft<WorkContent>({
    source,
    user,
    sheet: step,
    blank,
    latest: last?.content,
  });
  const saving = useDraftState(draft);
  const [paper, setPaper] = useState<HTMLElement | null>(null);
  const check = (content: WorkContent) =>
    checkWork(content, { platform: title, now: new Date(), hasCopy: work.approved !== null });
  const { errorsOf, tryToSend, refuse } = useSendCheck({ kind: { check }, sheet: step, paper });
  const moves = useWorkMoves({
    task,
    platform: work.platform,
    source,
    blank: emptyWork,
    draft,
    onSheet,
    onRefused: refuse,
  });
  const [question, setQuestion] = useState<WorkQuestion>(null);
  const number = work.reports.length;
  const ask = (move: NonNullable<WorkQuestion>['move']) => setQuestion({ move, number });
  const openComments = useCommentBoardState((state) => state.counts.unprocessed);
  const isWriting = work.allowed.includes('save_draft');
  useEffect(() => onEditingChange(isWriting), [onEditingChange, isWriting]);

  return (
    <section aria-label={title} className="relative flex min-h-0 min-w-0 flex-col">
      <div className="min-h-0 flex-1 lg:overflow-y-auto lg:px-8 lg:pt-6">
        <article
          data-tour="step-paper"
          data-paper=""
          className="relative mx-auto min-h-full max-w-(--page-text) border-line bg-surface px-4 md:px-6 pt-6 pb-12 max-lg:border-b lg:rounded-t-[4px] lg:border lg:border-b-0 lg:px-14 lg:pt-10"
        >
          <PrintHead
            sheet={sheet}
            title={`${worksKind.code} ${worksKind.words.title}`}
            facts={workFacts(work, isWriting)}
          />
          <WorkHead work={work} isDraft={isWriting} />
          {isWriting ? (
            <div ref={setPaper} className="grid gap-6">
              {last ? <Verdict report={last} /> : null}
              {draft && saving ? (
                <Suspense fallback={<PaperSkeleton />}>
                  <MergePanel kind={worksKind} draft={draft} />
                  <WorkForm
                    platform={title}
                    approved={work.approved}
                    asked={sheet.ad_disclosure}
                    content={saving.content}
                    onChange={draft.change}
                    errors={errorsOf(saving.content)}
                  />
                </Suspense>
              ) : (
                <PaperSkeleton />
              )}
              <EarlierReports reports={work.reports} asked={sheet.ad_disclosure} />
            </div>
          ) : (
            <WorkPaper sheet={sheet} work={work} />
          )}
        </article>
      </div>
      {children}
      <WorkBar
        work={work}
        mayUnlock={sheet.may_unlock}
        busy={moves.busy}
        openComments={openComments}
        status={saving ? <SaveStatus state={saving} /> : null}
        on={{
          save: () => void moves.save(),
          submit: () => {
            if (draft && tryToSend(draft.getSnapshot().content)) void moves.submit();
          },
          pass: () => (isDoubtful(work, openComments) ? ask('pass') : void moves.passNow(number)),
          fail: () => ask('fail'),
          markChanged: () => ask('changed'),
          unlock: () => void moves.unlock(),
          comments: onOpenBoard,
        }}
      />
      <WorkDialogs
        question={question}
        work={work}
        creator={seatsOf(sheet).right.name}
        openComments={openComments}
        moves={moves}
        onClose={() => setQuestion(null)}
      />
    </section>
  );
}
