import { ratingCalls } from '@paidang/contract/calls';
import type { CallRegistry } from '../../http/call-registry';
import { ratingsOf, sendRating, skipRating } from './service';

export function ratingRoutes(calls: CallRegistry): void {
  calls.task(ratingCalls.get, async (tx, { membership, user }) => ({
    data: await ratingsOf(tx, { membership, user }),
  }));

  calls.task(ratingCalls.send, async (tx, { membership, user, body }) => {
    await sendRating(tx, { membership, user }, body);
    return { data: await ratingsOf(tx, { membership, user }) };
  });

  calls.task(ratingCalls.skip, async (tx, { membership, user, body }) => {
    await skipRating(tx, { membership, user }, body.type);
    return { data: await ratingsOf(tx, { membership, user }) };
  });
}
