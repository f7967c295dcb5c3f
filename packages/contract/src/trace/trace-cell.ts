import { functionCodes } from '../vocabulary/codes';
import { type FoundPlace, findRequirement, placeOfQuote, type ReadableText } from './find-requirement';
import { foldText } from './fold';
import type { RequirementKind, WrittenRequirement } from './requirements';

const { outline, scriptPages, scriptOnePage, video, copyText, copyPhotos, worksOnline } = functionCodes;

/** The steps requirements are followed through, in their order. */
export const tracedSteps = [outline, scriptPages, scriptOnePage, video, copyText, copyPhotos, worksOnline] as const;
export type TracedStepCode = (typeof tracedSteps)[number];

const tracedIn: Record<RequirementKind, readonly TracedStepCode[]> = {
  say: [outline, scriptPages, scriptOnePage, video, copyText, worksOnline],
  show: [outline, scriptPages, scriptOnePage, video, copyPhotos],
  not: tracedSteps,
};

/** Whether a step can do what a requirement asks: a copy shows nothing, its pictures say nothing. */
export const isTracedIn = (kind: RequirementKind, code: TracedStepCode): boolean => tracedIn[kind].includes(code);

/** `none`: nothing was sent, the step cannot do it, or nobody has looked. */
export const traceStates = ['met', 'partial', 'gap', 'none'] as const;
export type TraceState = (typeof traceStates)[number];

/** What somebody said of a requirement in a version. */
export interface SaidOfRequirement {
  readonly version: number;
  readonly is_met: boolean;
  /** The words of the requirement then. */
  readonly about: string;
  /** The words of the version it was about; `''` without any. */
  readonly quote: string;
}

export interface TracedCell<Mark extends SaidOfRequirement> {
  readonly state: TraceState;
  readonly places: readonly FoundPlace[];
  readonly confidence: number;
  /** What people say of it, which counts more than what was found. */
  readonly mark: Mark | null;
  /** What they said of another version, or before the brief asked for something else. */
  readonly earlier: Mark | null;
}

export interface TraceQuestion<Mark extends SaidOfRequirement> {
  readonly requirement: WrittenRequirement;
  readonly code: TracedStepCode;
  /** `null` before the first. */
  readonly version: number | null;
  /** Of the version; `null` where there is no text to look through: a film. */
  readonly texts: readonly ReadableText[] | null;
  /** Of this requirement in this step, oldest first. */
  readonly marks: readonly Mark[];
}

const holds = <Mark extends SaidOfRequirement>({ requirement, version, texts }: TraceQuestion<Mark>, mark: Mark) =>
  foldText(mark.about).text === foldText(requirement.text).text &&
  (mark.version === version || placeOfQuote(texts ?? [], mark.quote) !== null);

/**
 * What has become of a requirement in a version. People are right before the search is: what somebody said counts for its version, and for
 * later ones as long as the words they meant still stand there.
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
