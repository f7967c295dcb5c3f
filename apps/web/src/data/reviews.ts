import { errorCodes, httpStatus, type RouteTo } from '@paidang/contract/routes';
import { request } from './api';
import type { RequestSettings } from './client';
import {
  isDecision,
  type MoveDetails,
  readingQuery,
  type StepMove,
  type StepPageView,
  type StepSource,
  type StepVersion,
} from './step-source';

export interface AskOptions extends RequestSettings {
  params: Record<string, string | number>;
  query?: Record<string, string | undefined>;
  body?: Record<string, unknown>;
}

/** A request for a route of which only the response type is known. Where the route itself is known, use `request`. */
export const ask = async <Data>(route: RouteTo<Data>, options: AskOptions): Promise<Data> =>
  (await request(route, options as never)).data as Data;

type Params = Record<string, string>;

/** The calls of the moves that every reviewed step has. */
export interface MoveCalls<Content> {
  finalise: RouteTo<StepPageView<Content>>;
  accept: RouteTo<StepPageView<Content>>;
  requestChanges: RouteTo<StepPageView<Content>>;
  reopen: RouteTo<StepPageView<Content>>;
  requestReopen: RouteTo<StepPageView<Content>>;
  agreeReopen: RouteTo<StepPageView<Content>>;
  declineReopen: RouteTo<StepPageView<Content>>;
  withdrawReopen: RouteTo<StepPageView<Content>>;
  unlock: RouteTo<StepPageView<Content>>;
  archive: RouteTo<StepPageView<Content>>;
  recover: RouteTo<StepPageView<Content>>;
}

/** Errors of moves are shown by their dialog or their caller. */
export const moveHandles = 'all' as const;

/** Makes the moves of a reviewed step. */
export const reviewMove =
  <Content>(calls: MoveCalls<Content>, params: Params): StepSource<Content>['move'] =>
  async (move, details) => {
    if (move === 'acknowledge' || move === 'withdrawAcknowledgement')
      throw new Error('@paidang/web: a reviewed step is accepted, not acknowledged.');
    const { idempotencyKey } = details;
    const body = { ...bodyOf(move, details), askUUID: idempotencyKey };
    return ask(calls[move], { params, idempotencyKey, body, handles: moveHandles });
  };

const bodyOf = (move: StepMove, { words, version }: MoveDetails) => {
  if (move === 'requestChanges' || move === 'declineReopen') return { version, summary: words };
  if (move === 'reopen' || move === 'requestReopen') return { version, reason: words };
  return isDecision(move) ? { version } : {};
};

export interface ReviewCalls<Content> extends MoveCalls<Content> {
  view: RouteTo<StepPageView<Content>>;
  version: RouteTo<StepVersion<Content>>;
  store: RouteTo<StepPageView<Content>>;
}

/**
 * A step the creator writes and the vendor reviews, on the server.
 *
 * @param path identifies the step, see {@link StepSource}
 * @param params path parameters of the calls
 * @example reviewSource<string>(calls.outlines, ['outline', task], { task })
 */
export const reviewSource = <Content>(
  calls: ReviewCalls<Content>,
  path: StepSource<Content>['path'],
  params: Params,
): StepSource<Content> => ({
  path,
  view: (options) => ask(calls.view, { params, query: readingQuery(options), handles: stepViewHandles }),
  version: (version) => ask(calls.version, { params: { ...params, version } }),
  save: ({ content, revision, ...settings }) =>
    ask(calls.store, { params, body: { content, revision, is_draft: true }, handles: saveHandles, ...settings }),
  send: ({ content, revision, ...settings }) => {
    const body = { content, revision, is_draft: false, askUUID: settings.idempotencyKey };
    return ask(calls.store, { params, body, handles: sendHandles, ...settings });
  },
  move: reviewMove(calls, params),
});

/** The page itself shows that no copy has been written yet, instead of an error for every request. */
const stepViewHandles = [httpStatus[errorCodes.noCopy]];

/** The bar shows whether a draft is saved. */
export const saveHandles = [0, 409, 422, 500];
/** A conflict asks which draft to keep; validation errors are shown at their fields. */
export const sendHandles = [409, 422];
