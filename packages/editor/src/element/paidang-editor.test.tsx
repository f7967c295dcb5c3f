import { createElement } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import './index';
import { createMemoryPort, suggestionOf } from '../testing';

const text = () => page.getByRole('textbox', { name: '大綱' });

function mount(markup = '<paidang-editor name="outline" label="大綱"></paidang-editor>') {
  const form = document.createElement('form');
  form.innerHTML = markup;
  document.body.append(form);
  onTestFinished(() => form.remove());
  const editor = form.querySelector('paidang-editor');
  if (!editor) throw new Error('There is no editor in the form.');
  return { form, editor };
}

test('works on a page without React, and its form submits the stored HTML', async () => {
  const { form, editor } = mount();
  const changes = vi.fn();
  editor.addEventListener('editor-change', ({ detail }) => changes(detail.html));
  const sent = vi.fn();
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    sent(new FormData(form).get('outline'));
  });
  editor.focus();
  await expect.poll(() => editor.shadowRoot?.activeElement).toBe(text().element());
  await userEvent.keyboard('開場十秒');
  form.requestSubmit();
  expect(sent).toHaveBeenCalledWith('<p>開場十秒</p>');
  expect(changes).toHaveBeenLastCalledWith('<p>開場十秒</p>');
  expect(editor.value).toBe('<p>開場十秒</p>');
});

test('the toolbar works in the shadow root, unaffected by the page’s styles', async () => {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = 'button { display: none !important } div { color: red !important }';
  onTestFinished(() => style.remove());
  const { editor } = mount('<paidang-editor label="大綱" value="&lt;p&gt;段落&lt;/p&gt;"></paidang-editor>');
  await text().click();
  await userEvent.keyboard('{Control>}a{/Control}');
  const bold = page.getByRole('button', { name: '粗體' });
  expect(bold.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(32);
  await bold.click();
  await expect.poll(() => editor.value).toBe('<p><strong>段落</strong></p>');
  await page.getByRole('button', { name: '連結', exact: true }).click();
  const layer = page.getByRole('dialog');
  await expect.element(layer).toBeVisible();
  expect(layer.element().getRootNode()).toBe(editor.shadowRoot);
  await expect.poll(() => layer.element().getBoundingClientRect().top).toBeGreaterThan(0);
  await userEvent.keyboard('{Escape}');
  await expect.element(layer).not.toBeInTheDocument();
  expect(getComputedStyle(text().element()).color).toBe('rgb(24, 24, 30)');
});

test('a required editor blocks submitting while it is empty; a reset restores the initial text', async () => {
  const { form, editor } = mount('<paidang-editor name="outline" label="大綱" required></paidang-editor>');
  expect(form.checkValidity()).toBe(false);
  expect(editor.validity.valueMissing).toBe(true);
  editor.value = '<p>有了</p>';
  expect(form.checkValidity()).toBe(true);
  await expect.element(text()).toHaveTextContent('有了');
  form.reset();
  await expect.element(text()).toHaveTextContent('');
  expect(editor.isEmpty()).toBe(true);
  expect(form.checkValidity()).toBe(false);
});

test('attributes: readonly, theme, placeholder; a disabled fieldset', async () => {
  const { editor } = mount(
    '<fieldset disabled><paidang-editor name="outline" label="大綱" theme="dark"></paidang-editor></fieldset>',
  );
  await expect.element(text()).toHaveAttribute('aria-readonly', 'true');
  expect(editor.dataset.theme).toBe('dark');
  editor.closest('fieldset')?.removeAttribute('disabled');
  await expect.element(text()).toHaveAttribute('aria-readonly', 'false');
  await expect.element(page.getByRole('toolbar')).toBeVisible();
  editor.setAttribute('readonly', '');
  await expect.element(page.getByRole('toolbar')).not.toBeInTheDocument();
});

test('properties: port and suggestions', async () => {
  const { editor } = mount();
  await expect.element(page.getByRole('button', { name: '插入圖片' })).not.toBeInTheDocument();
  editor.port = createMemoryPort();
  await expect.element(page.getByRole('button', { name: '插入圖片' })).toBeVisible();
  editor.value = '<p>保濕精華很好</p>';
  const accepted = vi.fn();
  editor.addEventListener('editor-suggestion-accept', ({ detail }) => accepted(detail.id));
  editor.suggestions = [suggestionOf('保濕精華很好', '很好', '很適合', { id: 'one' })];
  await expect.poll(() => editor.applySuggestion('one')).toBe(true);
  expect(editor.value).toBe('<p>保濕精華很適合</p>');
});

test('keeps properties set before the script ran, and its text when it is moved', async () => {
  const { form, editor } = mount();
  editor.value = '<p>還在</p>';
  await expect.element(text()).toHaveTextContent('還在');
  document.body.append(form);
  await expect.element(text()).toHaveTextContent('還在');
});

test('attribute: lang, changed on a mounted editor', async () => {
  const { editor } = mount();
  await expect.element(page.getByRole('toolbar', { name: '文字格式' })).toBeVisible();
  const before = text().element();
  editor.setAttribute('lang', 'en');
  await expect.element(page.getByRole('toolbar', { name: 'Text formatting' })).toBeVisible();
  expect(text().element()).toBe(before);
});

test('undone text is not lost when the element is moved', async () => {
  const { form, editor } = mount();
  editor.focus();
  await userEvent.keyboard('開場十秒');
  document.body.append(form);
  editor.focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => editor.isEmpty()).toBe(true);
});

test('React on the page can remove the element without a warning, and render its text again', async () => {
  const { rerender, container } = await render(createElement('paidang-editor', { label: '大綱' }));
  const editor = container.querySelector('paidang-editor');
  if (!editor) throw new Error('There is no editor on the page.');
  editor.value = '<p>還在</p>';
  await expect.element(text()).toHaveTextContent('還在');
  await rerender(null);
  await expect.element(text()).not.toBeInTheDocument();
  document.body.append(editor);
  onTestFinished(() => editor.remove());
  await expect.element(text()).toHaveTextContent('還在');
});
