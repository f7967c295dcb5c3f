import '@paidang/ui/styles.css';
import '../styles/styles.css';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createHeldPort, outlineV1, outlineV2 } from '../testing';
import word from '../testing/clipboard/word.clip?raw';
import { fileOf, transfer } from '../testing/transfer';
import { xssPayloads } from '../testing/xss-payloads';
import { RichTextDiffView } from './rich-text-diff-view';
import { RichTextEditor } from './rich-text-editor';
import { RichTextView } from './rich-text-view';

/** From here on the page forbids inline styles, new style sheets and untrusted markup; what is already loaded stays. */
function forbidInlineStyles() {
  const broken: string[] = [];
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) => {
    // Browsers also report content parsed in a `DOMParser` document, where nothing is applied, runs or loads.
    if (!/\/parse-markup\.ts/.test(sourceFile)) broken.push(`${violatedDirective} ${sourceFile}`);
  });
  const policy = Object.assign(document.createElement('meta'), {
    httpEquiv: 'Content-Security-Policy',
    content: [
      "style-src 'self'; script-src-attr 'none'; object-src 'none'; base-uri 'none'",
      "require-trusted-types-for 'script'; trusted-types paidang-editor ProseMirrorClipboard test",
    ].join('; '),
  });
  document.head.append(policy);
  return broken;
}

const paste = (target: Element, clipboardData: DataTransfer) =>
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));

test('R-edt-14 works under a strict content security policy, and no attack runs in editor, view or comparison', async () => {
  const broken = forbidInlineStyles();
  const ran: string[] = [];
  Object.assign(window, { alert: (message: string) => ran.push(message) });

  const probe = document.createElement('div');
  probe.setAttribute('style', 'color: red');
  expect(() => Object.assign(probe, { innerHTML: '<p>x</p>' })).toThrow('TrustedHTML');
  await expect.poll(() => broken.length, { message: 'the policy is not in force' }).toBe(2);
  broken.length = 0;

  const attack = xssPayloads.join('');
  await render(
    <>
      <RichTextView html={outlineV1 + attack} />
      <RichTextDiffView before={outlineV1 + attack} after={attack + outlineV2} />
      <RichTextEditor label="大綱" defaultValue={outlineV1 + attack} port={createHeldPort()} />
    </>,
  );
  const text = page.getByRole('textbox', { name: '大綱' });
  paste(text.element(), transfer([], { 'text/html': `${word}${attack}` }));
  paste(text.element(), transfer([fileOf('a.png', 'image/png')]));
  await userEvent.click(page.getByRole('cell', { name: '書桌全景' }).last());
  for (const menu of ['文字顏色', '螢光標記', '表格操作', '連結', '尋找與取代']) {
    await page.getByRole('toolbar').getByRole('button', { name: menu, exact: true }).click();
    await expect.element(page.getByRole(menu === '尋找與取代' ? 'region' : 'dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.pd-rich-text a')) {
    expect(link.protocol).toMatch(/^https?:$/);
  }
  expect(ran).toEqual([]);
  expect(broken).toEqual([]);
});
