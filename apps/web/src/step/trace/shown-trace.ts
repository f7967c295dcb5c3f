import type { CommentTime, Requirement, TraceCell, TraceColumn, TraceMatrix } from '@paidang/contract/entities';
import type { ClaimText } from '@paidang/contract/rules';
import { readTexts, traceRequirement } from '@paidang/contract/trace';
import type { TraceTarget } from '../../data/trace';
import { plainFields } from '../plain-fields';

/** What a version, or the draft, does of the brief. */
export interface ShownTrace {
  requirements: readonly Requirement[];
  /** In the order of the requirements. */
  cells: readonly TraceCell[];
  /** The version they are about; `null` for a draft, and before the first version. */
  version: number | null;
  gaps: readonly Requirement[];
}

/** What the page of a step knows of the trace. */
export interface TracedStep {
  shown: ShownTrace;
  /** The gaps of the draft as it is this moment. */
  gapsNow: () => readonly Requirement[];
}

/** Where a film stands, for requirements that are seen at a moment. */
export interface TraceMoments {
  now: () => CommentTime;
  /** The same, as it changes: a hook. */
  useNow: () => CommentTime;
  goTo: (time: CommentTime) => void;
  text: (time: CommentTime, end?: CommentTime | null) => string;
}

export const columnOf = (
  { columns }: TraceMatrix,
  { function: code, platform }: Omit<TraceTarget, 'task'>,
): TraceColumn | undefined =>
  columns.find((one) => one.function === code && (one.platform_uuid ?? undefined) === platform);

const gapsOf = (requirements: readonly Requirement[], cells: readonly TraceCell[]): Requirement[] =>
  requirements.filter(({ requirement_uuid: id }) =>
    cells.some((cell) => cell.requirement_uuid === id && cell.state === 'gap'),
  );

export const shownVersion = ({ requirements }: TraceMatrix, { cells, version }: TraceColumn): ShownTrace => ({
  requirements,
  cells,
  version,
  gaps: gapsOf(requirements, cells),
});

/** What a draft does of the brief: what was said of versions counts while its words still stand in it. */
export function shownDraft(
  { requirements }: TraceMatrix,
  { function: code, marks, newest }: TraceColumn,
  texts: readonly ClaimText[],
): ShownTrace {
  const readable = readTexts(plainFields(texts));
  const cells = requirements.map((requirement): TraceCell => {
    const { requirement_uuid } = requirement;
    const own = marks.filter((mark) => mark.requirement_uuid === requirement_uuid);
    const cell = traceRequirement({ requirement, code, version: newest + 1, texts: readable, marks: own });
    return { requirement_uuid, ...cell, places: [...cell.places] };
  });
  return { requirements, cells, version: null, gaps: gapsOf(requirements, cells) };
}

/** How many requirements a step can meet, and how many it does. What nobody has looked at is not counted. */
export function countMet(cells: readonly TraceCell[]): { met: number; all: number } {
  const counted = cells.filter(({ state }) => state !== 'none');
  return { met: counted.filter(({ state }) => state === 'met').length, all: counted.length };
}
