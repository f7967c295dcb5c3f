import { readEnv } from './config/env';
import { demoAccounts } from './seed';
import { assemble } from './start';

const shutdownPatience = 10_000;

const print = (text: string) => process.stdout.write(`${text}\n`);

async function start(): Promise<void> {
  const env = readEnv(process.env);
  const app = await assemble(env);
  await app.listen({ port: env.PORT, host: env.HOST });
  print(`\n拍檔 Paidang：${env.APP_URL}`);
  if (env.PAIDANG_DEMO === '1') {
    const { password, vendor, creator } = demoAccounts;
    print(`示範帳號：${vendor}（廠商）、${creator}（創作者），密碼 ${password}\n`);
  }

  const stop = async () => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
    // What does not end by itself must not keep a deployment waiting.
    setTimeout(() => process.exit(1), shutdownPatience).unref();
    await app.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
