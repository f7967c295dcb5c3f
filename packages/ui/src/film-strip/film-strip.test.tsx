import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../test/render';
import { type FilmFrame, FilmStrip } from '.';

const frames: FilmFrame[] = Array.from({ length: 8 }, (_, index) => ({
  id: String(index),
  code: `0${index + 2}0`,
  title: `第${index + 1}格`,
  caption: index < 5 ? '已確認' : '12/12 開始',
  state: index < 5 ? 'done' : index === 5 ? 'now' : 'next',
  tone: 'vendor',
}));

const narrow = (links: boolean) => (
  <div style={{ width: 360 }}>
    <FilmStrip label="步驟" frames={links ? frames.map((one) => ({ ...one, href: `#${one.id}` })) : frames} />
  </div>
);

test('it is a named list whose lit frame is the current step', async () => {
  const screen = await render(<FilmStrip label="步驟" frames={frames} />);
  expect(screen.getByRole('listitem').elements()).toHaveLength(8);
  await expect.element(screen.getByRole('list', { name: '步驟' })).toBeVisible();
  const current = screen.container.querySelector('[aria-current=step]');
  expect(current?.textContent).toContain('第6格');
});

test('frames with an address are links, and the lit one is marked as current', async () => {
  const screen = await render(narrow(true));
  const links = screen.getByRole('link').elements();
  expect(links).toHaveLength(8);
  expect(links.filter((one) => one.getAttribute('aria-current') === 'step')).toHaveLength(1);
  expect(links[5]?.getAttribute('href')).toBe('#5');
});

test('prop: renderLink renders the links', async () => {
  const go = vi.fn();
  const screen = await render(
    <FilmStrip
      label="步驟"
      frames={[{ id: 'a', code: '020', title: '需求單', state: 'done', href: '/a' }]}
      renderLink={({ href, children, ...rest }) => (
        <button type="button" {...rest} onClick={() => go(href)}>
          {children}
        </button>
      )}
    />,
  );
  await screen.getByRole('button', { name: '020 需求單' }).click();
  expect(go).toHaveBeenCalledExactlyOnceWith('/a');
});

test('the text of the lit frame is complete where the others have the least space', async () => {
  const ten = Array.from({ length: 10 }, (_, index) => ({
    ...(frames[0] as FilmFrame),
    id: String(index),
    state: index === 7 ? ('now' as const) : ('done' as const),
    caption: '輪到你審核上線連結',
  }));
  const { container } = await render(
    <div style={{ width: 1100 }}>
      <FilmStrip label="步驟" frames={ten} />
    </div>,
  );
  const words = container.querySelector('[data-state=now] .pd-frame-state > span');
  expect(words?.scrollWidth).toBeLessThanOrEqual(words?.clientWidth ?? 0);
});

const litOffset = (container: Element) => {
  const view = container.querySelector('.pd-film-window')?.getBoundingClientRect();
  const lit = container.querySelector('[data-state=now]')?.getBoundingClientRect();
  return view && lit ? Math.abs(lit.left + lit.width / 2 - (view.left + view.width / 2)) : Number.NaN;
};

test('the lit frame is centred if the strip overflows, and again when another one is lit', async () => {
  const screen = await render(narrow(true));
  await expect.poll(() => litOffset(screen.container)).toBeLessThan(1);
  const moved = frames.map((one, index) => ({ ...one, state: index === 2 ? 'now' : 'next' }) as const);
  await screen.rerender(
    <div style={{ width: 360 }}>
      <FilmStrip label="步驟" frames={moved} />
    </div>,
  );
  await expect.poll(() => litOffset(screen.container)).toBeLessThan(1);
});

test('an overflowing strip without links can be focused and scrolled by keyboard', async () => {
  const screen = await render(narrow(false));
  await expect.element(screen.getByRole('group', { name: '步驟' })).toBeVisible();
  await userEvent.tab();
  await expect.element(screen.getByRole('group', { name: '步驟' })).toHaveFocus();
});

test('a strip that fits is not a tab stop', async () => {
  const screen = await render(<FilmStrip label="步驟" frames={frames.slice(0, 2)} />);
  await userEvent.tab();
  expect(screen.container.contains(document.activeElement)).toBe(false);
});

test('perforations are visible in both themes', async () => {
  const screen = await render(
    <div data-theme="dark">
      <FilmStrip label="步驟" frames={frames} />
    </div>,
  );
  const film = screen.container.querySelector('.pd-film');
  expect(film && getComputedStyle(film, '::before').backgroundColor).toBe('rgb(116, 114, 124)');
  expect(film && getComputedStyle(film).backgroundColor).toBe('rgb(38, 38, 44)');
});
