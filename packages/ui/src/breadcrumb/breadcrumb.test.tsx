import { expect, test, vi } from 'vitest';
import { render } from '../../test/render';
import { Breadcrumb } from '.';

const items = [{ label: '專案管理', href: '#projects' }, { label: '專案進度' }];

test('is a landmark whose last item is the current page', async () => {
  const screen = await render(<Breadcrumb label="路徑" items={items} />);
  await expect.element(screen.getByRole('navigation', { name: '路徑' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: '專案管理' })).toHaveAttribute('href', '#projects');
  await expect.element(screen.getByText('專案進度')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link').elements()).toHaveLength(1);
});

test('prop: renderLink renders the links', async () => {
  const go = vi.fn();
  const screen = await render(
    <Breadcrumb
      label="路徑"
      items={items}
      renderLink={({ href, children, ...rest }) => (
        <button type="button" {...rest} onClick={() => go(href)}>
          {children}
        </button>
      )}
    />,
  );
  await screen.getByRole('button', { name: '專案管理' }).click();
  expect(go).toHaveBeenCalledExactlyOnceWith('#projects');
});

test('stays on one line if space is short, with its first item complete', async () => {
  const long = [
    { label: '專案管理', href: '#a' },
    { label: '夜間修護精華｜一週實測與開箱', href: '#b' },
    { label: '創意大綱' },
  ];
  const screen = await render(
    <div style={{ width: 180 }}>
      <style>{'li { text-wrap: pretty }'}</style>
      <Breadcrumb label="路徑" items={long} />
    </div>,
  );
  const nav = screen.getByRole('navigation').element();
  const tops = new Set(
    [...nav.querySelectorAll('li')].map((item) => Math.round(item.getBoundingClientRect().bottom / 8)),
  );
  expect(nav.scrollWidth).toBeLessThanOrEqual(180);
  expect(nav.getBoundingClientRect().height).toBeLessThan(30);
  expect(tops.size).toBeLessThanOrEqual(2);
  const first = nav.querySelector('li');
  expect(first?.scrollWidth).toBe(first?.clientWidth);
});
