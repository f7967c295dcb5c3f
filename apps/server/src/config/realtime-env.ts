import { type Env, readEnv } from './env';

/** Settings of the realtime process. */
export interface RealtimeEnv
  extends Pick<Env, 'PORT' | 'HOST' | 'LOG_LEVEL' | 'TRUSTED_PROXIES' | 'REALTIME_APP_ID' | 'REALTIME_KEY'> {
  REALTIME_SECRET: string;
}

const port = '6001';

/**
 * Reads the settings of the realtime process. It has no database and no folder, so its secret must be set.
 *
 * @throws naming what is missing or wrong
 */
export function readRealtimeEnv(source: Record<string, string | undefined>): RealtimeEnv {
  const { REALTIME_SECRET, ...env } = readEnv({ ...source, PORT: source.PORT || port });
  if (REALTIME_SECRET === undefined) {
    throw new Error(
      '@paidang/server: invalid environment.\n' +
        '  REALTIME_SECRET must be set: the API processes publish with it (BROADCAST_URL=pusher://key:secret@host:port/appId)',
    );
  }
  return { ...env, REALTIME_SECRET };
}
