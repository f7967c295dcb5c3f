import { chromiumPath } from '../scripts/chromium.mjs';
import { median } from './pages.mjs';
import { installPeers } from './peers.mjs';
import { withProduct } from './product.mjs';

/**
 * Lighthouse results at its default settings (a mid-range phone on a slow network) for the pages guests and search
 * engines read.
 */
const paths = ['/', '/userGuide/make/outline', '/ladingpage/bonus'];
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const least = 95;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const audits = ['largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time'];

installPeers();
const { default: lighthouse } = await import('lighthouse');
const { launch } = await import('chrome-launcher');

async function audit(url) {
  const chrome = await launch({ chromePath: await chromiumPath(), chromeFlags: ['--headless=new', '--no-sandbox'] });
  try {
    const { lhr } = await lighthouse(url, { port: chrome.port, logLevel: 'error', onlyCategories: categories });
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    return lhr;
  } finally {
    chrome.kill();
  }
}

/** The audits that keep a page below 100, by Lighthouse's names. */
const faultsIn = ({ categories, audits }) =>
  Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 0.9).map(({ id }) => id),
  );

const low = [];
console.log('| page | performance | accessibility | best practices | SEO | LCP | CLS | TBT |');
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
await withProduct(async (origin) => {
  for (const path of paths) {
    const reports = [];
    for (let round = 1; round <= rounds; round += 1) reports.push(await audit(origin + path));
    const scores = categories.map((id) =>
      median(reports.map((report) => Math.round(report.categories[id].score * 100))),
    );
    const [lcp, cls, tbt] = audits.map((id) => median(reports.map((report) => report.audits[id].numericValue)));
    const times = [`${(lcp / 1000).toFixed(1)} s`, cls.toFixed(3), `${tbt.toFixed(0)} ms`];
    console.log(`| ${[path, ...scores, ...times].join(' | ')} |`);
    if (scores.some((score) => score < least))
      low.push(`${path}: ${[...new Set(reports.flatMap(faultsIn))].join(', ')}`);
  }
});
if (low.length > 0) {
  console.error(`\nUnder ${least}:\n${low.join('\n')}`);
  process.exitCode = 1;
}
