import type { Env } from '../../config/env';
import type { LineClient } from './line-client';

type LineSettings = Pick<Env, 'LINE_CHANNEL_ACCESS_TOKEN' | 'LINE_API_URL'>;

/** The official account of the environment; `null` when none is set. */
export async function openLine(env: LineSettings): Promise<LineClient | null> {
  const { LINE_CHANNEL_ACCESS_TOKEN: channelAccessToken, LINE_API_URL: baseURL } = env;
  if (!channelAccessToken) return null;
  // LINE's SDK has 370 modules, which a server without an account does not need.
  const { connectLine } = await import('./line-client');
  return connectLine({ channelAccessToken, baseURL });
}
