import type { Requirement, TraceCell, TraceColumn } from '@paidang/contract/entities';
import { requirementKinds } from '@paidang/contract/trace';
import type { Block, RichDocument } from '@paidang/editor/core';
import { heading, lines, paragraph, picture, strong, table } from './blocks';
import type { ReadTrace } from './read-trace';
import {
  cellOf,
  columnTitle,
  columnVersion,
  confirmedBy,
  kindTitles,
  momentOf,
  stateTitle,
  traceDisclaimer,
  traceSentence,
} from './trace-words';

/** How many steps fit on a page next to the requirements. */
const stepsPerTable = 5;
const requirementWidth = 36;

const inRed = (text: string): Block => ({
  type: 'paragraph',
  runs: [{ text, marks: [{ type: 'bold' }, { type: 'colour', colour: 'red' }] }],
});

function cellBlocks(requirement: Requirement, column: TraceColumn, rate: number | null): Block[] {
  const cell = cellOf(column, requirement);
  if (!cell) return [];
  const title = stateTitle(requirement, cell, column);
  const moment = momentOf(cell, rate);
  return [cell.state === 'gap' ? inRed(title) : paragraph(title), ...(moment ? [paragraph(moment)] : [])];
}

const requirementWords = ({ kind, number, text }: Requirement): string => `${number}　${kindTitles[kind]}　${text}`;

/** Tables of requirements by step. */
function matrixTables({ matrix, film }: ReadTrace): Block[] {
  const sent = matrix.columns.filter(({ version }) => version !== null);
  const ordered = requirementKinds.flatMap((kind) =>
    matrix.requirements.filter((requirement) => requirement.kind === kind),
  );
  const groups = Array.from({ length: Math.ceil(sent.length / stepsPerTable) }, (_, index) =>
    sent.slice(index * stepsPerTable, (index + 1) * stepsPerTable),
  );
  return groups.map((group) => {
    const columns = [
      { name: `需求單v${matrix.brief_version}`, width: requirementWidth },
      ...group.map((column) => ({
        name: `${columnTitle(column)} ${columnVersion(column)}`,
        width: (100 - requirementWidth) / group.length,
      })),
    ];
    const rows = ordered.map((requirement) => [
      [paragraph(requirementWords(requirement))],
      ...group.map((column) => cellBlocks(requirement, column, film?.fps ?? null)),
    ]);
    return table(columns, rows);
  });
}

const evidenceColumns = [
  { name: '需求', width: 26 },
  { name: '步驟', width: 16 },
  { name: '原文或畫面', width: 34 },
  { name: '確認', width: 24 },
];

/**
 * The evidence for a cell: the wording that was found, or the marked frame, whose address is the mark's id. For a linked
 * video, only the time.
 */
function evidenceOf(
  { mark, places }: TraceCell,
  { moment, hasFrames }: { moment: string; hasFrames: boolean },
): Block[] {
  return [
    ...(mark?.time && hasFrames ? [picture(mark.mark_uuid, moment)] : []),
    ...(mark?.time ? [paragraph(moment)] : []),
    ...places.map(({ text }) => paragraph(`「${text}」`)),
    ...(mark?.note ? lines(mark.note) : []),
  ];
}

function evidenceTable({ matrix, film }: ReadTrace): Block[] {
  const hasFrames = Boolean(film?.file);
  const rows = matrix.requirements.flatMap((requirement) =>
    matrix.columns.flatMap((column) => {
      const cell = cellOf(column, requirement);
      const evidence = cell ? evidenceOf(cell, { moment: momentOf(cell, film?.fps ?? null), hasFrames }) : [];
      if (!cell || (evidence.length === 0 && !cell.mark)) return [];
      const title = stateTitle(requirement, cell, column);
      return [
        [
          [paragraph(requirementWords(requirement))],
          [
            paragraph(`${columnTitle(column)} ${columnVersion(column)}`),
            cell.state === 'gap' ? inRed(title) : paragraph(title),
          ],
          evidence,
          confirmedBy(cell).map(paragraph),
        ],
      ];
    }),
  );
  return rows.length > 0 ? [strong('依據'), table(evidenceColumns, rows)] : [];
}

/** The trace as a document: the requirements by sent step, with the wording and frames as evidence. */
export function traceBlocks(trace: ReadTrace): RichDocument {
  const { columns } = trace.matrix;
  const waiting = columns.filter(({ version }) => version === null).map(columnTitle);
  return [
    heading('需求對照'),
    paragraph(traceSentence(trace.matrix)),
    ...matrixTables(trace),
    ...(waiting.length > 0 ? [paragraph(`還沒送出：${waiting.join('、')}`)] : []),
    ...evidenceTable(trace),
    paragraph(traceDisclaimer),
  ];
}
