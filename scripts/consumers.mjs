import { execFile } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { publishingProblems } from '../tooling/packed.ts';
import { serveFolder, startServer } from './serve.mjs';

/** Installs the packed packages into projects outside this repository, and runs them in Chromium. */
const published = ['contract', 'ui', 'editor', 'chat', 'claims', 'evidence', 'comment-board', 'film', 'tour'];
/** Run by every `npm test`. The longest first: two run at a time. */
const everyRun = ['next-app', 'vite-react', 'react-18', 'strict-csp', 'plain-page'];
/** Run in addition by `npm run release:dry`: hosts that are rarer, or slow to install. */
const releaseOnly = ['react-compiler', 'vue', 'svelte', 'tailwind-3', 'node16'];
const work = mkdtempSync(join(tmpdir(), 'paidang-consumers-'));

async function npm(cwd, ...args) {
  try {
    const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: undefined };
    return (await promisify(execFile)('npm', args, { cwd, env, maxBuffer: 1e8 })).stdout;
  } catch (error) {
    throw new Error(`npm ${args.join(' ')} in ${cwd}\n${error.stdout}\n${error.stderr}`);
  }
}

/** Packs what would be published; `npm run release:dry` prints the table. */
async function pack() {
  const workspaces = published.flatMap((name) => ['-w', `packages/${name}`]);
  const packed = JSON.parse(await npm(process.cwd(), 'pack', '--json', '--pack-destination', work, ...workspaces));
  const list = Array.isArray(packed) ? packed : Object.values(packed);
  console.table(
    list.map(({ name, version, size, files }) => {
      const { exports } = JSON.parse(readFileSync(join('packages', name.split('/')[1], 'package.json'), 'utf8'));
      const entries = Object.keys(exports).length;
      return { package: name, version, 'packed kB': Math.round(size / 1000), files: files.length, entries };
    }),
  );
  const problems = (await Promise.all(list.map(({ filename }) => unpack(filename)))).flatMap(publishingProblems);
  if (problems.length > 0) throw new Error(`Not fit to be published:\n${problems.join('\n')}`);
  return Object.fromEntries(list.map(({ name, filename }) => [name, `file:${join(work, filename)}`]));
}

/** Unpacks a tarball as an installation would, for inspection. */
async function unpack(filename) {
  const folder = join(work, 'unpacked', filename);
  mkdirSync(folder, { recursive: true });
  await promisify(execFile)('tar', ['-xzf', join(work, filename), '-C', folder]);
  return join(folder, 'package');
}

/** A module that runs in the browser has to start with "use client", or a server component could not import it. */
function checkClientEntries(folder) {
  for (const name of published.filter((one) => one !== 'contract')) {
    const root = join(folder, 'node_modules/@paidang', name);
    const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    for (const target of Object.values(exports)) {
      const path = typeof target === 'string' ? target : target.import;
      if (!path?.endsWith('.js')) continue;
      const code = readFileSync(join(root, path), 'utf8');
      if (/from\s*["']react["']/.test(code) && !/^["']use client["']/.test(code)) {
        throw new Error(`@paidang/${name}/${path} uses React but does not start with "use client".`);
      }
    }
  }
}

/** Copies what several consumers render, including the cases of ui's own tests. */
function copyShared(folder) {
  cpSync('tooling/consumers/shared', folder, { recursive: true });
  const cases = readFileSync('packages/ui/test/cases.tsx', 'utf8').replaceAll("'../src/", "'@paidang/ui/");
  writeFileSync(join(folder, 'cases.tsx'), cases);
}

/** Packages of a consumer that is done: npm keeps those the next one needs as well, and removes the others. */
let installedPackages = null;

async function install(consumer, tarballs) {
  const folder = join(work, consumer);
  cpSync(join('tooling/consumers', consumer), folder, { recursive: true });
  if (installedPackages) await promisify(execFile)('cp', ['-R', installedPackages, folder]);
  copyShared(join(folder, 'shared'));
  const { sameVersionAsHere = [], ...manifest } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const root = JSON.parse(readFileSync('package.json', 'utf8')).devDependencies;
  manifest.dependencies = {
    ...tarballs,
    ...manifest.dependencies,
    ...Object.fromEntries(sameVersionAsHere.map((name) => [name, root[name]])),
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  await npm(folder, 'install', '--prefer-offline', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error');
  checkClientEntries(folder);
  if (manifest.scripts?.build) await npm(folder, 'run', 'build');
  // A project that is only compiled has no page.
  if (!manifest.serve && !manifest.scripts.start) return null;
  return manifest.serve
    ? serveFolder(join(folder, manifest.serve), manifest.policy)
    : startServer(folder, manifest.scripts.start);
}

/** Opens the page in a fresh profile and runs the consumer's own `check.mjs`; fails on any console output. */
async function check(browser, consumer, url) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const consoleMessages = [];
  page.on(
    'console',
    (message) => ['error', 'warning'].includes(message.type()) && consoleMessages.push(message.text()),
  );
  page.on('pageerror', (error) => consoleMessages.push(String(error)));
  try {
    page.setDefaultTimeout(20_000);
    await page.goto(url);
    const ownCheck = resolve('tooling/consumers', consumer, 'check.mjs');
    if (existsSync(ownCheck)) await (await import(pathToFileURL(ownCheck).href)).default(page);
    else await waitForVerdict(page);
    if (consoleMessages.length > 0) throw new Error(`Unexpected console output:\n${consoleMessages.join('\n')}`);
  } catch (error) {
    throw new Error(`${consumer}: ${error.stack}\n${consoleMessages.join('\n')}`, { cause: error });
  } finally {
    await context.close();
  }
}

const reports = [];

/** As in the other suites, a second try distinguishes a slow machine from a defect; the report names what needed one. */
async function run(browser, consumer, { url, close }) {
  const start = performance.now();
  const failureMessages = [];
  const attempt = () =>
    check(browser, consumer, url).then(
      () => true,
      (error) => {
        failureMessages.push(error.message);
        return false;
      },
    );
  const passed = (await attempt()) || (await attempt());
  await close();
  reports.push({
    name: resolve('tooling/consumers', consumer, 'check.mjs'),
    assertionResults: [
      {
        fullName: consumer,
        status: passed ? 'passed' : 'failed',
        duration: performance.now() - start,
        failureMessages,
      },
    ],
  });
  if (!passed) throw new Error(failureMessages.join('\n\n'));
}

async function waitForVerdict(page) {
  await page.waitForFunction(() => document.documentElement.dataset.consumer !== undefined);
  const verdict = await page.evaluate(() => document.documentElement.dataset.consumer);
  if (verdict !== 'works') throw new Error(verdict);
}

/** `--all` selects the consumers of a release, names select those; by default those of every test run. */
function consumersOf(args) {
  const known = [...releaseOnly, ...everyRun];
  if (args.includes('--all')) return known;
  const unknown = args.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`Unknown consumer ${unknown.join(', ')}; available: ${known.join(', ')}.`);
  return args.length > 0 ? args : everyRun;
}

const consumers = consumersOf(process.argv.slice(2));
const missing = published.filter((name) => globSync(`packages/${name}/dist/*`).length === 0);
if (missing.length > 0) throw new Error(`Not built: ${missing.join(', ')}. Run \`npx turbo run build\` first.`);

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
try {
  const tarballs = await pack();
  const queue = consumers.values();
  const runQueue = async () => {
    for (const consumer of queue) {
      const start = performance.now();
      const page = await install(consumer, tarballs);
      if (page) await run(browser, consumer, page);
      installedPackages ??= join(work, consumer, 'node_modules');
      console.log(`✓ ${consumer} (${Math.round((performance.now() - start) / 1000)} s)`);
    }
  };
  // Waits for both, so that nothing is still running in a folder that is being removed.
  const results = await Promise.allSettled([runQueue(), runQueue()]);
  const problems = results.flatMap(({ reason }) => reason ?? []);
  for (const problem of problems) console.error(problem);
  mkdirSync('.reports', { recursive: true });
  writeFileSync('.reports/consumers.json', JSON.stringify({ testResults: reports }));
  process.exitCode = problems.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  rmSync(work, { recursive: true, force: true });
}
