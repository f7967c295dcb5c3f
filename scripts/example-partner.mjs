import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createShop, signToken } from '../examples/partner/site.mjs';

/** Runs the product next to a partner's shop, on a temporary database. */
const chat = 'http://127.0.0.1:3000';
const shop = 'http://127.0.0.1:4000';
const dataDir = mkdtempSync(join(tmpdir(), 'paidang-example-'));
const env = {
  ...process.env,
  DATA_DIR: dataDir,
  HOST: '127.0.0.1',
  PORT: '3000',
  APP_URL: chat,
  PAIDANG_DEMO: '1',
  DATABASE_URL: '',
  TURBO_TELEMETRY_DISABLED: '1',
};

const build = spawnSync(
  'turbo',
  ['run', 'build', '--filter=@paidang/web...', '--filter=@paidang/server...', '--output-logs=errors-only'],
  { stdio: 'inherit', env },
);
if (build.status !== 0) process.exit(build.status ?? 1);

const added = execFileSync(
  process.execPath,
  [
    'apps/server/dist/partner.js',
    ...['add', 'shop', '--account', 'vendor@paidang.test', '--origin', shop, '--name', '山眠選物'],
  ],
  { env, encoding: 'utf8' },
);
const privateKey = added.slice(added.indexOf('-----BEGIN'));
const customer = { id: 'customer-7', name: '林小姐' };
const site = createShop({ chat, partner: 'shop', token: () => signToken({ partner: 'shop', privateKey, customer }) });
site.listen(4000, '127.0.0.1', () => console.log(`\n合作網站：${shop}`));

const server = spawn(process.execPath, ['apps/server/dist/server.js'], { stdio: 'inherit', env });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  site.close();
  site.closeAllConnections();
  rmSync(dataDir, { recursive: true, force: true });
  process.exitCode = code ?? 0;
});
