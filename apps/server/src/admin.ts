import { readEnv } from './config/env';
import { refuseOldNode } from './config/node-version';
import { runAdminCommand } from './modules/auth';
import { runStaffCommand } from './modules/console';
import { keepFacts } from './modules/evidence';
import { runReopenCommand } from './modules/project-end';
import { countTaskChanges } from './modules/projects';
import { runBuildModeCommand } from './modules/steps';
import { openDatabase } from './platform/database';
import { createTransact } from './platform/transaction';
import { rotateDataKey } from './rotate-data-key';

/** `npm run admin`: the platform team's account commands; runs on the environment's database. */
async function main(): Promise<void> {
  refuseOldNode();
  const env = readEnv(process.env);
  const { db, close } = await openDatabase(env);
  try {
    const words = process.argv.slice(2);
    if (words[0] === 'rotate-data-key') {
      process.stdout.write(await rotateDataKey(db, env));
      return;
    }
    const transact = createTransact({ db, clock: () => new Date(), publish: () => {}, keepFacts, countTaskChanges });
    process.stdout.write(
      await transact((tx) => {
        if (words[0] === 'build-mode') return runBuildModeCommand(tx, words);
        if (words[0] === 'reopen-project') return runReopenCommand(tx, words);
        if (words[0] === 'staff') return runStaffCommand(tx, words, env.APP_URL);
        return runAdminCommand(tx, words, env.APP_URL);
      }),
    );
  } finally {
    await close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
