import type { CSSProperties } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from '../../test/render';
import { Button } from '../button';

/** What a host writes in its own style sheet, and the resulting properties of a button. */
const settings = [
  ['--pd-fast', '999ms', 'transitionDuration', '0.999s'],
  ['--pd-text-14', '19px', 'fontSize', '19px'],
  ['--pd-text-14-line', '31px', 'lineHeight', '31px'],
  ['--pd-weight-medium', '550', 'fontWeight', '550'],
  ['--pd-control-md', '54px', 'height', '54px'],
  ['--pd-corner-control', '1px', 'borderTopLeftRadius', '1px'],
] as const;

test('by default a button has the sizes of the design', async () => {
  const screen = await render(<Button>送出</Button>);
  const style = getComputedStyle(screen.getByRole('button').element());
  expect(settings.map(([, , property]) => style[property])).toEqual(['0.12s', '14px', '22px', '500', '40px', '8px']);
});

test.each(settings)('a host that sets %s to %s changes its buttons', async (token, value, property, expected) => {
  const screen = await render(<Button>送出</Button>);
  document.documentElement.style.setProperty(token, value);
  const style = getComputedStyle(screen.getByRole('button').element());
  const shown = style[property];
  document.documentElement.style.removeProperty(token);
  expect(shown).toBe(expected);
});

test.each(['light', 'dark'])(
  'a host that sets its accent changes what is primary, and nothing of a role: %s',
  async (theme) => {
    const screen = await render(
      <div
        data-theme={theme}
        style={{ '--pd-accent': 'rgb(120, 40, 200)', '--pd-on-accent': 'rgb(255, 255, 255)' } as CSSProperties}
      >
        <Button variant="ink">Send</Button>
        <Button>Cancel</Button>
      </div>,
    );
    const ink = getComputedStyle(screen.getByRole('button', { name: 'Send' }).element());
    expect([ink.backgroundColor, ink.color]).toEqual(['rgb(120, 40, 200)', 'rgb(255, 255, 255)']);
    expect(getComputedStyle(screen.getByRole('button', { name: 'Cancel' }).element()).color).not.toBe(
      'rgb(120, 40, 200)',
    );
  },
);

test('print is light in dark mode, too', async () => {
  const screen = await render(<Button>送出</Button>);
  const root = document.documentElement;
  const theme = root.dataset.theme;
  root.dataset.theme = 'dark';
  onTestFinished(async () => {
    if (theme === undefined) delete root.dataset.theme;
    else root.dataset.theme = theme;
    await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  });
  const ink = () => getComputedStyle(screen.getByRole('button').element()).color;
  await expect.poll(ink).toBe('rgb(241, 240, 237)');
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  await expect.poll(ink).toBe('rgb(24, 24, 30)');
});
