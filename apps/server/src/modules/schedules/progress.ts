import type { OfColumns, ScheduleColumn, SchedulePart } from '@paidang/contract/rules';
import { schedulePartOf } from '@paidang/contract/steps';
import { isAccepted } from '@paidang/contract/workflow';
import { taipeiDay } from '../../platform/schedule';
import type { StepRow } from '../steps';
import type { MoveRow } from './store';

type Moves = readonly MoveRow[];

const isSent = ({ action }: MoveRow): boolean => action === 'send' || action === 'submit';
const isResponseMove = ({ party, action }: MoveRow): boolean =>
  party === 'vendor' && (action === 'request_changes' || action === 'accept');

/** The parts of a task's schedule. Skipped and archived steps need no dates. */
export const partsOf = (steps: readonly StepRow[]): SchedulePart[] => [
  ...new Set(
    steps
      .filter(({ status }) => status !== 'skipped' && status !== 'archived')
      .flatMap(({ function: code }) => schedulePartOf(code) ?? []),
  ),
];

/** The latest of these moments; `null` if one is missing. */
function latestOf(moments: readonly (Date | undefined)[]): Date | null {
  const known = moments.filter((moment) => moment !== undefined);
  if (known.length === 0 || known.length < moments.length) return null;
  return new Date(Math.max(...known.map((moment) => moment.getTime())));
}

function copies(moves: Moves, isAccepted: boolean): OfColumns<Date | null> {
  const first = moves.find(isSent);
  const second = moves.find((move) => isSent(move) && move.version >= 2);
  const answerTo = (sent: MoveRow | undefined) => sent && moves.slice(moves.indexOf(sent)).find(isResponseMove)?.at;
  const end = isAccepted ? moves.findLast(({ action }) => action === 'accept')?.at : undefined;
  return {
    // The day of the shooting is not recorded, but it was over when the first version was sent.
    'video.shoot_date': first?.at ?? null,
    'video.except_a_copy_date': first?.at ?? null,
    'video.review_a_copy_date': answerTo(first) ?? null,
    'video.except_b_copy_date': second?.at ?? end ?? null,
    'video.review_b_copy_date': end ?? null,
  };
}

/** The day on which each date was met, derived from the steps' transitions. */
export function doneDays(steps: readonly StepRow[], log: Moves): OfColumns<string> {
  const movesOf = (step: StepRow) => log.filter(({ stepId }) => stepId === step.id);
  const moments: OfColumns<Date | null> = {};
  for (const part of partsOf(steps)) {
    const own = steps.filter(
      ({ function: code, status }) => schedulePartOf(code) === part && status !== 'skipped' && status !== 'archived',
    );
    const sent = latestOf(own.map((step) => movesOf(step).find(isSent)?.at));
    if (part === 'video') {
      for (const step of own) Object.assign(moments, copies(movesOf(step), isAccepted(step.status)));
      continue;
    }
    moments[`${part}.except_date`] = sent;
    if (part === 'works_upload') continue;
    const accepted = own.map((step) =>
      isAccepted(step.status) ? movesOf(step).findLast(({ action }) => action === 'accept')?.at : undefined,
    );
    moments[`${part}.except_deadline`] = latestOf(accepted);
  }
  return Object.fromEntries(
    Object.entries(moments).flatMap(([column, moment]) => (moment ? [[column, taipeiDay(moment)]] : [])),
  ) as Partial<Record<ScheduleColumn, string>>;
}
