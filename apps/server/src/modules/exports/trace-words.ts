import type { Requirement, TraceCell, TraceColumn, TraceMatrix } from '@paidang/contract/entities';
import { clockOf, copyTitle, frameText, fullDay } from '@paidang/contract/rules';
import type { RequirementKind, TraceState } from '@paidang/contract/trace';
import { functionCodes, functionTitles } from '@paidang/contract/vocabulary';

export const kindTitles: Record<RequirementKind, string> = { say: '必說', show: '必拍', not: '不可' };

const states: Record<TraceState, string> = { met: '對到', partial: '只有一部分', gap: '缺', none: '—' };
/** Titles for requirements about what must not appear. */
const notStates: Record<TraceState, string> = { ...states, met: '沒有出現', gap: '出現了', none: '還沒有人看' };

export const traceDisclaimer = '依文字比對，不判斷意思；以雙方確認的為準。';

/** The state of a requirement in a version: as confirmed by people, or as found. */
export const stateTitle = ({ kind }: Requirement, { state }: TraceCell, { version }: TraceColumn): string =>
  version === null ? '還沒送出' : (kind === 'not' ? notStates : states)[state];

export const columnTitle = ({ function: code, platform_title }: TraceColumn): string =>
  [functionTitles[code], platform_title].filter(Boolean).join('・');

export function columnVersion({ function: code, version }: TraceColumn): string {
  if (version === null) return '還沒送出';
  if (code !== functionCodes.video) return `v${version}`;
  return [copyTitle(version), version > 2 ? version - 1 : ''].join(' ').trim();
}

export const cellOf = ({ cells }: TraceColumn, { requirement_uuid: id }: Requirement): TraceCell | undefined =>
  cells.find((cell) => cell.requirement_uuid === id);

const countGaps = ({ columns }: Pick<TraceMatrix, 'columns'>): number =>
  columns.flatMap(({ cells }) => cells).filter(({ state }) => state === 'gap').length;

/** The marked moment of the video; `''` without one. */
export const momentOf = ({ mark }: TraceCell, rate: number | null): string =>
  mark?.time ? frameText(mark.time, mark.time_end, rate) : '';

/** Who confirmed it and when, one line each; empty without a confirmation. The space lets the line break between day and time. */
export function confirmedBy({ mark }: TraceCell): string[] {
  if (!mark) return [];
  const at = new Date(mark.created_at);
  return [mark.created_by.name, `${fullDay(at)} ${clockOf(at)}`];
}

/** A sentence about how many requirements are met. */
export function traceSentence(matrix: TraceMatrix): string {
  const gaps = countGaps(matrix);
  return `需求單v${matrix.brief_version}的${matrix.requirements.length}條，${gaps > 0 ? `還缺${gaps}處` : '沒有缺的項目'}。`;
}
