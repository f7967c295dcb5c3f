import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../test/render';
import { touch } from '../../test/touch';
import { FilmRuler } from '.';

function Pushed({ at: first, hidden = false }: { at: number; hidden?: boolean }) {
  const [at, setAt] = useState(first);
  return (
    <div hidden={hidden} style={{ width: 380 }}>
      <FilmRuler label="播放位置" duration={640} at={at} onSeek={setAt} />
    </div>
  );
}

test('R-rta-16 on touch screens the playhead stays in the middle, and pushing the film seeks', async () => {
  await render(<Pushed at={100} />);
  const slider = page.getByRole('slider', { name: '播放位置' });
  const view = slider.element().closest('[data-slot="film-ruler"]')?.firstElementChild;
  const middle = () => {
    const { left, width } = view?.getBoundingClientRect() ?? { left: 0, width: 0 };
    return Math.round(left + width / 2 - slider.element().getBoundingClientRect().left);
  };
  await expect.poll(middle).toBe(100);
  view?.scrollTo({ left: 250 });
  await expect.element(slider).toHaveAttribute('aria-valuenow', '250');
  await expect.poll(middle).toBe(250);
});

test('a tap on the strip seeks, and that position moves to the middle', async () => {
  await render(<Pushed at={300} />);
  const slider = page.getByRole('slider', { name: '播放位置' });
  await expect.poll(() => slider.element().getBoundingClientRect().left).toBeLessThan(0);
  await touch(slider.element());
  // The middle of a film of 640 seconds.
  await expect.element(slider).toHaveAttribute('aria-valuenow', '320');
});

test('keeps its position when hidden and shown again', async () => {
  const screen = await render(<Pushed at={300} />);
  const slider = screen.container.querySelector('[role="slider"]');
  const nextFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  for (const hidden of [true, false]) {
    await screen.rerender(<Pushed at={300} hidden={hidden} />);
    await nextFrames();
    expect(slider?.getAttribute('aria-valuenow')).toBe('300');
  }
});
