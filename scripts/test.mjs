import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { chromiumPath } from './chromium.mjs';
import { withPostgres } from './postgres.mjs';

const vitest = (report, ...projects) => [
  'vitest',
  'run',
  ...projects.flatMap((project) => ['--project', project]),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=.reports/${report}.json`,
];

/** What `npm test` runs; `npm run test:<stage>` runs one of them. */
const stages = {
  lint: [
    ['biome', 'ci', '--error-on-warnings', '.'],
    ['depcruise', 'packages', 'apps', '--config', '.dependency-cruiser.cjs'],
    ['knip'],
  ],
  types: [
    ['turbo', 'run', 'typecheck'],
    ['tsc', '--noEmit', '-p', 'tsconfig.json'],
  ],
  unit: [vitest('unit', 'unit', 'browser')],
  stories: [vitest('stories', 'stories')],
  server: [vitest('server', 'server'), { command: vitest('server-postgres', 'server'), postgres: true }],
  packages: [
    ['turbo', 'run', 'build'],
    ['turbo', 'run', 'check:package', '--concurrency=1'],
    ['node', 'scripts/budgets.mjs'],
    ['node', 'scripts/consumers.mjs'],
  ],
  e2e: [
    ['turbo', 'run', 'build'],
    ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
  ],
};

/** Stages that do not need each other, each row in its order; a run of everything goes through a group's rows at once. */
const groups = [
  [
    ['unit', 'stories', 'server'],
    ['lint', 'types', 'packages'],
  ],
  [['e2e']],
];

const start = performance.now();
const seconds = () => `${Math.round((performance.now() - start) / 1000)} s`;
const running = new Set();

/** Runs a program; `isQuiet` keeps what it says until it ends, so that programs side by side do not talk at once. */
function run([program, ...args], { env, isQuiet = false } = {}) {
  const name = [program, ...args].join(' ');
  console.log(`\n▶ ${name} (${seconds()})`);
  const { promise, resolve, reject } = Promise.withResolvers();
  const child = spawn(program, args, {
    stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env },
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => said.push(part));
  running.add(child);
  child.on('error', reject).on('close', (code, signal) => {
    running.delete(child);
    if (isQuiet) process.stdout.write(`\n◼ ${name} (${seconds()})\n${Buffer.concat(said)}`);
    if (code === 0) resolve();
    else reject(new Error(`${name} ended with ${signal ?? code}`));
  });
  return promise;
}

async function runStages(names, isQuiet) {
  for (const step of names.flatMap((name) => stages[name])) {
    const { command = step, postgres = false } = step;
    if (postgres) await withPostgres((url) => run(command, { isQuiet, env: { TEST_DATABASE_URL: url } }));
    else await run(command, { isQuiet });
  }
}

/** The first failure ends the others; it is thrown once they have cleaned up. */
async function together(rows) {
  const all = rows.map((row) => runStages(row, rows.length > 1));
  try {
    await Promise.all(all);
  } catch (error) {
    for (const child of running) child.kill();
    await Promise.allSettled(all);
    throw error;
  }
}

process.once('SIGTERM', () => {
  for (const child of running) child.kill();
});

const wanted = process.argv.slice(2);
const unknown = wanted.filter((stage) => !(stage in stages));
if (unknown.length > 0) {
  console.error(`There is no stage ${unknown.join(', ')}; there are ${Object.keys(stages).join(', ')}.`);
  process.exit(2);
}
if (wanted.length === 0) rmSync('.reports', { recursive: true, force: true });
mkdirSync('.reports', { recursive: true });

try {
  process.env.CHROMIUM_PATH = await chromiumPath();
  process.env.TURBO_TELEMETRY_DISABLED = '1';
  process.env.STORYBOOK_DISABLE_TELEMETRY = '1';
  if (wanted.length > 0) await runStages(wanted, false);
  else for (const rows of groups) await together(rows);
  await run(['node', 'scripts/requirements.mjs', '--short']);
  console.log(`\nEverything passed (${seconds()}).`);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error} (${seconds()}).`);
  process.exit(1);
}
