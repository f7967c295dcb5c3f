import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { build, preview } from 'vite';
import { chromiumPath } from '../scripts/chromium.mjs';
import { installPeers } from './peers.mjs';

const bench = import.meta.dirname;

/**
 * Builds one page per candidate (`<suite>/<name>.tsx`) for production, serves them, and starts a browser.
 *
 * @param suite folder of the candidates.
 * @param names of the candidates.
 * @param ours our own packages among them, which are built first.
 * @param peers whether any needs dependencies that only the benchmarks install.
 */
export async function servePages({ suite, names, ours, peers = true }) {
  if (peers) installPeers();
  execFileSync(
    'turbo',
    ['run', 'build', ...[ours].flat().map((name) => `--filter=${name}...`), '--output-logs=errors-only'],
    { stdio: 'inherit' },
  );
  const pages = join(bench, '.pages', suite);
  const outDir = join(bench, 'dist', suite);
  mkdirSync(pages, { recursive: true });
  for (const name of names) {
    const head = '<meta charset="utf-8"><link rel="icon" href="data:,">';
    writeFileSync(
      join(pages, `${name}.html`),
      `<!doctype html><html lang="zh-Hant-TW"><head>${head}<title>${name}</title></head><body style="margin:0"><script type="module" src="../../${suite}/${name}.tsx"></script></body></html>`,
    );
  }
  await build({
    root: pages,
    logLevel: 'error',
    resolve: { dedupe: ['react', 'react-dom'] },
    build: {
      outDir,
      emptyOutDir: true,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: { input: names.map((name) => join(pages, `${name}.html`)) },
    },
  });
  const server = await preview({
    root: bench,
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
    logLevel: 'error',
  });
  const [url] = server.resolvedUrls.local;
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  return {
    /** A fresh page of a candidate, ready for measuring. */
    async open(name, viewport) {
      const page = await browser.newPage({ viewport });
      await page.goto(`${url}${name}.html`, { waitUntil: 'load' });
      await page.waitForFunction(() => 'measure' in window);
      return page;
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** `313 ms (2.66×)`. */
export const cell = (value, reference) => `${value.toFixed(0)} ms (${(value / reference).toFixed(2)}×)`;
