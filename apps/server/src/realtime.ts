import { refuseOldNode } from './config/node-version';
import { readRealtimeEnv } from './config/realtime-env';
import { buildRealtimeApp } from './realtime-app';
import { failToStart, serveUntilSignal } from './serve-until-signal';

async function start(): Promise<void> {
  refuseOldNode();
  const env = readRealtimeEnv(process.env);
  await serveUntilSignal(await buildRealtimeApp(env), { port: env.PORT, host: env.HOST });
  process.stdout.write(`拍檔 Paidang realtime：${env.HOST}:${env.PORT}\n`);
}

start().catch(failToStart);
