import { z } from 'zod';
import type { Env } from '../../config/env';

const Friendship = z.object({ friendFlag: z.boolean() });
const patience = 5000;

/**
 * Whether a user has added the official account. LINE knows only if the login channel is linked to it; otherwise the
 * first message shows it.
 */
export async function findFriendship(
  { LINE_LOGIN_CHANNEL_ID: channel, LINE_API_URL: api = 'https://api.line.me' }: Env,
  accessToken: string,
): Promise<boolean> {
  if (!channel) return true;
  try {
    const response = await fetch(new URL('/friendship/v1/status', api), {
      headers: { authorization: `Bearer ${accessToken}` },
      signal: AbortSignal.timeout(patience),
    });
    return Friendship.parse(await response.json()).friendFlag;
  } catch {
    return true;
  }
}
