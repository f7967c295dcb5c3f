import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pgliteTests } from '../tooling/pglite-tests.ts';
import { temporaryFolder } from '../tooling/temporary-folder.ts';
import { putReportsAside, readTests, summarise } from '../tooling/test-reports.ts';
import { chromiumPath } from './chromium.mjs';
import { needFfmpeg } from './ffmpeg.mjs';
import { withPostgres } from './postgres.mjs';

const vitest = (report, projects, files = []) => [
  'vitest',
  'run',
  ...files,
  ...projects.flatMap((project) => ['--project', project]),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=.reports/${report}.json`,
];

/**
 * The stages of `npm test`, in this order; `npm run test:<stage>` runs one of them. Programs of a stage run one after the other,
 * or at once if they are listed as `together`, because most of them use one processor.
 */
const stages = {
  lint: [
    {
      together: [
        ['depcruise', 'packages', 'apps', '--config', '.dependency-cruiser.cjs'],
        ['knip'],
        ['biome', 'ci', '--error-on-warnings', '.'],
      ],
    },
  ],
  types: [['turbo', 'run', 'typecheck']],
  unit: [vitest('unit', ['unit', 'browser', 'web', 'isolated', 'touch'])],
  stories: [
    vitest('stories', ['stories']),
    // Node prints a warning if both NO_COLOR and FORCE_COLOR are set.
    {
      command: ['storybook', 'build', '--disable-telemetry', '--loglevel', 'warn'],
      silent: true,
      env: { NO_COLOR: undefined },
    },
    ['node', 'scripts/docs-site.mjs'],
  ],
  server: [{ command: vitest('server', ['server']), postgres: true }, vitest('server-pglite', ['server'], pgliteTests)],
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

/**
 * Stages that only run by name. `release` is `packages` with all consumers: `npm run release:dry`. `pglite` runs all server tests
 * on PGlite, for changes to the database driver: `npm test -- pglite`.
 */
const extraStages = {
  pglite: [vitest('server-pglite', ['server'])],
  release: [...stages.packages.slice(0, -1), ['node', 'scripts/consumers.mjs', '--all']],
};

const stagesWithVideos = new Set(['server', 'pglite', 'e2e']);

const start = performance.now();
const elapsed = () => `${Math.round((performance.now() - start) / 1000)} s`;

/** Runs a program. A `silent` one fails if it prints anything. */
function run([program, ...args], env, silent = false) {
  console.log(`\n▶ ${[program, ...args].join(' ')} (${elapsed()})`);
  return new Promise((resolve, reject) => {
    let hasOutput = false;
    const child = spawn(program, args, {
      stdio: silent ? ['inherit', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    });
    for (const stream of ['stdout', 'stderr']) {
      child[stream]?.on('data', (data) => {
        hasOutput ||= data.toString().trim() !== '';
        process[stream].write(data);
      });
    }
    child.on('error', reject).on('close', (code, signal) => {
      if (code !== 0) reject(new Error(`${program} ended with ${signal ?? code}`));
      else if (hasOutput) reject(new Error(`${program} printed something, and must run without warnings`));
      else resolve();
    });
  });
}

async function runStep(step) {
  const { command = step, env = {}, postgres = false, silent = false } = step;
  if (postgres) await withPostgres((url) => run(command, { ...env, TEST_DATABASE_URL: url }));
  else await run(command, env, silent);
}

/** Temporary folder of everything that runs; none of our files may be left in it. */
const temporary = mkdtempSync(join(temporaryFolder(), 'pd-'));
// PostgreSQL runs as another user.
chmodSync(temporary, 0o1777);
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));
// A signal alone would end this process without `exit`, and leave the folder in memory.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

function assertNoTemporaryFiles() {
  const left = readdirSync(temporary).filter((name) => name.startsWith('paidang-'));
  if (left.length > 0) throw new Error(`The tests left files in the temporary folder: ${left.join(', ')}`);
}

const requested = process.argv.slice(2);
const allStages = { ...stages, ...extraStages };
const unknown = requested.filter((stage) => !(stage in allStages));
if (unknown.length > 0) {
  console.error(`Unknown stage: ${unknown.join(', ')}. The stages are ${Object.keys(allStages).join(', ')}.`);
  process.exit(2);
}
mkdirSync('.reports', { recursive: true });
if (requested.length === 0) putReportsAside('.reports', new Date());

const durations = [];
function printSummary() {
  console.log(['', ...summarise(readTests('.reports')), ...durations].join('\n'));
}

try {
  process.env.CHROMIUM_PATH = await chromiumPath();
  if (requested.length === 0 || requested.some((stage) => stagesWithVideos.has(stage))) needFfmpeg();
  process.env.TURBO_TELEMETRY_DISABLED = '1';
  process.env.STORYBOOK_DISABLE_TELEMETRY = '1';
  process.env.TMPDIR = temporary;
  for (const stage of requested.length > 0 ? requested : Object.keys(stages)) {
    const stageStart = performance.now();
    for (const step of allStages[stage]) {
      // Waits for all of them, so that none is left running.
      const results = await Promise.allSettled((step.together ?? [step]).map(runStep));
      const failed = results.find(({ status }) => status === 'rejected');
      if (failed) throw failed.reason;
    }
    assertNoTemporaryFiles();
    durations.push(`${stage}: ${Math.round((performance.now() - stageStart) / 1000)} s`);
  }
  await run(['node', 'scripts/requirements.mjs', '--short'], {});
  printSummary();
  console.log(`\nEverything passed (${elapsed()}).`);
} catch (error) {
  printSummary();
  console.error(`\n${error instanceof Error ? error.message : error} (${elapsed()}).`);
  process.exit(1);
}
