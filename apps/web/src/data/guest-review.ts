import type { CommentTime } from '@paidang/contract/entities';
import { guestReviewLimits, polling } from '@paidang/contract/limits';
import { guestReviewRoutes } from '@paidang/contract/routes';
import { request } from './api';
import type { RequestOf } from './call-types';
import { useResource } from './resource';
import { useIntentionKey } from './use-intention-key';

/** What a guest link says before anything is shown; the page says what is wrong with it. */
export const useGuestDoor = (token: string) =>
  useResource(
    ['guest-door', token],
    async () => (await request(guestReviewRoutes.knock, { body: { token }, handles: 'all' })).data,
    { revalidateOnFocus: false },
  );

/** What a guest sees, once they have come in. */
export const useGuestReview = (pass: string | null) =>
  useResource(
    pass && ['guest-review', pass],
    async () => (await request(guestReviewRoutes.view, { body: { pass: pass ?? '' }, handles: 'all' })).data,
    {
      // Whoever waits for their copy hears of it soon.
      refreshInterval: (review) => (review?.copy?.state === 'waiting' ? guestReviewLimits.copyPolling : polling),
      keepPreviousData: true,
    },
  );

/** Comes in under a name. The form shows what went wrong. */
export const enterReview = async (body: RequestOf<typeof guestReviewRoutes.enter>['body']) =>
  (await request(guestReviewRoutes.enter, { body, handles: 'all' })).data;

export interface GuestWords {
  message: string;
  time?: CommentTime | null;
  /** A comment of their own, for a reply. */
  parent_uuid?: string;
}

/** Sends comments, each once; the composer shows what went wrong. Gives what the guest sees then. */
export function useGuestComments() {
  const { keyFor, done } = useIntentionKey();
  return async (pass: string, words: GuestWords) => {
    const body = { pass, ...words };
    const idempotencyKey = keyFor(JSON.stringify(body));
    const { data } = await request(guestReviewRoutes.comment, { body, idempotencyKey, handles: 'all' });
    done();
    return data;
  };
}

/** Asks for the film with the guest's name in it. Whoever presses for it shows what went wrong. */
export const orderGuestCopy = async (pass: string) =>
  (await request(guestReviewRoutes.copy, { body: { pass }, handles: 'all' })).data;
