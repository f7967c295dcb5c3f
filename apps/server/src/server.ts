import { readEnv } from './config/env';
import { refuseOldNode } from './config/node-version';
import { demoAccounts } from './seed';
import { failToStart, serveUntilSignal } from './serve-until-signal';
import { assemble } from './start';

const print = (text: string) => process.stdout.write(`${text}\n`);

async function start(): Promise<void> {
  refuseOldNode();
  const env = readEnv(process.env);
  const { app, hasDemo } = await assemble(env);
  await serveUntilSignal(app, { port: env.PORT, host: env.HOST });
  print(`\n拍檔 Paidang：${env.APP_URL}`);
  if (hasDemo) {
    const { password, vendor, creator } = demoAccounts;
    print(`示範帳號：${vendor}（廠商）、${creator}（創作者），密碼 ${password}\n`);
  }
}

start().catch(failToStart);
