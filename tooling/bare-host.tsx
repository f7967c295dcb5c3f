import type { ReactNode } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';

/** Inherited text properties of a host page. */
const hostText =
  'font: italic 900 condensed 20px/3 serif; color: rgb(9, 8, 7); letter-spacing: 3px; word-spacing: 5px; text-align: right; text-indent: 7px; text-shadow: 1px 1px red; text-transform: uppercase; white-space: pre';
const properties = [
  ...'font-family font-size font-style font-weight font-stretch line-height color'.split(' '),
  ...'letter-spacing word-spacing text-align text-indent text-shadow text-transform white-space'.split(' '),
];

/** An opener without `asChild` is a plain button of the host. */
const isPlain = (element: Element, ground: Element | null) =>
  element.parentElement === ground && element.matches('[data-slot$="-trigger"]');

/** Whether pictures, fonts or transitions are still in progress. */
const isMoving = () =>
  document.fonts.status === 'loading' ||
  [...document.images].some(({ complete }) => !complete) ||
  document.getAnimations().some(({ playState, effect }) => playState === 'running' && ends(effect));

/** Measures until the result stays the same for this many frames. */
async function measureWhenStable<Measure>(measure: () => Measure, frames: number): Promise<Measure> {
  for (let stableFrames = 0, last = ''; ; ) {
    await new Promise(requestAnimationFrame);
    const now = measure();
    const text = JSON.stringify(now);
    stableFrames = text === last && !isMoving() ? stableFrames + 1 : 0;
    if (stableFrames === frames) return now;
    last = text;
  }
}

const ends = (effect: AnimationEffect | null) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY;

/** Covers the page, so that nothing is under a pointer that an earlier test left somewhere. */
function keepPointerOff() {
  const cover = document.body.appendChild(document.createElement('div'));
  cover.style.cssText = 'position: fixed; inset: 0; z-index: 999999';
  onTestFinished(() => cover.remove());
}

async function partsOf(ui: ReactNode, ground: string, loads = false) {
  const { container, unmount } = await render(<div className={ground}>{ui}</div>);
  const parts = await measureWhenStable(() => measureParts(container), loads ? 12 : 3);
  await unmount();
  return parts;
}

function measureParts(container: HTMLElement) {
  const root = container.firstElementChild;
  const layers = [...document.body.children].filter((child) => child !== container && !child.matches('script, style'));
  return [root, ...layers]
    .flatMap((place) => [...(place?.querySelectorAll('*') ?? [])])
    .filter((element) => element.closest('[data-slot]') && !element.closest('svg') && !isPlain(element, root))
    .map((element) => {
      const style = getComputedStyle(element);
      const { offsetWidth = 0, offsetHeight = 0 } = element instanceof HTMLElement ? element : {};
      return {
        part: `${element.closest('[data-slot]')?.getAttribute('data-slot')} ${element.localName}`,
        text: properties.map((name) => style.getPropertyValue(name)).join(' | '),
        size: `${offsetWidth} x ${offsetHeight}`,
      };
    });
}

function onHostPage() {
  const before = document.body.style.cssText;
  document.body.style.cssText = hostText;
  onTestFinished(() => {
    document.body.style.cssText = before;
  });
}

/**
 * Tests that parts look the same inside our root and on a third-party page with other text styles.
 *
 * @param asAround properties that a part inherits from its surroundings on purpose
 * @param loads whether parts fetch their content
 */
export function looksTheSameInABareHost(
  cases: Record<string, () => ReactNode>,
  { asAround = {}, loads = false }: { asAround?: Record<string, ('text' | 'size')[]>; loads?: boolean } = {},
) {
  test.each(Object.entries(cases))(
    '%s looks the same in our root and in a host with other text styles',
    async (name, ui) => {
      keepPointerOff();
      const compared = (['text', 'size'] as const).filter((one) => !asAround[name]?.includes(one));
      const looks = async (ground: string) => {
        const parts = await partsOf(ui(), ground, loads);
        return parts.map((part) => [part.part, ...compared.map((one) => part[one])]);
      };
      const inRoot = await looks('pd-root');
      if (loads) expect(inRoot.length).toBeGreaterThan(1);
      onHostPage();
      expect(await looks('')).toEqual(inRoot);
    },
  );

  test('the comparison detects the host’s text styles', async () => {
    onHostPage();
    const [own] = await partsOf(<b data-slot="host">Host</b>, '');
    expect(own?.text).toContain('serif | 20px | italic | 900');
  });
}
