import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { chromium } from 'playwright-core';

/** Installs the packed packages into projects that know nothing of this repository, and runs them in Chromium. */
const published = ['contract', 'ui', 'editor', 'chat', 'comment-board', 'tour'];
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };
const work = mkdtempSync(join(tmpdir(), 'paidang-consumers-'));
const npm = (cwd, ...args) =>
  execFileSync('npm', args, { cwd, stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' });

function pack() {
  const tarballs = {};
  for (const name of published) {
    const [{ filename }] = JSON.parse(
      npm(process.cwd(), 'pack', '--json', '--pack-destination', work, '-w', `packages/${name}`),
    );
    tarballs[`@paidang/${name}`] = `file:${join(work, filename)}`;
  }
  return tarballs;
}

function install(consumer, tarballs) {
  const folder = join(work, consumer);
  cpSync(join('tooling/consumers', consumer), folder, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const root = JSON.parse(readFileSync('package.json', 'utf8')).devDependencies;
  manifest.dependencies = {
    ...tarballs,
    ...Object.fromEntries((manifest.sameVersionAsHere ?? []).map((name) => [name, root[name]])),
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  npm(folder, 'install', '--prefer-offline', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error');
  if (manifest.scripts?.build) npm(folder, 'run', 'build');
  return join(folder, manifest.serve);
}

/** Serves a folder on loopback under a policy that allows nothing from elsewhere. */
function serve(folder) {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    try {
      const body = readFileSync(join(folder, path.endsWith('/') ? `${path}index.html` : path));
      response.setHeader('content-type', types[extname(path)] ?? 'text/html');
      response.setHeader(
        'content-security-policy',
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:",
      );
      response.end(body);
    } catch {
      response.statusCode = path === '/favicon.ico' ? 204 : 404;
      response.end();
    }
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

async function open(browser, folder) {
  const server = await serve(folder);
  const page = await browser.newPage();
  const noise = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && noise.push(message.text()));
  page.on('pageerror', (error) => noise.push(String(error)));
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  await page.waitForFunction(() => document.documentElement.dataset.consumer !== undefined, null, { timeout: 20_000 });
  const verdict = await page.evaluate(() => document.documentElement.dataset.consumer);
  await page.close();
  server.close();
  if (verdict !== 'works' || noise.length > 0) throw new Error(`${folder}: ${verdict}\n${noise.join('\n')}`);
}

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
  const tarballs = pack();
  for (const consumer of ['vite-react', 'plain-page']) {
    await open(browser, install(consumer, tarballs));
    console.log(`✓ ${consumer}`);
  }
} finally {
  await browser.close();
  rmSync(work, { recursive: true, force: true });
}
