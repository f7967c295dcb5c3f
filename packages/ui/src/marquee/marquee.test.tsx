import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { reduceMotion } from '../../test/reduced-motion';
import { render } from '../../test/render';
import { Marquee } from '.';

const ui = (
  <>
    <Marquee label="合作品牌">
      <a href="#a">山眠</a>
      <a href="#b">海口</a>
    </Marquee>
    <button type="button">之後</button>
  </>
);

const rows = () => [...document.querySelectorAll('[data-slot="marquee"] ul')];
const play = () => rows().map((row) => getComputedStyle(row).animationPlayState);

test('reads as one list: the copy for the endless loop is hidden and not focusable', async () => {
  const screen = await render(<StrictMode>{ui}</StrictMode>);
  expect(screen.getByRole('listitem').elements()).toHaveLength(2);
  const [, copy] = rows();
  expect(copy).toHaveAttribute('aria-hidden', 'true');
  const stops: (string | null | undefined)[] = [];
  for (let press = 0; press < 4; press += 1) {
    await userEvent.tab();
    stops.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
  }
  expect(stops).toEqual(['暫停捲動', '山眠', '海口', '之後']);
});

test('moves at the same pace however many items there are', async () => {
  await render(
    <>
      <Marquee label="甲" secondsPerItem={2}>
        <p>一</p>
      </Marquee>
      <Marquee label="乙" secondsPerItem={2}>
        <p>一</p>
        <p>二</p>
        <p>三</p>
      </Marquee>
    </>,
  );
  expect(rows().map((row) => getComputedStyle(row).animationDuration)).toEqual(['2s', '2s', '6s', '6s']);
});

test('pauses while hovered', async () => {
  const screen = await render(ui);
  await userEvent.hover(screen.getByRole('button', { name: '之後' }));
  expect(play()).toEqual(['running', 'running']);
  await userEvent.hover(screen.getByRole('region', { name: '合作品牌' }));
  expect(play()).toEqual(['paused', 'paused']);
  await userEvent.hover(screen.getByRole('button', { name: '之後' }));
  expect(play()).toEqual(['running', 'running']);
});

test('pauses while focused', async () => {
  const screen = await render(ui);
  await userEvent.hover(screen.getByRole('button', { name: '之後' }));
  screen.getByRole('link', { name: '山眠' }).element().focus();
  expect(play()).toEqual(['paused', 'paused']);
  screen.getByRole('button', { name: '之後' }).element().focus();
  expect(play()).toEqual(['running', 'running']);
});

test.each(['{Enter}', ' '])('%s on the button stops it for good, and restarts it immediately', async (key) => {
  const screen = await render(ui);
  await userEvent.tab();
  await userEvent.keyboard(key);
  await expect.element(screen.getByRole('button', { name: '繼續捲動' })).toHaveFocus();
  screen.getByRole('button', { name: '之後' }).element().focus();
  expect(play()).toEqual(['paused', 'paused']);
  screen.getByRole('button', { name: '繼續捲動' }).element().focus();
  await userEvent.keyboard(key);
  await expect.element(screen.getByRole('button', { name: '暫停捲動' })).toHaveFocus();
  expect(play()).toEqual(['running', 'running']);
});

test('with reduced motion it is a static wrapped list', async () => {
  await reduceMotion();
  const screen = await render(ui);
  const [row, copy] = rows();
  expect(row && getComputedStyle(row).animationName).toBe('none');
  expect(row && getComputedStyle(row).flexWrap).toBe('wrap');
  expect(copy && getComputedStyle(copy).display).toBe('none');
  await expect.element(screen.getByRole('button', { name: '暫停捲動' })).not.toBeInTheDocument();
});

test('renders nothing without items', async () => {
  const screen = await render(<Marquee label="合作品牌">{[]}</Marquee>);
  await expect.element(screen.getByRole('region')).not.toBeInTheDocument();
});
