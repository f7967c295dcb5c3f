import assert from 'node:assert/strict';

export default async function check(page) {
  await livesWithTheHostsTailwind(page);
  await loadsEveryEntry(page);
  await runsTheReadmes(page);
}

/** A host with its own Tailwind 4: our tokens are its utilities, and its utilities win over ours. */
async function livesWithTheHostsTailwind(page) {
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

/** Types and bundle are already made; here every module runs, and every element is defined. */
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

async function runsTheReadmes(page) {
  await page.goto(new URL('readme.html', page.url()).href);
  const example = (name) => page.getByRole('region', { name: `${name}-1` });
  await example('editor').getByRole('textbox', { name: '大綱' }).waitFor();
  await example('comment-board').getByText('開場可以再快一點嗎？').waitFor();
  await example('comment-board').getByText('同一個角度自拍').waitFor();
  await page.getByText('先看需求單').waitFor();
  await page.keyboard.press('Escape');
  await example('chat').getByText('阿澄').click();
  await page.getByRole('textbox', { name: '給阿澄的訊息' }).waitFor();
  await example('ui').getByRole('button', { name: '送出提案' }).click();
  await page.getByText('已送出提案', { exact: true }).waitFor();
}
