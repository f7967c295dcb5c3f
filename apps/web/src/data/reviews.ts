import { errorCodes, httpStatus } from '@paidang/contract/calls';
import { type Answering, ask } from './ask';
import type { StepMove, StepSheet, StepSource, StepVersion } from './step-source';

type Params = Record<string, string>;

/** The moves every reviewed step has. */
export interface MoveCalls<Content> {
  finalise: Answering<StepSheet<Content>>;
  accept: Answering<StepSheet<Content>>;
  requestChanges: Answering<StepSheet<Content>>;
  reopen: Answering<StepSheet<Content>>;
  unlock: Answering<StepSheet<Content>>;
  archive: Answering<StepSheet<Content>>;
  recover: Answering<StepSheet<Content>>;
}

/** The moves of a reviewed step, as its page makes them. */
export const reviewMove =
  <Content>(calls: MoveCalls<Content>, params: Params): StepSource<Content>['move'] =>
  async (move, idempotencyKey, words) => {
    if (move === 'acknowledge') throw new Error('@paidang/web: a reviewed step is accepted, not acknowledged.');
    return ask(calls[move], { params, idempotencyKey, body: { ...wordsOf(move, words), askUUID: idempotencyKey } });
  };

const wordsOf = (move: StepMove, words: string) => {
  if (move === 'requestChanges') return { summary: words };
  return move === 'reopen' ? { reason: words } : {};
};

export interface ReviewCalls<Content> extends MoveCalls<Content> {
  sheet: Answering<StepSheet<Content>>;
  version: Answering<StepVersion<Content>>;
  store: Answering<StepSheet<Content>>;
}

/**
 * A step the creator writes and the vendor reviews, on the server.
 *
 * @param path names it, see {@link StepSource}
 * @param params fill in the paths of the calls
 * @example reviewSource<string>(calls.outlines, ['outline', task], { task })
 */
export const reviewSource = <Content>(
  calls: ReviewCalls<Content>,
  path: StepSource<Content>['path'],
  params: Params,
): StepSource<Content> => ({
  path,
  sheet: () => ask(calls.sheet, { params, handles: sheetHandles }),
  version: (version) => ask(calls.version, { params: { ...params, version } }),
  save: ({ content, revision, ...settings }) =>
    ask(calls.store, { params, body: { content, revision, is_draft: true }, handles: saveHandles, ...settings }),
  send: ({ content, revision, ...settings }) => {
    const body = { content, revision, is_draft: false, askUUID: settings.idempotencyKey };
    return ask(calls.store, { params, body, handles: sendHandles, ...settings });
  },
  move: reviewMove(calls, params),
});

/** Of what nobody has written yet the page says so, once however often it looks. */
const sheetHandles = [httpStatus[errorCodes.noCopy]];

/** The bar says whether a draft is safe. */
export const saveHandles = [0, 409, 422];
/** A conflict asks which draft to keep; what is refused says so at its field. */
export const sendHandles = [409, 422];
