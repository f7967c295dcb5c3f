import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { cleanupJobs } from './cleanup-jobs';
import { readDataKeys } from './config/data-keys';
import type { Env } from './config/env';
import { openSigner } from './config/evidence-key';
import { realtimeSecret } from './config/realtime-secret';
import { milestones } from './milestones';
import { keepFacts } from './modules/evidence';
import { startMessagingWorker } from './modules/messaging';
import { countTaskChanges } from './modules/projects';
import { startVideoWorker } from './modules/videos';
import { createRealtime, realtimeOf } from './platform/broadcast';
import { openDatabase } from './platform/database';
import { type Ffmpeg, findFfmpeg } from './platform/ffmpeg';
import { startJobs } from './platform/jobs/jobs';
import { openLine } from './platform/line';
import { createMailSender } from './platform/mail';
import type { Platform } from './platform/platform';
import { createSealer, dataKeysInUse } from './platform/sealing';
import { openStorage } from './platform/storage';
import { createTransact } from './platform/transaction';
import { scheduledJobs } from './scheduled-jobs';
import { sealedTables } from './sealed-tables';
import { hasDemo, seedDemo } from './seed';

const minute = 60_000;
const hour = 60 * minute;

export interface Assembled {
  readonly app: FastifyInstance;
  /** Whether the demo accounts exist. */
  readonly hasDemo: boolean;
}

/** Finds FFmpeg, which transcodes videos. Everything else works without it. */
async function openFfmpeg(env: Env, log: FastifyInstance['log']): Promise<Ffmpeg | null> {
  const found = await findFfmpeg(env);
  if ('ffmpeg' in found) return found.ffmpeg;
  log.error(`uploaded videos cannot be transcoded: ${found.problem}`);
  return null;
}

/** Reports a lost data key at start, not when somebody's data cannot be read. */
async function warnOfUnknownKeys({ db, sealer }: Platform, log: FastifyInstance['log']): Promise<void> {
  const unknown = (await dataKeysInUse(db, sealedTables)).filter((keyId) => !sealer.knows(keyId));
  if (unknown.length > 0) log.error({ unknown }, 'service data cannot be read, since its data key is missing');
}

/** Opens the environment's services and assembles the app, without listening. */
export async function assemble(env: Env): Promise<Assembled> {
  const { db, close } = await openDatabase(env);
  const clock = () => new Date();
  const realtime = createRealtime({
    app: { id: env.REALTIME_APP_ID, key: env.REALTIME_KEY, secret: await realtimeSecret(env) },
    url: env.BROADCAST_URL,
    publicUrl: env.REALTIME_URL,
    onError: (error) =>
      app.log.warn({ error: error instanceof Error ? error.message : 'unknown' }, 'event not published'),
  });
  const platform: Platform = {
    env,
    db,
    clock,
    transact: createTransact({
      db,
      clock,
      milestones,
      keepFacts,
      countTaskChanges,
      ...realtimeOf(realtime.broadcaster),
    }),
    storage: await openStorage(env),
    sealer: createSealer(await readDataKeys(env)),
    signer: await openSigner(env),
  };
  const app = await buildApp(platform, realtime);
  await warnOfUnknownKeys(platform, app.log);
  if (env.PAIDANG_DEMO === '1') await seedDemo(platform);
  const onError = (job: string, error: unknown) =>
    app.log.warn({ job, error: error instanceof Error ? error.message : 'unknown' }, 'job failed');
  const stopCleanup = startJobs(platform, cleanupJobs, { every: hour, onError });
  const stopScheduled = startJobs(platform, scheduledJobs, { every: minute, onError });
  const stopMail = env.SMTP_URL
    ? createMailSender({ db, settings: { url: env.SMTP_URL, from: env.MAIL_FROM }, clock, log: app.log }).start()
    : null;
  const stopMessaging = startMessagingWorker(platform, await openLine(env), {
    log: app.log,
    onError: (error) =>
      app.log.warn({ error: error instanceof Error ? error.message : 'unknown' }, 'messages not sent'),
  });
  const stopFilms = startVideoWorker(platform, await openFfmpeg(env, app.log), (error) =>
    app.log.warn({ error: error instanceof Error ? error.message : 'unknown' }, 'film not made'),
  );
  app.addHook('onClose', async () => {
    await stopCleanup();
    await stopScheduled();
    await stopMessaging();
    await stopFilms();
    await stopMail?.();
    await close();
  });
  return { app, hasDemo: await hasDemo(db) };
}
