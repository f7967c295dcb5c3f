import type { CommentTime } from '@paidang/contract/entities';
import { guestReviewLimits, polling } from '@paidang/contract/limits';
import { guestReviewRoutes } from '@paidang/contract/routes';
import { request } from './api';
import type { RequestOf } from './client';
import { useResource } from './resource';
import { useIntentionKey } from './use-intention-key';

/** What a guest link reveals before the guest enters; the page shows errors. */
export const useGuestDoor = (token: string) =>
  useResource(
    ['guest-door', token],
    async () => (await request(guestReviewRoutes.knock, { body: { token }, handles: 'all' })).data,
    { revalidateOnFocus: false },
  );

/** What a guest sees after entering. */
export const useGuestReview = (pass: string | null) =>
  useResource(
    pass && ['guest-review', pass],
    async () => (await request(guestReviewRoutes.view, { body: { pass: pass ?? '' }, handles: 'all' })).data,
    {
      // Poll faster while the guest waits for their copy.
      refreshInterval: (review) => (review?.copy?.state === 'waiting' ? guestReviewLimits.copyPolling : polling),
      keepPreviousData: true,
    },
  );

/** Enters the review under a name. The form shows errors. */
export const enterReview = async (body: RequestOf<typeof guestReviewRoutes.enter>['body']) =>
  (await request(guestReviewRoutes.enter, { body, handles: 'all' })).data;

export interface GuestWords {
  message: string;
  time?: CommentTime | null;
  /** For a reply: one of the guest's own comments. */
  parent_uuid?: string;
}

/** Sends comments, each only once, and returns the updated review. The composer shows errors. */
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

/** Requests a copy of the film with the guest's name in it. The caller shows errors. */
export const orderGuestCopy = async (pass: string) =>
  (await request(guestReviewRoutes.copy, { body: { pass }, handles: 'all' })).data;
