import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pgliteTests } from '../tooling/pglite-tests.ts';
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

/** What `npm test` runs, in this order; `npm run test:<stage>` runs one of them. */
const stages = {
  lint: [
    ['biome', 'ci', '--error-on-warnings', '.'],
    ['depcruise', 'packages', 'apps', '--config', '.dependency-cruiser.cjs'],
    ['knip'],
  ],
  types: [
    ['turbo', 'run', 'typecheck'],
    ['tsgo', '--noEmit', '-p', 'tsconfig.json'],
    ['tsgo', '--noEmit', '-p', 'bench/tsconfig.own.json'],
  ],
  unit: [vitest('unit', ['unit', 'browser', 'touch'])],
  stories: [
    vitest('stories', ['stories']),
    // Node says something about NO_COLOR where a machine sets FORCE_COLOR too.
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
 * Run by name only. `release` is `packages` with every consumer there is: `npm run release:dry`. `pglite` is the whole of the
 * server's tests on PGlite, for a change of how the database is reached: `npm test -- pglite`.
 */
const onItsOwn = {
  pglite: [vitest('server-pglite', ['server'])],
  release: [...stages.packages.slice(0, -1), ['node', 'scripts/consumers.mjs', '--all']],
};

const stagesWithFilms = new Set(['server', 'pglite', 'e2e']);

const start = performance.now();
const seconds = () => `${Math.round((performance.now() - start) / 1000)} s`;

/** A `silent` program fails when it says anything at all. */
function run([program, ...args], env, silent = false) {
  console.log(`\n▶ ${[program, ...args].join(' ')} (${seconds()})`);
  return new Promise((resolve, reject) => {
    let said = false;
    const child = spawn(program, args, {
      stdio: silent ? ['inherit', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    });
    for (const stream of ['stdout', 'stderr']) {
      child[stream]?.on('data', (data) => {
        said ||= data.toString().trim() !== '';
        process[stream].write(data);
      });
    }
    child.on('error', reject).on('close', (code, signal) => {
      if (code !== 0) reject(new Error(`${program} ended with ${signal ?? code}`));
      else if (said) reject(new Error(`${program} had something to say, and should not`));
      else resolve();
    });
  });
}

/** Everything that runs has a temporary folder of its own, in which nothing of ours may be left. */
const temporary = mkdtempSync(join(tmpdir(), 'pd-'));
// PostgreSQL runs as somebody else.
chmodSync(temporary, 0o1777);
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));

function refuseLeavings() {
  const left = readdirSync(temporary).filter((name) => name.startsWith('paidang-'));
  if (left.length > 0) throw new Error(`The tests left these in the temporary folder: ${left.join(', ')}`);
}

const wanted = process.argv.slice(2);
const known = { ...stages, ...onItsOwn };
const unknown = wanted.filter((stage) => !(stage in known));
if (unknown.length > 0) {
  console.error(`There is no stage ${unknown.join(', ')}; there are ${Object.keys(known).join(', ')}.`);
  process.exit(2);
}
mkdirSync('.reports', { recursive: true });
if (wanted.length === 0) putReportsAside('.reports', new Date());

const took = [];
function tell() {
  console.log(['', ...summarise(readTests('.reports')), ...took].join('\n'));
}

try {
  process.env.CHROMIUM_PATH = await chromiumPath();
  if (wanted.length === 0 || wanted.some((stage) => stagesWithFilms.has(stage))) needFfmpeg();
  process.env.TURBO_TELEMETRY_DISABLED = '1';
  process.env.STORYBOOK_DISABLE_TELEMETRY = '1';
  process.env.TMPDIR = temporary;
  for (const stage of wanted.length > 0 ? wanted : Object.keys(stages)) {
    const begun = performance.now();
    for (const step of known[stage]) {
      const { command = step, env = {}, postgres = false, silent = false } = step;
      if (postgres) await withPostgres((url) => run(command, { ...env, TEST_DATABASE_URL: url }));
      else await run(command, env, silent);
    }
    refuseLeavings();
    took.push(`${stage}: ${Math.round((performance.now() - begun) / 1000)} s`);
  }
  await run(['node', 'scripts/requirements.mjs', '--short'], {});
  tell();
  console.log(`\nEverything passed (${seconds()}).`);
} catch (error) {
  tell();
  console.error(`\n${error instanceof Error ? error.message : error} (${seconds()}).`);
  process.exit(1);
}
