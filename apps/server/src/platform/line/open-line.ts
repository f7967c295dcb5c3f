import type { Env } from '../../config/env';
import type { LineClient } from './line-client';

type LineSettings = Pick<Env, 'LINE_CHANNEL_ACCESS_TOKEN' | 'LINE_API_URL'>;

/** Connects to the official account configured in the environment; `null` if there is none. */
export async function openLine(env: LineSettings): Promise<LineClient | null> {
  const { LINE_CHANNEL_ACCESS_TOKEN: channelAccessToken, LINE_API_URL: baseURL } = env;
  if (!channelAccessToken) return null;
  // LINE's SDK consists of 370 modules, which a server without an account does not need.
  const { connectLine } = await import('./line-client');
  return connectLine({ channelAccessToken, baseURL });
}
