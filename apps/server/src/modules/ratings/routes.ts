import { ratingCalls } from '@paidang/contract/calls';
import type { CallRegistry } from '../../http/call-registry';
import { ratingsOf, sendRating, skipRating } from './service';

export function ratingRoutes(calls: CallRegistry): void {
  calls.task(ratingCalls.get, async (tx, { seat, user }) => ({ data: await ratingsOf(tx, { seat, user }) }));

  calls.task(ratingCalls.send, async (tx, { seat, user, body }) => {
    await sendRating(tx, { seat, user }, body);
    return { data: await ratingsOf(tx, { seat, user }) };
  });

  calls.task(ratingCalls.skip, async (tx, { seat, user, body }) => {
    await skipRating(tx, { seat, user }, body.type);
    return { data: await ratingsOf(tx, { seat, user }) };
  });
}
