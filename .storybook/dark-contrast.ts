import type { Preview } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** The rules whose answer depends on colours; everything else the run in light has already answered. */
const rules = ['color-contrast', 'link-in-text-block'];

/** A colour on its way to the other theme would be measured halfway. */
const still = '*, *::before, *::after { transition: none !important; }';

/** In tests every story is measured in dark too, as it stands after its play function. */
export const darkContrast: NonNullable<Preview['afterEach']> = async ({ parameters, viewMode }) => {
  if (import.meta.env.VITEST_STORYBOOK === undefined || viewMode !== 'story' || parameters.theme === 'dark') return;
  const { default: axe } = await import('axe-core');
  const back = turnDark();
  try {
    const { violations } = await axe.run(document.body, { runOnly: rules });
    const found = violations.flatMap(({ nodes }) =>
      nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
    );
    await expect(found, 'contrast in dark').toEqual([]);
  } finally {
    back();
  }
};

/** Puts what our decorator has made light into the dark, at once, elements with a theme of their own too; the answer puts it back. */
function turnDark(): () => void {
  const hosts = [...document.querySelectorAll<HTMLElement>('[data-theme]')].filter(({ shadowRoot }) => shadowRoot);
  const lit = [...document.querySelectorAll<HTMLElement>('html, .preview-ground'), ...hosts];
  const before = lit.map(({ dataset }) => dataset.theme ?? 'light');
  // A sheet of the document does not reach into shadow roots.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(still);
  const roots = [document, ...hosts.flatMap(({ shadowRoot }) => shadowRoot ?? [])];
  for (const root of roots) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  for (const { dataset } of lit) dataset.theme = 'dark';
  return () => {
    for (const [index, { dataset }] of lit.entries()) dataset.theme = before[index];
    // Read while nothing moves, so that nothing starts to move once the sheet is gone.
    document.body.getBoundingClientRect();
    for (const root of roots) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
