import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { render } from '../../test/render';
import { Lightbox } from '.';

const dot = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="${colour}"/></svg>`)}`;
const images = [
  { src: dot('red'), alt: '瓶身正面' },
  { src: dot('green'), alt: '質地' },
  { src: dot('blue'), alt: '包裝' },
];

function Example() {
  const [index, setIndex] = useState<number | null>(null);
  return (
    <>
      <button type="button" onClick={() => setIndex(0)}>
        看圖
      </button>
      <Lightbox
        images={images}
        index={index ?? 0}
        onIndexChange={setIndex}
        open={index !== null}
        onOpenChange={(open) => setIndex(open ? 0 : null)}
      />
    </>
  );
}

async function setup() {
  const screen = await render(<Example />);
  await screen.getByRole('button', { name: '看圖' }).click();
  await expect.element(screen.getByRole('img', { name: '瓶身正面' })).toBeVisible();
  return { screen, counter: screen.getByText(/^第 \d 張/) };
}

test('buttons on pictures are opaque, hovered and pressed too', async () => {
  const { screen } = await setup();
  const next = screen.getByRole('button', { name: '下一張' });
  const isOpaque = () => !/[/,] *0?\.\d+\)$/.test(getComputedStyle(next.element()).backgroundColor);
  await next.hover();
  await expect.poll(isOpaque).toBe(true);
  const { x, y } = next.element().getBoundingClientRect();
  const mouse = (type: 'mousePressed' | 'mouseReleased') =>
    cdp().send('Input.dispatchMouseEvent', { type, x: x + 8, y: y + 8, button: 'left', clickCount: 1 });
  onTestFinished(async () => {
    await mouse('mouseReleased');
  });
  await mouse('mousePressed');
  expect(next.element().matches(':active')).toBe(true);
  await expect.poll(isOpaque).toBe(true);
});

test('the arrow keys, Home and End navigate, and stop at the ends', async () => {
  const { screen, counter } = await setup();
  await expect.element(counter).toHaveTextContent('第 1 張，共 3 張：瓶身正面');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(counter).toHaveTextContent('第 2 張，共 3 張：質地');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(counter).toHaveTextContent('第 1 張，共 3 張：瓶身正面');
  await userEvent.keyboard('{End}{ArrowRight}');
  await expect.element(counter).toHaveTextContent('第 3 張，共 3 張：包裝');
  await expect.element(screen.getByRole('img', { name: '包裝' })).toBeVisible();
  await userEvent.keyboard('{Home}');
  await expect.element(counter).toHaveTextContent('第 1 張，共 3 張：瓶身正面');
});

test('the buttons navigate and keep the focus at the ends', async () => {
  const { screen, counter } = await setup();
  const next = screen.getByRole('button', { name: '下一張' });
  await next.click();
  await next.click();
  await expect.element(counter).toHaveTextContent('第 3 張，共 3 張：包裝');
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await expect.element(next).toHaveFocus();
});

test('the counter is a polite live region', async () => {
  const { counter } = await setup();
  expect(counter.element().closest('[aria-live="polite"]')).not.toBeNull();
});

test('Esc closes it and restores the focus', async () => {
  const { screen } = await setup();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: '看圖' })).toHaveFocus();
});

test('a picture that fails to load shows its alternative text', async () => {
  const images = [{ src: 'data:image/png;base64,', alt: '精華液瓶口特寫' }];
  await render(<Lightbox images={images} index={0} onIndexChange={() => {}} open onOpenChange={() => {}} />);
  const words = () => document.querySelector('[data-slot="lightbox-image"][data-state="broken"]')?.textContent;
  await expect.poll(words).toBe('精華液瓶口特寫');
});

/** Size and position of the displayed picture. */
const shown = () =>
  new DOMMatrix(getComputedStyle(document.querySelector('[data-slot="lightbox-image"]') as Element).transform);

test('buttons and + − 0 zoom; a zoomed picture is panned with the arrow keys, and the next one fits again', async () => {
  const { screen, counter } = await setup();
  await screen.getByRole('button', { name: '放大' }).click();
  await expect.poll(() => shown().a).toBe(1.5);
  await userEvent.keyboard('{+}{+}{+}{+}{+}{+}{+}');
  await expect.poll(() => shown().a).toBe(8);
  await userEvent.keyboard('{-}');
  await expect.poll(() => shown().a).toBeCloseTo(5.33, 1);
  await userEvent.keyboard('{0}');
  await expect.poll(() => shown().a).toBe(1);
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(counter).toHaveTextContent('第 2 張，共 3 張：質地');
});

test('the wheel zooms towards the pointer without zooming the page', async () => {
  await setup();
  const image = document.querySelector('[data-slot="lightbox-image"]') as HTMLElement;
  const wheel = new WheelEvent('wheel', { deltaY: -400, ctrlKey: true, bubbles: true, cancelable: true });
  image.dispatchEvent(wheel);
  expect(wheel.defaultPrevented).toBe(true);
  await expect.poll(() => shown().a).toBeCloseTo(Math.E, 1);
});

test('a picture can be downloaded, and its caption is next to it', async () => {
  const images = [{ src: dot('red'), alt: '瓶身正面', caption: '今晚先睡。', name: '瓶身.svg' }];
  const screen = await render(
    <Lightbox images={images} index={0} onIndexChange={() => {}} open onOpenChange={() => {}} />,
  );
  const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  onTestFinished(() => press.mockRestore());
  await screen.getByRole('button', { name: '下載圖片' }).click();
  expect(press.mock.instances[0]).toMatchObject({ download: '瓶身.svg', href: images[0]?.src });
  await expect.element(screen.getByText('今晚先睡。')).toBeVisible();
});

const marked = {
  ...images[0],
  src: dot('red'),
  alt: '瓶身正面',
  marks: [{ id: 'a', x: 0.25, y: 0.5, number: 1, label: '1，阿澄：太暗' }],
};

async function placing() {
  const [placed, pressed, closed] = [vi.fn(), vi.fn(), vi.fn()];
  const screen = await render(
    <Lightbox
      images={[marked]}
      index={0}
      onIndexChange={() => undefined}
      open
      onOpenChange={closed}
      onPlace={placed}
      onMark={pressed}
    />,
  );
  const tool = screen.getByRole('button', { name: '指出圖片上的位置' });
  await expect.element(tool).toBeVisible();
  return { screen, tool, placed, pressed, closed };
}

test('prop: marks stay in place when zoomed, and onMark gets the pressed one', async () => {
  const { screen, pressed } = await placing();
  const mark = screen.getByRole('button', { name: '1，阿澄：太暗' });
  await expect.element(mark).toHaveTextContent('1');
  const offset = () => {
    const [spot, picture] = [mark, screen.getByRole('img', { name: '瓶身正面' })].map((one) =>
      one.element().getBoundingClientRect(),
    );
    return spot && picture ? (spot.x + spot.width / 2 - picture.x) / picture.width : null;
  };
  await expect.poll(offset).toBeCloseTo(0.25, 1);
  await userEvent.keyboard('{+}');
  await expect.poll(offset).toBeCloseTo(0.25, 1);
  (mark.element() as HTMLElement).click();
  expect(pressed).toHaveBeenCalledExactlyOnceWith('a');
});

test('prop: onPlace gets the pressed point', async () => {
  const { screen, tool, placed } = await placing();
  await tool.click();
  const { x, y, width, height } = screen.getByRole('img', { name: '瓶身正面' }).element().getBoundingClientRect();
  const place = screen.getByRole('application').element();
  place.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: x + width * 0.75, clientY: y + height * 0.5 }));
  expect(placed).toHaveBeenCalledOnce();
  const [point] = placed.mock.calls[0] ?? [];
  expect(point.x).toBeCloseTo(0.75, 1);
  expect(point.y).toBeCloseTo(0.5, 1);
});

test('a point is moved with the arrow keys and chosen with Enter; Esc leaves choosing, not the picture', async () => {
  const { screen, tool, placed, closed } = await placing();
  await tool.click();
  await expect.element(screen.getByRole('application')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('application')).not.toBeInTheDocument();
  expect(closed).not.toHaveBeenCalled();
  await expect.element(tool).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
  await expect.element(screen.getByRole('status')).toHaveTextContent('水平54%，垂直40%');
  await userEvent.keyboard('{Enter}');
  expect(placed).toHaveBeenCalledExactlyOnceWith({ x: 0.54, y: 0.4 });
});
