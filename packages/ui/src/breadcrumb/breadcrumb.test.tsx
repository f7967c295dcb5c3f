import { expect, test, vi } from 'vitest';
import { render } from '../../test/render';
import { Breadcrumb } from '.';

const items = [{ label: '專案管理', href: '#projects' }, { label: '專案進度' }];

test('it is a landmark whose last item is this page', async () => {
  const screen = await render(<Breadcrumb label="路徑" items={items} />);
  await expect.element(screen.getByRole('navigation', { name: '路徑' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: '專案管理' })).toHaveAttribute('href', '#projects');
  await expect.element(screen.getByText('專案進度')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link').elements()).toHaveLength(1);
});

test('prop: renderLink takes over the links', async () => {
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
