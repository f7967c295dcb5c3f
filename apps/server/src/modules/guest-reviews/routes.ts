import { guestLinkCalls, guestReviewCalls } from '@paidang/contract/calls';
import type { FastifyInstance } from 'fastify';
import type { CallRegistry } from '../../http/call-registry';
import { hashNetwork } from '../../http/network';
import type { Platform } from '../../platform/platform';
import { hashPassword } from '../auth';
import { linkOfToken, passDoor, presentDoor } from './door';
import { guestFilmRoutes } from './film-routes';
import { addressOf, linksOf, makeLink, revoke } from './links';
import { guestPictureRoutes } from './post';
import { commentAsGuest, registerGuest, requestCopy, viewReview } from './visits';

/** Rate limit per network. The guests' page reloads every half minute. */
const ratePerMinute = 60;

export function guestReviewRoutes(app: FastifyInstance, calls: CallRegistry, platform: Platform): void {
  const { sealer, env } = platform;

  calls.task(guestLinkCalls.list, async (tx, at) => ({ data: await linksOf(tx, at, at.query) }));

  calls.task(
    guestLinkCalls.make,
    { prepare: async ({ body }) => (body.password ? hashPassword(body.password) : null) },
    async (tx, { body, prepared, ...at }) => ({
      data: await makeLink(tx, at, body, { passwordHash: prepared, sealer }),
    }),
  );

  calls.task(guestLinkCalls.address, async (tx, at) => ({
    data: { address: await addressOf(tx, at, at.params.link, { sealer, appUrl: env.APP_URL }) },
  }));

  calls.task(guestLinkCalls.revoke, async (tx, at) => ({ data: await revoke(tx, at, at.params.link) }));

  calls.guest(guestReviewCalls.knock, { ratePerMinute }, async (tx, { body }) => ({
    data: presentDoor(await linkOfToken(tx, body.token), tx.now),
  }));

  calls.guest(
    guestReviewCalls.enter,
    {
      ratePerMinute,
      isSecret: true,
      prepare: ({ body, request }) => passDoor(platform, { ...body, network: hashNetwork(request.ip) }),
    },
    async (tx, { body, prepared, request }) => ({
      data: await registerGuest(tx, prepared, { ...body, network: hashNetwork(request.ip) }),
    }),
  );

  calls.guest(guestReviewCalls.view, { ratePerMinute }, async (tx, { body }) => ({
    data: await viewReview(tx, body.pass),
  }));

  calls.guest(
    guestReviewCalls.comment,
    { ratePerMinute },
    async (tx, { body: { pass, ...comment }, idempotencyKey }) => ({
      data: await commentAsGuest(tx, pass, comment, idempotencyKey),
    }),
  );

  calls.guest(guestReviewCalls.copy, { ratePerMinute }, async (tx, { body }) => ({
    data: await requestCopy(tx, body.pass),
  }));

  guestFilmRoutes(app, platform);
  guestPictureRoutes(app, platform);
}
