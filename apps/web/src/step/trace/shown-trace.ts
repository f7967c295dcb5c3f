import type { CommentTime, Requirement, TraceCell, TraceColumn, TraceMatrix } from '@paidang/contract/entities';
import type { ClaimText } from '@paidang/contract/rules';
import { readTexts, traceRequirement } from '@paidang/contract/trace';
import type { TraceTarget } from '../../data/trace';
import { plainFields } from '../plain-fields';

/** How a version, or the draft, meets the brief. */
export interface ShownTrace {
  requirements: readonly Requirement[];
  /** In the order of the requirements. */
  cells: readonly TraceCell[];
  /** The version the cells are about; `null` for a draft, and before the first version. */
  version: number | null;
  gaps: readonly Requirement[];
}

/** The trace as known to a step page. */
export interface TracedStep {
  shown: ShownTrace;
  /** Computes the gaps of the current draft. */
  gapsNow: () => readonly Requirement[];
}

/** Access to the video player's position, for requirements that are met at a moment. */
export interface TraceMoments {
  now: () => CommentTime;
  /** Hook that returns the position and follows it. */
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

/** Checks a draft against the brief: marks on earlier versions count while the text they quote is still there. */
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

/** How many requirements a step can meet, and how many it does. Those nobody has checked are not counted. */
export function countMet(cells: readonly TraceCell[]): { met: number; all: number } {
  const counted = cells.filter(({ state }) => state !== 'none');
  return { met: counted.filter(({ state }) => state === 'met').length, all: counted.length };
}
