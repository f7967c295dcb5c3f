import { parseArgs } from 'node:util';
import { readDataKeys } from './config/data-keys';
import { readEnv } from './config/env';
import { openSigner } from './config/evidence-key';
import { refuseOldNode } from './config/node-version';
import { milestones } from './milestones';
import { keepFacts } from './modules/evidence';
import { runPartnerCommand } from './modules/partners';
import { countTaskChanges } from './modules/projects';
import { createPusherBroadcaster, parseBroadcastUrl, realtimeOf } from './platform/broadcast';
import { openDatabase } from './platform/database';
import { createSealer } from './platform/sealing';
import { openStorage } from './platform/storage';
import { createTransact } from './platform/transaction';
import { seedDemo } from './seed';

/** `npm run partner`: manages partners on the environment's database. */
async function main(): Promise<void> {
  refuseOldNode();
  const env = readEnv(process.env);
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      account: { type: 'string' },
      origin: { type: 'string', multiple: true },
    },
  });
  const { db, close } = await openDatabase(env);
  try {
    const clock = () => new Date();
    const { BROADCAST_URL } = env;
    // Sockets can only be closed through an external engine: the server's own hub runs in another process.
    const engine = BROADCAST_URL ? createPusherBroadcaster(parseBroadcastUrl(BROADCAST_URL), warn) : null;
    const transact = createTransact({
      db,
      clock,
      milestones,
      keepFacts,
      countTaskChanges,
      publish: () => {},
      ...(engine ? realtimeOf(engine) : {}),
    });
    // Before the server's first start, the demo accounts have to be seeded here.
    if (env.PAIDANG_DEMO === '1') {
      const storage = await openStorage(env);
      const sealer = createSealer(await readDataKeys(env));
      await seedDemo({ env, db, clock, transact, storage, sealer, signer: await openSigner(env) });
    }
    process.stdout.write(await transact((tx) => runPartnerCommand(tx, positionals, values)));
  } finally {
    await close();
  }
}

const warn = (error: unknown) =>
  void process.stderr.write(`The realtime engine: ${error instanceof Error ? error.message : String(error)}\n`);

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
