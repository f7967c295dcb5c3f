import { execFile } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { lacksOf } from '../tooling/packed.ts';
import { serveFolder, startServer } from './serve.mjs';

/** Installs the packed packages into projects that know nothing of this repository, and runs them in Chromium. */
const published = ['contract', 'ui', 'editor', 'chat', 'claims', 'evidence', 'comment-board', 'film', 'tour'];
/** Run by every `npm test`. The longest first: two are on their way at a time. */
const always = ['next-app', 'vite-react', 'react-18', 'strict-csp', 'plain-page'];
/** Run with these too by `npm run release:dry`: hosts that are rarer, or slow to install. */
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

/** Packs what would be published; its table is what `npm run release:dry` shows. */
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
  const lacks = (await Promise.all(list.map(({ filename }) => unpack(filename)))).flatMap(lacksOf);
  if (lacks.length > 0) throw new Error(`Not fit to be published:\n${lacks.join('\n')}`);
  return Object.fromEntries(list.map(({ name, filename }) => [name, `file:${join(work, filename)}`]));
}

/** What somebody who installs it gets, to be looked through. */
async function unpack(filename) {
  const folder = join(work, 'unpacked', filename);
  mkdirSync(folder, { recursive: true });
  await promisify(execFile)('tar', ['-xzf', join(work, filename), '-C', folder]);
  return join(folder, 'package');
}

/** A module that runs in the browser says so in its first line; without it a server component could not import it. */
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

/** What several consumers render, and one of each part, as those of the source's own tests import it. */
function copyShared(folder) {
  cpSync('tooling/consumers/shared', folder, { recursive: true });
  const cases = readFileSync('packages/ui/test/cases.tsx', 'utf8').replaceAll("'../src/", "'@paidang/ui/");
  writeFileSync(join(folder, 'cases.tsx'), cases);
}

async function install(consumer, tarballs) {
  const folder = join(work, consumer);
  cpSync(join('tooling/consumers', consumer), folder, { recursive: true });
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
  // What is only compiled has no page.
  if (!manifest.serve && !manifest.scripts.start) return null;
  return manifest.serve
    ? serveFolder(join(folder, manifest.serve), manifest.policy)
    : startServer(folder, manifest.scripts.start);
}

/** Opens the page in a fresh profile, lets the consumer's own `check.mjs` use it, and wants the console silent. */
async function check(browser, consumer, url) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const noise = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && noise.push(message.text()));
  page.on('pageerror', (error) => noise.push(String(error)));
  try {
    page.setDefaultTimeout(20_000);
    await page.goto(url);
    const own = resolve('tooling/consumers', consumer, 'check.mjs');
    if (existsSync(own)) await (await import(pathToFileURL(own).href)).default(page);
    else await saysItWorks(page);
    if (noise.length > 0) throw new Error(`The console is not silent:\n${noise.join('\n')}`);
  } catch (error) {
    throw new Error(`${consumer}: ${error.stack}\n${noise.join('\n')}`, { cause: error });
  } finally {
    await context.close();
  }
}

const reports = [];

/** As in the other suites a second try tells a slow machine from a defect; the report names what needed one. */
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

async function saysItWorks(page) {
  await page.waitForFunction(() => document.documentElement.dataset.consumer !== undefined);
  const verdict = await page.evaluate(() => document.documentElement.dataset.consumer);
  if (verdict !== 'works') throw new Error(verdict);
}

/** `--all` is what a release runs, a list of names those; without either it is what every test run runs. */
function consumersOf(args) {
  const known = [...releaseOnly, ...always];
  if (args.includes('--all')) return known;
  const unknown = args.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`There is no consumer ${unknown.join(', ')}; there are ${known.join(', ')}.`);
  return args.length > 0 ? args : always;
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
  const waiting = consumers.values();
  const takeTurns = async () => {
    for (const consumer of waiting) {
      const start = performance.now();
      const page = await install(consumer, tarballs);
      if (page) await run(browser, consumer, page);
      console.log(`✓ ${consumer} (${Math.round((performance.now() - start) / 1000)} s)`);
    }
  };
  // Both are waited for, so that nothing is still running in a folder that is being removed.
  const ends = await Promise.allSettled([takeTurns(), takeTurns()]);
  const problems = ends.flatMap(({ reason }) => reason ?? []);
  for (const problem of problems) console.error(problem);
  mkdirSync('.reports', { recursive: true });
  writeFileSync('.reports/consumers.json', JSON.stringify({ testResults: reports }));
  process.exitCode = problems.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  rmSync(work, { recursive: true, force: true });
}
