import { functionCodes } from '../vocabulary/codes';
import { type FoundPlace, findRequirement, placeOfQuote, type ReadableText } from './find-requirement';
import { foldText } from './fold';
import type { RequirementKind, WrittenRequirement } from './requirements';

const { outline, scriptPages, scriptOnePage, video, copyText, copyPhotos, worksOnline } = functionCodes;

/** The steps requirements are traced through, in order. */
export const tracedSteps = [outline, scriptPages, scriptOnePage, video, copyText, copyPhotos, worksOnline] as const;
export type TracedStepCode = (typeof tracedSteps)[number];

const tracedIn: Record<RequirementKind, readonly TracedStepCode[]> = {
  say: [outline, scriptPages, scriptOnePage, video, copyText, worksOnline],
  show: [outline, scriptPages, scriptOnePage, video, copyPhotos],
  not: tracedSteps,
};

/** Whether a step can meet a kind of requirement: copy shows nothing, its pictures say nothing. */
export const isTracedIn = (kind: RequirementKind, code: TracedStepCode): boolean => tracedIn[kind].includes(code);

/** `none`: nothing was sent, the step cannot meet it, or nobody has checked. */
export const traceStates = ['met', 'partial', 'gap', 'none'] as const;
export type TraceState = (typeof traceStates)[number];

/** A person's statement about a requirement in a version. */
export interface SaidOfRequirement {
  readonly version: number;
  readonly is_met: boolean;
  /** Wording of the requirement at that time. */
  readonly about: string;
  /** The passage of the version it refers to; `''` for none. */
  readonly quote: string;
}

export interface TracedCell<Mark extends SaidOfRequirement> {
  readonly state: TraceState;
  readonly places: readonly FoundPlace[];
  readonly confidence: number;
  /** A person's statement, which overrides the search result. */
  readonly mark: Mark | null;
  /** A statement about another version, or about an earlier wording of the requirement. */
  readonly earlier: Mark | null;
}

export interface TraceQuestion<Mark extends SaidOfRequirement> {
  readonly requirement: WrittenRequirement;
  readonly code: TracedStepCode;
  /** `null` before the first. */
  readonly version: number | null;
  /** Texts of the version; `null` if there is none to search, as with a film. */
  readonly texts: readonly ReadableText[] | null;
  /** Statements about this requirement in this step, oldest first. */
  readonly marks: readonly Mark[];
}

const holds = <Mark extends SaidOfRequirement>({ requirement, version, texts }: TraceQuestion<Mark>, mark: Mark) =>
  foldText(mark.about).text === foldText(requirement.text).text &&
  (mark.version === version || placeOfQuote(texts ?? [], mark.quote) !== null);

/**
 * Determines whether a version meets a requirement. People's statements override the search: a statement applies to its
 * version, and to later ones while the quoted words are still there.
 */
export function traceRequirement<Mark extends SaidOfRequirement>(question: TraceQuestion<Mark>): TracedCell<Mark> {
  const { requirement, code, version, texts, marks } = question;
  const nothing = { places: [], confidence: 0, mark: null, earlier: marks.at(-1) ?? null };
  if (version === null || !isTracedIn(requirement.kind, code)) return { ...nothing, state: 'none', earlier: null };
  const mark = marks.findLast((one) => holds(question, one));
  if (mark) {
    const meant = placeOfQuote(texts ?? [], mark.quote);
    const places = meant ? [meant] : mark.is_met || !texts ? [] : findRequirement(requirement, texts).places;
    return { state: mark.is_met ? 'met' : 'gap', places, confidence: 1, mark, earlier: null };
  }
  if (texts === null) return { ...nothing, state: requirement.kind === 'not' ? 'none' : 'gap' };
  const { found, confidence, places } = findRequirement(requirement, texts);
  const isNot = requirement.kind === 'not';
  const state = found === 'some' ? 'partial' : (found === 'all') === isNot ? 'gap' : 'met';
  return { ...nothing, state, confidence, places };
}
