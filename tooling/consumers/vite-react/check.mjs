import assert from 'node:assert/strict';

/** A host with its own Tailwind 4: our tokens are its utilities, and its utilities win over ours. */
export default async function check(page) {
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
