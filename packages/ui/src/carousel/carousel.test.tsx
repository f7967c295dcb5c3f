import { StrictMode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useStillClock } from '../../../../tooling/still-clock';
import { reduceMotion } from '../../test/reduced-motion';
import { render } from '../../test/render';
import { Carousel, type CarouselProps } from '.';

beforeEach(() => useStillClock());

const slide = (name: string) => (
  <p key={name} style={{ height: 80 }}>
    <a href={`#${name}`}>{name}</a>
  </p>
);

async function setup(props: Partial<CarouselProps> = {}) {
  const screen = await render(
    <StrictMode>
      <Carousel label="他們怎麼說" {...props}>
        {props.children ?? ['甲', '乙', '丙'].map(slide)}
      </Carousel>
      <button type="button">之後</button>
    </StrictMode>,
  );
  const region = screen.getByRole('region', { name: '他們怎麼說' });
  const button = (name: string) => screen.getByRole('button', { name });
  const outside = button('之後');
  await userEvent.hover(outside);
  return { screen, region, button, outside };
}

const page = () => document.querySelector('[data-slot="carousel-page"]')?.textContent;
const live = () => document.querySelector('[data-slot="carousel-slides"]')?.getAttribute('aria-live');

const ready = (expected = '1 / 3') => expect.poll(page).toBe(expected);
const inert = () => document.querySelectorAll('[inert]').length;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('R-land-10 advances every 3000 ms and continues with the first after the last', async () => {
  await setup();
  await ready();
  await expect.poll(live).toBe('off');
  await pass(2999);
  expect(page()).toBe('1 / 3');
  await pass(1);
  await ready('2 / 3');
  await pass(3000);
  await ready('3 / 3');
  await pass(3000);
  await ready('1 / 3');
});

test('is named and described as the ARIA pattern requires', async () => {
  const { screen, region } = await setup();
  await ready();
  await expect.element(region).toHaveAttribute('aria-roledescription', '輪播');
  const first = screen.getByRole('group', { name: '第1張，共3張' });
  await expect.element(first).toHaveAttribute('aria-roledescription', '投影片');
  await expect.poll(live).toBe('off');
});

test('Tab reaches the pause button first, then the other controls, then only visible slides', async () => {
  const { outside } = await setup();
  await ready();
  await expect.poll(inert).toBe(2);
  const stops: (string | null | undefined)[] = [];
  for (let press = 0; press < 5; press += 1) {
    await userEvent.tab();
    stops.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
  }
  expect(stops).toEqual(['暫停輪播', '上一張', '下一張', '甲', '之後']);
  await expect.element(outside).toHaveFocus();
});

test('R-land-10 pauses while hovered and continues afterwards', async () => {
  const { region, outside } = await setup();
  await ready();
  await userEvent.hover(region);
  await expect.poll(live).toBe('polite');
  await pass(10_000);
  expect(page()).toBe('1 / 3');
  await userEvent.hover(outside);
  await expect.poll(live).toBe('off');
  await pass(3000);
  await ready('2 / 3');
});

test('R-land-10 pauses while focused by keyboard', async () => {
  const { button, outside } = await setup();
  await ready();
  await userEvent.tab();
  await expect.element(button('暫停輪播')).toHaveFocus();
  await expect.poll(live).toBe('polite');
  await pass(10_000);
  expect(page()).toBe('1 / 3');
  outside.element().focus();
  await expect.poll(live).toBe('off');
  await pass(3000);
  await ready('2 / 3');
});

test.each(['{Enter}', ' '])(
  '%s on the pause button stops it for good; once more restarts it immediately',
  async (key) => {
    const { button, outside } = await setup();
    await ready();
    await userEvent.tab();
    await userEvent.keyboard(key);
    await expect.element(button('開始輪播')).toHaveFocus();
    outside.element().focus();
    await pass(10_000);
    expect(page()).toBe('1 / 3');
    button('開始輪播').element().focus();
    await userEvent.keyboard(key);
    await expect.element(button('暫停輪播')).toHaveFocus();
    await expect.poll(live).toBe('off');
    await pass(3000);
    await ready('2 / 3');
  },
);

test.each(['{Enter}', ' '])('%s on the arrows turns the page and wraps around', async (key) => {
  const { screen, button } = await setup({ autoplay: false });
  await ready();
  await userEvent.tab();
  await expect.element(button('上一張')).toHaveFocus();
  await userEvent.keyboard(key);
  await ready('3 / 3');
  await userEvent.tab();
  await userEvent.keyboard(key);
  await ready('1 / 3');
  await expect.element(button('下一張')).toHaveFocus();
  expect(live()).toBe('polite');
  expect(screen.getByRole('button', { name: '輪播' }).elements()).toHaveLength(0);
});

test('turning the page manually restarts the timer', async () => {
  const { button, outside } = await setup();
  await ready();
  await pass(2000);
  await button('下一張').click();
  await userEvent.hover(outside);
  await ready('2 / 3');
  await pass(2999);
  expect(page()).toBe('2 / 3');
  await pass(1);
  await ready('3 / 3');
});

test('R-land-10 pauses in a hidden page', async () => {
  await setup();
  await ready();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(live).toBe('polite');
  await pass(10_000);
  expect(page()).toBe('1 / 3');
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(live).toBe('off');
  await pass(3000);
  await ready('2 / 3');
});

test('R-land-10 with reduced motion it has to be started, and does not animate', async () => {
  await reduceMotion();
  const { button } = await setup();
  await ready();
  await pass(10_000);
  expect(page()).toBe('1 / 3');
  await button('開始輪播').click();
  await pass(3000);
  await ready('2 / 3');
});

test('without loop the arrows stop at the ends and keep the focus', async () => {
  const { button } = await setup({ autoplay: false, loop: false });
  await ready();
  await expect.element(button('上一張')).toHaveAttribute('aria-disabled', 'true');
  await button('下一張').click();
  await button('下一張').click();
  await ready('3 / 3');
  await expect.element(button('下一張')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button('下一張')).toHaveFocus();
});

test('arrow keys turn pages while its buttons are focused', async () => {
  const { button } = await setup({ autoplay: false, loop: false });
  await ready();
  await button('下一張').click();
  await ready('2 / 3');
  await userEvent.keyboard('{ArrowRight}');
  await ready('3 / 3');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await ready('1 / 3');
});

test('prop: perView groups several slides into a page', async () => {
  await setup({ perView: { base: 2 }, children: ['甲', '乙', '丙', '丁'].map(slide) });
  await ready('1 / 2');
  await expect.poll(inert).toBe(2);
});

test.each([
  ['one slide', [slide('甲')], 1],
  ['all in view', [slide('甲'), slide('乙')], 2],
])('with %s there is nothing to turn', async (_case, children, perView) => {
  const { screen, outside } = await setup({ children, perView });
  await expect.element(screen.getByRole('button', { name: '下一張' })).not.toBeInTheDocument();
  await expect.element(outside).toBeVisible();
});

test('renders nothing without slides', async () => {
  const { screen } = await setup({ children: [] });
  await expect.element(screen.getByRole('region')).not.toBeInTheDocument();
});
