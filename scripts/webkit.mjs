import { spawn } from 'node:child_process';
import { Builder } from 'selenium-webdriver';
import { withProduct } from '../bench/product.mjs';
import { demoRoutes, demoSession } from '../e2e/fixtures/watched-pages.ts';

/**
 * Opens the product's pages in WebKitGTK, the closest to Safari that runs on Linux, and fails if one cannot be read or is wider than
 * its window (docs/decisions/0535). Needs Debian's `webkit2gtk-driver` and `xvfb`.
 */
const browser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const port = 4792;
/** Window widths; MiniBrowser is no narrower than the second. */
const widths = [1440, 450];
const longestWait = 30_000;

async function withWebkit(use) {
  const command = ['--auto-servernum', 'WebKitWebDriver', `--port=${port}`];
  const driver = spawn('xvfb-run', command, { stdio: 'ignore', detached: true });
  await new Promise((resolve, reject) => driver.once('spawn', resolve).once('error', reject));
  try {
    const page = await connect();
    await use(page).finally(() => page.quit());
  } finally {
    // With the window system it has started.
    process.kill(-driver.pid);
  }
}

/** Retries until the driver listens. */
async function connect(attempts = 50) {
  const options = { binary: browser, args: ['--automation'] };
  const builder = new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options });
  try {
    return await builder.build();
  } catch (error) {
    if (attempts === 0 || !error.message.includes('ECONNREFUSED')) throw error;
    await new Promise((resolve) => setTimeout(resolve, 200));
    return connect(attempts - 1);
  }
}

async function signIn(page, origin, as) {
  await page.get(`${origin}/healthz`);
  const session = as && (await demoSession(origin, `${as}@paidang.test`));
  await page.executeScript(
    `localStorage.clear();
    const session = arguments[0];
    if (!session) return;
    localStorage.setItem('paidang.token', session.token);
    localStorage.setItem('paidang.user', JSON.stringify(session.user));
    localStorage.setItem('paidang.socket', session.socket ? '1' : '0');`,
    session,
  );
}

/** What is wrong with an open page, or `null`. */
async function problemOf(page, readable) {
  const isReadable = `return [...document.querySelectorAll(arguments[0])].some((one) => one.getClientRects().length > 0)`;
  const found = await page.wait(() => page.executeScript(isReadable, readable), longestWait).catch(() => false);
  if (!found) return `cannot be read: ${await page.executeScript('return document.body.innerText.slice(0, 200)')}`;
  const [width, window] = await page.executeScript('return [document.documentElement.scrollWidth, innerWidth]');
  return width > window ? `is ${width} px wide in a window of ${window}` : null;
}

let failures = 0;
await withProduct((origin) =>
  withWebkit(async (page) => {
    const routes = Object.entries(await demoRoutes(origin));
    for (const as of [null, 'vendor', 'creator']) {
      await signIn(page, origin, as);
      for (const [name, { path, readable }] of routes.filter(([, route]) => route.as === as)) {
        for (const width of widths) {
          await page.manage().window().setRect({ x: 0, y: 0, width, height: 900 });
          await page.get(origin + path);
          const problem = await problemOf(page, readable);
          if (problem) failures += 1;
          console.log(`${problem ? '✗' : '✓'} ${name}, ${width} px${problem ? ` ${problem}` : ''}`);
        }
      }
    }
  }),
);
process.exitCode = failures > 0 ? 1 : 0;
