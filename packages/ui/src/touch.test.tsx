import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cases } from '../test/cases';
import { render } from '../test/render';
import { touch } from '../test/touch';
import { Carousel } from './carousel';
import { LineChart } from './chart';
import { DatePicker } from './date-picker';
import { IconButton } from './icon-button';
import { Select } from './select';

const controls = 'a[href], button, input:not([type="hidden"]), textarea, [role="option"], [role^="menuitem"]';
/** Links in text are as high as its lines (WCAG 2.5.8), and the host decides the size of its own content. */
const exempt = '[data-slot="link"], [aria-hidden="true"] *, [inert] *, :not([class])';
/** 44 px, minus the borders of a surrounding box. */
const least = 42;

/** Width and height of the touch target: includes the layer that enlarges a control, and the box around an input. */
function reach(control: Element) {
  const box = (control.matches('input') && control.parentElement?.closest('[data-slot]')) || control;
  const { width, height } = box.getBoundingClientRect();
  const around = getComputedStyle(box, '::after');
  const wider = (own: number, after: string) => Math.round(Math.max(own, Number.parseFloat(after) || 0));
  return [wider(width, around.width), wider(height, around.height)];
}

test('the browser of these tests only has touch', () => {
  expect(['(pointer: coarse)', '(hover: none)'].map((query) => matchMedia(query).matches)).toEqual([true, true]);
});

test.each(Object.entries(cases))('%s is large enough for touch', async (_name, ui) => {
  await render(ui);
  const small = [...document.querySelectorAll(controls)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.matches(exempt))
    .map((one) => [one.getAttribute('data-slot') ?? one.textContent, ...reach(one)])
    .filter(([, width, height]) => Math.min(Number(width), Number(height)) < least);
  expect(small).toEqual([]);
});

test('a tap opens a select, another one chooses', async () => {
  const options = [
    { value: 'video', label: '影片' },
    { value: 'post', label: '圖文' },
  ];
  const screen = await render(<Select aria-label="類型" options={options} />);
  const trigger = screen.getByRole('combobox');
  await touch(trigger.element());
  await expect.element(screen.getByRole('option', { name: '圖文' })).toBeVisible();
  await touch(screen.getByRole('option', { name: '圖文' }).element());
  await expect.element(trigger).toHaveTextContent('圖文');
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
});

test('a tap on an icon button activates it and leaves no tooltip', async () => {
  const pressed: string[] = [];
  const screen = await render(
    <IconButton label="複製連結" onClick={() => pressed.push('複製連結')}>
      ⧉
    </IconButton>,
  );
  await touch(screen.getByRole('button').element());
  await expect.poll(() => pressed).toEqual(['複製連結']);
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
});

test('a swipe turns the carousel page', async () => {
  await page.viewport(390, 844);
  const screen = await render(
    <Carousel label="他們怎麼說" autoplay={false}>
      {['甲', '乙', '丙'].map((name) => (
        <p key={name} style={{ height: 120, textAlign: 'right' }}>
          <span>{name}</span>
        </p>
      ))}
    </Carousel>,
  );
  const at = () => document.querySelector('[data-slot="carousel-page"]')?.textContent;
  await expect.poll(at).toBe('1 / 3');
  const swipe = [-20, -60, -120, -200, -280].map((x) => ({ x, y: 0 }));
  await touch(screen.getByText('甲').element(), { over: swipe });
  await expect.poll(at).toBe('2 / 3');
  await page.viewport(1280, 800);
});

test('a tap on a day chooses it', async () => {
  await page.viewport(390, 844);
  const screen = await render(<DatePicker aria-label="上線日" defaultValue="2026-11-21" />);
  await touch(screen.getByRole('button', { name: '選擇日期' }).element());
  await expect.element(screen.getByRole('grid')).toBeVisible();
  await touch(screen.getByRole('button', { name: /2026年11月26日星期四/ }).element());
  await expect.element(screen.getByRole('textbox')).toHaveValue('2026-11-26');
  await page.viewport(1280, 800);
});

test('a tap on a chart shows the nearest point, until a tap elsewhere', async () => {
  const screen = await render(
    <LineChart
      title="觀看"
      categoryLabel="日期"
      categories={['12/16', '12/17', '12/18']}
      series={[{ name: '觀看', values: [3, 2, 1] }]}
    />,
  );
  await touch(screen.container.querySelector('[data-slot="chart-plot"]') ?? document.body);
  const tip = () => document.querySelector('[data-slot="chart-tooltip"]')?.textContent;
  await expect.poll(tip).toBe('12/17觀看 2');
  await touch(screen.getByRole('heading').element());
  await expect.poll(tip).toBeUndefined();
});
