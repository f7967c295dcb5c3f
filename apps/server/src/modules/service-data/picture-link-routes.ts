import { servicePicturePath } from '@paidang/contract/calls';
import { serviceDataLimits } from '@paidang/contract/limits';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Platform } from '../../platform/platform';
import { openPictureLink, type PictureLink } from './picture-service';

const cookieName = 'paidang-picture';
const openingsPerMinute = 60;

/** Gives the browser a link to a picture, and the cookie it requires, which is sent to that address only. */
export function offerLink(reply: FastifyReply, { path, cookie, expiresAt }: PictureLink, appUrl: string) {
  reply.setCookie(cookieName, cookie, {
    path,
    httpOnly: true,
    sameSite: 'strict',
    secure: appUrl.startsWith('https:'),
    maxAge: serviceDataLimits.linkSeconds,
  });
  return { path, expires_at: expiresAt.toISOString() };
}

/**
 * `/api/service-pictures/{token}`: returns a picture of a paper, once, to the browser that requested the link. Image requests
 * carry no bearer token, so link and cookie are the proof.
 */
export function pictureLinkRoutes(app: FastifyInstance, platform: Platform): void {
  app.get<{ Params: { token: string } }>(
    `${servicePicturePath}/:token`,
    { config: { access: 'guest', rateLimit: { max: openingsPerMinute, timeWindow: 60_000 } } },
    async ({ params, cookies }, reply) => {
      const picture = await openPictureLink(platform, { token: params.token, cookie: cookies[cookieName] ?? '' });
      return reply
        .type('image/jpeg')
        .header('cache-control', 'no-store')
        .header('content-disposition', 'inline')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cross-origin-resource-policy', 'same-origin')
        .header('x-content-type-options', 'nosniff')
        .send(picture);
    },
  );
}
