import type { Requirement, TraceColumn } from '@paidang/contract/entities';
import { requirementKinds } from '@paidang/contract/trace';
import type { SheetSection, SheetWord } from '../../platform/documents';
import type { Sheet } from '../../platform/spreadsheet';
import type { ReadTrace } from './read-trace';
import {
  cellOf,
  columnTitle,
  columnVersion,
  kindTitles,
  momentOf,
  stateTitle,
  traceDisclaimer,
  traceSentence,
} from './trace-words';

/** How many steps fit on a sheet next to the requirements. */
const stepsPerTable = 5;

const titleOf = (column: TraceColumn): string => `${columnTitle(column)} ${columnVersion(column)}`;

function wordsOf(requirement: Requirement, column: TraceColumn, rate: number | null): SheetWord {
  const cell = cellOf(column, requirement);
  if (!cell) return '';
  const text = [stateTitle(requirement, cell, column), momentOf(cell, rate)].filter(Boolean).join(' ');
  return cell.state === 'gap' ? { text, isBad: true } : text;
}

/** The requirements in display order. */
const inOrder = ({ matrix }: ReadTrace): Requirement[] =>
  requirementKinds.flatMap((kind) => matrix.requirements.filter((requirement) => requirement.kind === kind));

/** Tables of requirements by step, and the marked frames of the video. */
export function traceSections(trace: ReadTrace): SheetSection[] {
  const { matrix, film } = trace;
  const sent = matrix.columns.filter(({ version }) => version !== null);
  const groups = Array.from({ length: Math.ceil(sent.length / stepsPerTable) }, (_, index) =>
    sent.slice(index * stepsPerTable, (index + 1) * stepsPerTable),
  );
  const tables = groups.map(
    (group, index): SheetSection => ({
      type: 'table',
      title: index === 0 ? '需求對照' : '需求對照（續）',
      hint: index === groups.length - 1 ? `${traceSentence(matrix)}${traceDisclaimer}` : '',
      hasWords: true,
      columns: [`需求單v${matrix.brief_version}`, ...group.map(titleOf)],
      rows: inOrder(trace).map((requirement) => [
        `${requirement.number}　${kindTitles[requirement.kind]}　${requirement.text}`,
        ...group.map((column) => wordsOf(requirement, column, film?.fps ?? null)),
      ]),
    }),
  );
  const pictures = matrix.requirements.flatMap((requirement) =>
    matrix.columns.flatMap((column) => {
      const cell = cellOf(column, requirement);
      if (!film?.file || !cell?.mark?.time) return [];
      return [{ src: cell.mark.mark_uuid, caption: `${momentOf(cell, film.fps)}　${requirement.text}` }];
    }),
  );
  return [...tables, ...(pictures.length > 0 ? [{ type: 'pictures' as const, title: '標出的畫面', pictures }] : [])];
}

/** The same as a spreadsheet, for sorting and filtering. */
export function traceTable(trace: ReadTrace): Sheet {
  const { columns } = trace.matrix;
  return {
    name: '需求對照',
    columns: [
      { title: '編號', kind: 'count' },
      { title: '類型', kind: 'text' },
      { title: '需求', kind: 'text' },
      ...columns.map((column) => ({ title: titleOf(column), kind: 'text' as const })),
    ],
    rows: inOrder(trace).map((requirement) => [
      requirement.number,
      kindTitles[requirement.kind],
      requirement.text,
      ...columns.map((column) => {
        const words = wordsOf(requirement, column, trace.film?.fps ?? null);
        return typeof words === 'string' ? words : words.text;
      }),
    ]),
  };
}
