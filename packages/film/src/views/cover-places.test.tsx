import '../styles/styles.css';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CoverPlaces } from './cover-places';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

test('shows a cover in the aspect ratio of every place, striped where the platform covers it', async () => {
  await render(<CoverPlaces src={pixel} />);
  const list = page.getByRole('list', { name: '各平台看到的封面' });
  await expect.poll(() => list.getByRole('img').elements().length).toBe(6);
  const grid = page.getByRole('img', { name: 'TikTok 個人頁看到的畫面' });
  const { width, height } = grid.element().getBoundingClientRect();
  expect(width / height).toBeCloseTo(3 / 4, 1);
  expect(grid.element().parentElement?.querySelector('[data-edge]')).toBeNull();
  const cover = page.getByRole('img', { name: 'YouTube Shorts 封面看到的畫面' }).element();
  const box = cover.getBoundingClientRect();
  const stripes = cover.parentElement?.querySelector('[data-edge="bottom"]')?.getBoundingClientRect();
  expect(box.width / box.height).toBeCloseTo(9 / 16, 1);
  expect((stripes?.height ?? 0) / box.height).toBeCloseTo(0.35, 1);
});
