import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { render } from '../../test/render';
import { Avatar } from '.';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

test('is an image with the name as alternative text', async () => {
  const screen = await render(<Avatar name="山眠" src={pixel} size={48} />);
  const avatar = screen.getByRole('img', { name: '山眠' });
  await expect.poll(() => avatar.element().querySelector('img')?.getAttribute('src')).toBe(pixel);
  expect(avatar.element().getBoundingClientRect().width).toBe(48);
});

test('rendered by a server it shows its picture without any script', () => {
  const drawn = renderToString(<Avatar name="山眠" src={pixel} />);
  expect(drawn).toContain(`src="${pixel}"`);
  expect(drawn).not.toContain('avatar-fallback');
});

test('shows initials if the picture is missing or broken', async () => {
  const screen = await render(
    <>
      <Avatar name="林沐" />
      <Avatar name="阿澄" src="data:image/png;base64,AAAA" />
    </>,
  );
  await expect.element(screen.getByText('林')).toBeVisible();
  await expect.element(screen.getByText('阿')).toBeVisible();
});

test('announces presence together with the name', async () => {
  const screen = await render(<Avatar name="阿澄" online onlineLabel="在線上" />);
  await expect.element(screen.getByRole('img', { name: '阿澄，在線上' })).toBeVisible();
});

test('prop: decorative hides it, as the name is next to it', async () => {
  const screen = await render(<Avatar name="阿澄" decorative />);
  expect(screen.getByRole('img').elements()).toEqual([]);
});

test('prop: ring is drawn in the role’s colour', async () => {
  const screen = await render(
    <>
      <Avatar name="甲" tone="vendor" ring />
      <Avatar name="乙" tone="creator" ring />
      <Avatar name="丙" tone="creator" />
    </>,
  );
  const ring = (name: string) => getComputedStyle(screen.getByRole('img', { name }).element(), '::before');
  expect(ring('甲').borderTopColor).toBe('rgb(45, 105, 222)');
  expect(ring('乙').borderTopColor).toBe('rgb(229, 102, 10)');
  expect(ring('丙').content).toBe('none');
});
