import { beforeEach, expect, test, vi } from 'vitest';
import { render as mount } from 'vitest-browser-react';
import { render } from '../../test/render';
import { type Theme, ThemeProvider, type ThemeProviderProps, themeScript, useTheme } from '.';

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
  delete document.documentElement.dataset.theme;
  document.documentElement.style.colorScheme = '';
});

test('follows the system until the user chooses, and then keeps the choice', async () => {
  const screen = await render(example());
  await expect.element(screen.getByRole('status')).toHaveTextContent('system light');
  expect(shown()).toBe('light');
  await screen.getByRole('button').click();
  await expect.poll(shown).toBe('dark');
  await screen.unmount();
  await render(example());
  await expect.poll(shown).toBe('dark');
});

test('follows a choice made in another tab', async () => {
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

test('prop: target sets the attribute on that element instead of the page', async () => {
  const target = document.createElement('div');
  await render(example({ target, theme: 'dark' }));
  expect(target.dataset.theme).toBe('dark');
  expect(shown()).toBeUndefined();
});

function runThemeScript(defaultTheme?: Theme) {
  const script = document.createElement('script');
  script.textContent = themeScript({ defaultTheme });
  document.head.append(script);
  script.remove();
}

const stored = [null, 'light', 'dark', 'system', 'nonsense'];
const defaults = [undefined, 'light', 'dark', 'system'] as const;

test.each(stored.flatMap((theme) => defaults.map((defaultTheme) => [theme, defaultTheme] as const)))(
  'themeScript with %s stored and the default %s paints what the provider finds',
  async (theme, defaultTheme) => {
    if (theme) localStorage.setItem('paidang-theme', theme);
    for (const dark of [true, false]) {
      const device = vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
        return Object.assign(new EventTarget() as MediaQueryList, { matches: dark === query.includes('dark') });
      });
      runThemeScript(defaultTheme);
      const painted = shown();
      const { colorScheme } = document.documentElement.style;
      const screen = await render(example({ defaultTheme }));
      expect([painted, colorScheme]).toEqual([shown(), shown()]);
      await screen.unmount();
      device.mockRestore();
    }
  },
);

test('themeScript can be the text of a script React renders', () => {
  expect(themeScript()).not.toMatch(/['"&<>]/);
});

test('themeScript uses the default on a dark device', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  runThemeScript('light');
  expect(shown()).toBe('light');
  runThemeScript();
  expect(shown()).toBe('dark');
});

test('useTheme outside a provider explains what to do', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  await expect(mount(<Switcher />)).rejects.toThrow('Wrap the app in <ThemeProvider>');
  errors.mockReset();
});
