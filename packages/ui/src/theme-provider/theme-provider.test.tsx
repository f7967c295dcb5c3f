import { beforeEach, expect, test, vi } from 'vitest';
import { render as mount } from 'vitest-browser-react';
import { render } from '../../test/render';
import { ThemeProvider, type ThemeProviderProps, themeScript, useTheme } from '.';

function Switcher() {
  const { theme, resolvedTheme, setTheme } = useTheme();
  return (
    <>
      <output>{`${theme} ${resolvedTheme}`}</output>
      <button type="button" onClick={() => setTheme('dark')}>
        暗色
      </button>
    </>
  );
}

const example = (props: Partial<ThemeProviderProps> = {}) => (
  <ThemeProvider {...props}>
    <Switcher />
  </ThemeProvider>
);
const shown = () => document.documentElement.dataset.theme;

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
  document.documentElement.style.colorScheme = '';
});

test('follows the system until the reader chooses, and then keeps the choice', async () => {
  const screen = await render(example());
  await expect.element(screen.getByRole('status')).toHaveTextContent('system light');
  expect(shown()).toBe('light');
  await screen.getByRole('button').click();
  await expect.poll(shown).toBe('dark');
  await screen.unmount();
  await render(example());
  await expect.poll(shown).toBe('dark');
});

test('a choice in another tab arrives here', async () => {
  const screen = await render(example());
  await screen.getByRole('button').click();
  localStorage.setItem('paidang-theme', 'light');
  window.dispatchEvent(new StorageEvent('storage', { key: 'paidang-theme' }));
  await expect.element(screen.getByRole('status')).toHaveTextContent('light light');
});

test('prop: theme controls it and stores nothing', async () => {
  const onThemeChange = vi.fn();
  const screen = await render(example({ theme: 'light', onThemeChange }));
  await screen.getByRole('button').click();
  expect(onThemeChange).toHaveBeenCalledExactlyOnceWith('dark');
  expect(shown()).toBe('light');
  expect(localStorage.getItem('paidang-theme')).toBeNull();
});

test('prop: target carries the attribute instead of the page', async () => {
  const target = document.createElement('div');
  await render(example({ target, theme: 'dark' }));
  expect(target.dataset.theme).toBe('dark');
  expect(shown()).toBeUndefined();
});

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['nonsense', 'light'],
])('themeScript with %s stored paints %s', (stored, painted) => {
  localStorage.setItem('paidang-theme', stored);
  const script = document.createElement('script');
  script.textContent = themeScript;
  document.head.append(script);
  script.remove();
  expect(shown()).toBe(painted);
  expect(getComputedStyle(document.documentElement).colorScheme).toBe(painted);
});

test('useTheme outside a provider says what to do', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  await expect(mount(<Switcher />)).rejects.toThrow('Wrap the app in <ThemeProvider>');
  errors.mockReset();
});
