import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../test/render';
import { type FilmPin, FilmRuler } from '.';

const pin = (number: number, at: number): FilmPin => ({
  id: String(number),
  at,
  tone: 'vendor',
  number,
  label: `第${number}則`,
});

const ruler = (props: Partial<Parameters<typeof FilmRuler>[0]> = {}) => (
  <div style={{ width: 824 }}>
    <FilmRuler label="播放位置" duration={800} at={100} onSeek={() => {}} {...props} />
  </div>
);

test('R-vid-09 the playhead announces its position, and moves by keys', async () => {
  const onSeek = vi.fn();
  const screen = await render(ruler({ onSeek }));
  const slider = screen.getByRole('slider', { name: '播放位置' });
  await expect.element(slider).toHaveAttribute('aria-valuetext', '01:40，共13:20');
  await userEvent.tab();
  await expect.element(slider).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}{PageUp}{Home}{End}');
  expect(onSeek.mock.calls.flat()).toEqual([101, 99, 110, 0, 800]);
});

test('a narrow ruler ends where its film ends, wherever the playhead is', async () => {
  const screen = await render(
    <div style={{ width: 320 }}>
      <FilmRuler label="播放位置" duration={800} at={800} onSeek={() => {}} />
    </div>,
  );
  const strip = screen.getByRole('slider').element();
  const view = strip.closest('[data-slot="film-ruler"]')?.firstElementChild;
  view?.scrollTo({ left: 10_000 });
  const beyond = (view?.getBoundingClientRect().right ?? 0) - strip.getBoundingClientRect().right;
  expect(beyond).toBeLessThanOrEqual(12);
});

test('a narrow ruler scrolls the playhead into view', async () => {
  const narrow = (at: number) => (
    <div style={{ width: 320 }}>
      <FilmRuler label="播放位置" duration={800} at={at} onSeek={() => {}} />
    </div>
  );
  const screen = await render(narrow(0));
  const view = document.querySelector<HTMLElement>('[data-slot="film-ruler"] > div');
  const head = document.querySelector('[data-slot="film-ruler-playhead"]');
  expect(view?.scrollLeft).toBe(0);
  await screen.rerender(narrow(700));
  await expect.poll(() => view?.scrollLeft).toBeGreaterThan(0);
  expect(head?.getBoundingClientRect().left).toBeLessThan(view?.getBoundingClientRect().right ?? 0);
});

test('a playhead that moves on a ruler that fits does not read the layout', async () => {
  const screen = await render(ruler());
  // Ticks are labelled once the ruler has been measured.
  await expect.element(screen.getByText('04:00', { exact: true })).toBeInTheDocument();
  const view = document.querySelector<HTMLElement>('[data-slot="film-ruler"] > div');
  const read = vi.fn(() => 0);
  for (const name of ['scrollWidth', 'clientWidth', 'scrollLeft']) {
    Object.defineProperty(view, name, { get: read, set: read, configurable: true });
  }
  await screen.rerender(ruler({ at: 700 }));
  expect(read).not.toHaveBeenCalled();
});

test('a press on the strip seeks', async () => {
  const onSeek = vi.fn();
  const screen = await render(ruler({ onSeek }));
  await screen.getByRole('slider').click({ position: { x: 400, y: 30 } });
  expect(Math.round(onSeek.mock.calls[0]?.[0])).toBe(400);
});

test('R-vid-09 pins are one tab stop, arrow keys move between them, and pressing one selects it', async () => {
  const onPin = vi.fn();
  const screen = await render(ruler({ pins: [pin(1, 100), pin(2, 400)], onPin }));
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: '1 第1則' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(onPin).toHaveBeenCalledWith('2');
  await userEvent.tab();
  await expect.element(screen.getByRole('slider')).toHaveFocus();
});

test('pins that would cover each other are grouped; presses cycle through the group', async () => {
  const onPin = vi.fn();
  const pins = [pin(1, 100), pin(2, 110), pin(3, 400)];
  const screen = await render(ruler({ pins, onPin }));
  const group = screen.getByRole('button', { name: / 2則：第1則；第2則$/ });
  await expect.element(group).toHaveTextContent('1–2');
  await group.click();
  await screen.rerender(ruler({ pins, onPin, activePin: '1' }));
  await group.click();
  expect(onPin.mock.calls).toEqual([['1'], ['2']]);
});

test('dragging over the lane of pins marks a range, a press there seeks', async () => {
  const [onSeek, onStretch] = [vi.fn(), vi.fn()];
  const screen = await render(ruler({ onSeek, onStretch }));
  const lane = screen.container.querySelector<HTMLElement>('[data-slot="film-ruler-lane"]');
  const box = lane?.getBoundingClientRect();
  const point = (x: number) => ({
    clientX: (box?.left ?? 0) + x,
    clientY: (box?.top ?? 0) + 10,
    pointerId: 1,
    button: 0,
  });
  const tell = (type: string, x: number) => lane?.dispatchEvent(new PointerEvent(type, { bubbles: true, ...point(x) }));
  vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockImplementation(() => {});
  tell('pointerdown', 200);
  tell('pointermove', 300);
  await expect.poll(() => screen.container.querySelector('[data-slot="film-ruler-stretch"]')).not.toBeNull();
  tell('pointerup', 300);
  expect(onStretch.mock.calls[0]?.map(Math.round)).toEqual([200, 300]);
  expect(onSeek).not.toHaveBeenCalled();
});

test('the ends of a marked range move by keys, and show the frame they are moved to', async () => {
  const [onSeek, onStretch] = [vi.fn(), vi.fn()];
  const screen = await render(ruler({ stretch: { from: 100, until: 200 }, onSeek, onStretch }));
  await expect.element(screen.getByRole('slider', { name: '這一段的開始' })).toHaveAttribute('aria-valuetext', '01:40');
  (screen.getByRole('slider', { name: '這一段的結束' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  expect(onStretch).toHaveBeenLastCalledWith(100, 199);
  expect(onSeek).toHaveBeenLastCalledWith(199);
});

test('an end can be dragged, past the other one too', async () => {
  const onStretch = vi.fn();
  const screen = await render(ruler({ stretch: { from: 100, until: 200 }, onStretch }));
  const end = screen.getByRole('slider', { name: '這一段的開始' }).element();
  const film = screen.getByRole('slider', { name: '播放位置' }).element().getBoundingClientRect();
  vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockImplementation(() => {});
  const tell = (type: string, seconds: number) =>
    end.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        button: 0,
        clientX: film.left + (seconds / 800) * film.width,
      }),
    );
  tell('pointerdown', 100);
  tell('pointermove', 300);
  tell('pointerup', 300);
  await expect.poll(() => onStretch.mock.calls[0]?.map(Math.round)).toEqual([200, 300]);
});

test('hovering shows the moment’s thumbnail immediately, even before the film has loaded', async () => {
  const storyboard = { src: '/board.jpg', count: 25, columns: 10, interval: 32, width: 160, height: 90 };
  const screen = await render(<div style={{ paddingTop: 200 }}>{ruler({ storyboard })}</div>);
  const preview = () => document.querySelector<HTMLElement>('[data-slot="film-ruler-preview"]');
  expect(preview()).toBeNull();
  const strip = screen.getByRole('slider').element();
  const box = strip.getBoundingClientRect();
  const point = { clientX: box.left + 400, clientY: box.top + 10, bubbles: true };
  strip.dispatchEvent(new PointerEvent('pointermove', { ...point, pointerType: 'mouse' }));
  await expect.poll(() => preview()?.textContent).toBe('06:40');
  // Second 400 of thumbnails 32 seconds apart: the third one in the second row.
  const picture = preview()?.firstElementChild as HTMLElement;
  expect(picture.style.backgroundPosition).toBe('-320px -90px');
  expect(preview()?.getBoundingClientRect().bottom).toBeLessThan(box.top);
  strip.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
  await expect.poll(preview).toBeNull();
});

test('touch shows no thumbnail, which the finger would hide', async () => {
  const storyboard = { src: '/board.jpg', count: 25, columns: 10, interval: 32, width: 160, height: 90 };
  const screen = await render(ruler({ storyboard }));
  const strip = screen.getByRole('slider').element();
  strip.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'touch' }));
  await expect.element(screen.getByRole('slider')).toBeVisible();
  expect(document.querySelector('[data-slot="film-ruler-preview"]')).toBeNull();
});
