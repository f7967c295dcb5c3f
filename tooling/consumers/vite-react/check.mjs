import assert from 'node:assert/strict';
import { runsTheReadmes } from './readme-check.mjs';

export default async function check(page) {
  await worksWithHostTailwind(page);
  await loadsEveryEntry(page);
  await runsTheReadmes(page);
}

/** A host with Tailwind 4: our tokens are available as its utilities, and its utilities override ours. */
async function worksWithHostTailwind(page) {
  await page.waitForFunction(() => document.documentElement.dataset.consumer === 'works');
  const text = await page.getByText('合作流程').evaluate((element) => {
    const { backgroundColor, padding, fontSize, color } = getComputedStyle(element);
    return { backgroundColor, padding, fontSize, color };
  });
  assert.equal(text.padding, '3px');
  assert.equal(text.fontSize, '13px');
  const token = (name) =>
    page.evaluate((property) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = `var(${property})`;
      return getComputedStyle(probe).color;
    }, name);
  assert.equal(text.backgroundColor, await token('--pd-sunken'));
  assert.equal(text.color, await token('--pd-ink-2'));
  const padding = await page
    .getByRole('button', { name: '送出提案' })
    .evaluate((button) => getComputedStyle(button).paddingLeft);
  assert.equal(padding, '40px');
}

/** Types and bundle were already checked; this runs every module and defines every element. */
async function loadsEveryEntry(page) {
  await page.goto(new URL('every-entry.html', page.url()).href);
  await page.waitForFunction(() => document.documentElement.dataset.consumer !== undefined);
  assert.equal(await page.evaluate(() => document.documentElement.dataset.consumer), 'works');
  const elements = ['paidang-chat', 'paidang-comment-board', 'paidang-editor', 'paidang-tour'];
  assert.deepEqual(
    await page.evaluate((names) => names.filter((name) => customElements.get(name)), elements),
    elements,
  );
}
