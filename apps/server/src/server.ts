import { readEnv } from './config/env';
import { demoAccounts } from './seed';
import { assemble } from './start';

const shutdownPatience = 10_000;

const print = (text: string) => process.stdout.write(`${text}\n`);

async function start(): Promise<void> {
  const env = readEnv(process.env);
  const { app, hasDemo } = await assemble(env);
  await app.listen({ port: env.PORT, host: env.HOST });
  print(`\n拍檔 Paidang：${env.APP_URL}`);
  if (hasDemo) {
    const { password, vendor, creator } = demoAccounts;
    print(`示範帳號：${vendor}（廠商）、${creator}（創作者），密碼 ${password}\n`);
  }

  let isStopping = false;
  const stop = async () => {
    // Pressing Ctrl+C reaches this process twice: from the terminal, and handed on by `npm start`.
    if (isStopping) return;
    isStopping = true;
    // What does not end by itself must not keep a deployment waiting.
    setTimeout(() => process.exit(1), shutdownPatience).unref();
    await app.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
