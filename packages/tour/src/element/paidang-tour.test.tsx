import './index';
import { createElement } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { buildSteps } from '../testing';
import type { PaidangTour } from './paidang-tour';

const dialog = (name: string) => page.getByRole('dialog', { name });

/** Heading, label or text of the focused element, also inside shadow roots. */
function focused() {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active?.querySelector('h2')?.textContent ?? active?.getAttribute('aria-label') ?? active?.textContent;
}

beforeEach(() => {
  document.body.insertAdjacentHTML('beforeend', '<main><p id="one">一</p><p id="two">二</p></main>');
  onTestFinished(() => document.body.replaceChildren());
});

function mount(attributes: Record<string, string> = {}) {
  const tour = document.createElement('paidang-tour') as PaidangTour;
  for (const [name, value] of Object.entries(attributes)) tour.setAttribute(name, value);
  tour.steps = buildSteps(2);
  document.body.append(tour);
  return tour;
}

test('a page without React shows a tour with an element, its steps and start()', async () => {
  const tour = mount();
  const events = vi.fn();
  for (const type of ['tour-step', 'tour-finish'] as const) {
    tour.addEventListener(type, ({ detail }) => events(type, detail));
  }
  tour.start();
  await expect.poll(focused).toBe('步驟 one');
  await page.getByRole('button', { name: '繼續' }).click();
  await page.getByRole('button', { name: '完成' }).click();
  await expect.element(dialog('步驟 two')).not.toBeInTheDocument();
  expect(events.mock.calls).toEqual([
    ['tour-step', { id: 'one', index: 0 }],
    ['tour-step', { id: 'two', index: 1 }],
    ['tour-finish', null],
  ]);
});

test('the keyboard works inside the shadow root', async () => {
  mount().start();
  await expect.poll(focused).toBe('步驟 one');
  await userEvent.tab();
  expect(focused()).toBe('關閉');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(focused).toBe('步驟 two');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog('步驟 two')).not.toBeInTheDocument();
});

test('styles of the page do not affect it, and its styles do not affect the page', async () => {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = 'button { background: red !important; } div { display: none !important; }';
  onTestFinished(() => style.remove());
  const before = getComputedStyle(document.querySelector('#one')!).cssText;
  mount().start();
  const next = page.getByRole('button', { name: '繼續' });
  await expect.element(next).toBeVisible();
  expect(getComputedStyle(next.element()).backgroundColor).toBe('rgb(24, 24, 30)');
  expect(getComputedStyle(document.querySelector('#one')!).cssText).toBe(before);
});

test('attribute: theme', async () => {
  mount({ theme: 'dark' }).start();
  await expect.element(dialog('步驟 one')).toBeVisible();
  expect(getComputedStyle(dialog('步驟 one').element()).backgroundColor).toBe('rgb(34, 34, 40)');
});

test('attribute: confirm-close asks first', async () => {
  mount({ 'confirm-close': '' }).start();
  await page.getByRole('button', { name: '關閉' }).click();
  await expect.element(dialog('要離開新手導覽嗎？')).toBeVisible();
});

test('removing the element removes the tour', async () => {
  const tour = mount();
  tour.start();
  await expect.element(dialog('步驟 one')).toBeVisible();
  tour.remove();
  await expect.element(dialog('步驟 one')).not.toBeInTheDocument();
});

test('attribute: lang loads English labels and sets the language of the layer', async () => {
  mount({ lang: 'en' }).start();
  const next = page.getByRole('button', { name: 'Next' });
  await expect.element(next).toBeVisible();
  expect(next.element().closest('[lang]')?.getAttribute('lang')).toBe('en');
});

test('attribute: lang, changed while a step shows', async () => {
  const tour = mount();
  tour.start();
  await expect.element(page.getByRole('button', { name: '繼續' })).toBeVisible();
  tour.setAttribute('lang', 'en');
  await expect.element(page.getByRole('button', { name: 'Next' })).toBeVisible();
  tour.removeAttribute('lang');
  await expect.element(page.getByRole('button', { name: '繼續' })).toBeVisible();
});

test('the React of a page removes the element without a warning, and can add it again', async () => {
  const { rerender, container } = await render(createElement('paidang-tour'));
  const tour = container.querySelector('paidang-tour') as PaidangTour;
  tour.steps = buildSteps(2);
  tour.start();
  await expect.element(dialog('步驟 one')).toBeVisible();
  await rerender(null);
  await expect.element(dialog('步驟 one')).not.toBeInTheDocument();
  document.body.append(tour);
  tour.start();
  await expect.element(dialog('步驟 one')).toBeVisible();
});
