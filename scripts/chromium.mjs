import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const candidates = [
  process.env.CHROMIUM_PATH,
  // Chromium without a window: the same engine, and tests take a sixth less time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const run = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

async function playwrightChromium() {
  const { chromium } = await import('playwright-core');
  return chromium.executablePath();
}

async function findChromium() {
  const installed = candidates.find((path) => path && existsSync(path));
  if (installed) return installed;
  const downloaded = await playwrightChromium();
  return existsSync(downloaded) ? downloaded : null;
}

function installDebianPackages() {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!mayInstall) return false;
  console.log('Chromium was not found: installing Debian’s packages chromium-headless-shell and fonts-noto-cjk.');
  const install = (name) => run('apt-get', ['install', '-y', '-qq', name, 'fonts-noto-cjk']);
  // Ubuntu and older Debian only have the full Chromium.
  return run('apt-get', ['update', '-qq']) && (install('chromium-headless-shell') || install('chromium'));
}

/**
 * Returns the path of a Chromium for the tests: `CHROMIUM_PATH`, an installed one, Debian's package, or Playwright's download.
 *
 * @throws if none can be found or installed; the message says what to do
 */
export async function chromiumPath() {
  let path = await findChromium();
  if (!path && installDebianPackages()) path = await findChromium();
  if (!path && run('npx', ['playwright', 'install', 'chromium'])) path = await findChromium();
  if (path) return path;
  throw new Error(
    'The tests need Chromium and none was found. Install it (Debian: `sudo apt-get install chromium-headless-shell fonts-noto-cjk`; ' +
      'elsewhere: `npx playwright install chromium`), or set CHROMIUM_PATH to the program.',
  );
}
