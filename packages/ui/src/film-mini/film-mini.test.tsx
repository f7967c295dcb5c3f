import { expect, test } from 'vitest';
import { render } from '../../test/render';
import { FilmMini } from '.';

test('is one image with a description', async () => {
  const screen = await render(<FilmMini label="第2步，共3步" frames={[{ id: 'a', state: 'done' }]} />);
  await expect.element(screen.getByRole('img', { name: '第2步，共3步' })).toBeVisible();
});

test('every state has its own shape, not only a fill', async () => {
  const states = ['done', 'next', 'late', 'skipped', 'now'] as const;
  const screen = await render(<FilmMini label="步驟" frames={states.map((state) => ({ id: state, state }))} />);
  const marks = states.map((state) => {
    const path = screen.container.querySelector(`[data-slot=film-mini-cell][data-state=${state}] path`);
    return path?.getAttribute('d')?.replace(/[\d.\s-]/g, '') ?? 'none';
  });
  expect(new Set(marks).size).toBe(states.length);
});

test('the lit cell is wider, and a separate one leaves a gap', async () => {
  const plain = [
    { id: 'a', state: 'done' },
    { id: 'b', state: 'done' },
  ] as const;
  const width = async (frames: Parameters<typeof FilmMini>[0]['frames']) => {
    const screen = await render(<FilmMini label="步驟" frames={frames} />);
    const value = screen.container.querySelector('svg')?.getBoundingClientRect().width;
    await screen.unmount();
    return value;
  };
  expect(await width(plain)).toBe(36);
  expect(await width([plain[0], { id: 'b', state: 'now' }])).toBe(44);
  expect(await width([plain[0], { id: 'b', state: 'done', apart: true }])).toBe(42);
});
