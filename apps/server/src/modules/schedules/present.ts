import type { ProjectSchedule, ScheduleRevision } from '@paidang/contract/entities';
import { changesBetween } from '@paidang/contract/rules';
import { scheduleActions } from '@paidang/contract/workflow';
import { notFound } from '../../platform/errors';
import type { Transaction } from '../../platform/transaction';
import { type TaskMember, taskPage } from '../reviews';
import { presentStep } from '../steps';
import { toPerson } from '../users';
import { ownDraft } from './draft';
import { mayDo, offeredShift } from './service';
import { datesOnTable, readState, type ScheduleState } from './state';
import type { RevisionRecord } from './store';

function presentRevision(
  { revision, author, answerer }: RevisionRecord,
  { revisions }: ScheduleState,
): ScheduleRevision {
  const { baseNumber, dates, createdAt, answeredAt, openedAt } = revision;
  const base = revisions.find(({ number }) => number === baseNumber);
  return {
    uuid: revision.id,
    number: revision.number,
    kind: revision.kind,
    created_by: toPerson(author),
    created_at: createdAt.toISOString(),
    note: revision.note,
    isFree: revision.isFree,
    dates,
    changes: changesBetween(base?.dates ?? null, dates),
    outcome: revision.outcome,
    answered_by: answerer && toPerson(answerer),
    answered_at: answeredAt?.toISOString() ?? null,
    answer_note: revision.answerNote,
    opened_at: openedAt?.toISOString() ?? null,
    delay: revision.delay,
  };
}

/** The note of the last counter-proposal or refusal. */
function feedbackOf({ pending, revisions }: ScheduleState): string {
  if (pending) return pending.kind === 'counter' ? pending.note : '';
  const last = revisions.at(-1);
  return last?.outcome === 'declined' ? last.answerNote : '';
}

/** The step view of a schedule. Only the author sees the draft. @throws 0404 */
export async function loadScheduleView(tx: Transaction, at: TaskMember): Promise<ProjectSchedule> {
  const { project, task } = at.membership;
  const state = await readState(tx, task.id);
  const { page, steps } = await taskPage(tx, at);
  const own = steps.find((record) => record.step.id === state.step.id);
  if (!own) throw notFound();
  const { draft, revision } = await ownDraft(tx, { step: state.step, userId: at.user.id });
  const { pending, agreed, records, freeLeft, done } = state;
  const record = records.find((one) => one.revision === pending);
  const allowed = scheduleActions.filter((action) => mayDo(state, action, at));
  const shift = offeredShift(state, at);
  return {
    ...page,
    ...datesOnTable(state),
    build_mode: project.buildMode,
    task_uuid: task.id,
    projectName: project.name,
    projectStatus: project.status,
    projectEnd: project.endDate,
    note: pending && pending.kind !== 'counter' ? pending.note : '',
    feedback_note: feedbackOf(state),
    status: state.step.status,
    isConfirm: agreed !== null,
    canRecall: allowed.includes('recall'),
    freeLeft,
    isFree: draft?.content.is_free ?? state.revisions.at(-1)?.isFree ?? false,
    step: presentStep(own),
    agreed: agreed?.dates ?? null,
    newest: state.revisions.length,
    proposal: record ? presentRevision(record, state) : null,
    done,
    shift,
    own_draft: draft,
    revision,
    allowed: allowed.filter((action) => action !== 'shift' || shift !== null),
  };
}

/** All revisions, newest first. @throws 0404 */
export async function scheduleHistories(tx: Transaction, at: TaskMember) {
  const state = await readState(tx, at.membership.task.id);
  const { page } = await taskPage(tx, at);
  return { ...page, revisions: state.records.map((record) => presentRevision(record, state)).toReversed() };
}
