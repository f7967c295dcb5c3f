import type { ReactNode } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';

/** What a page says of its text that parts would inherit. */
const hostText =
  'font: italic 900 condensed 20px/3 serif; color: rgb(9, 8, 7); letter-spacing: 3px; word-spacing: 5px; text-align: right; text-indent: 7px; text-shadow: 1px 1px red; text-transform: uppercase; white-space: pre';
const properties = [
  ...'font-family font-size font-style font-weight font-stretch line-height color'.split(' '),
  ...'letter-spacing word-spacing text-align text-indent text-shadow text-transform white-space'.split(' '),
];

/** A part that only opens something is a plain button of the host's, until `asChild` makes it another. */
const isPlain = (element: Element, ground: Element | null) =>
  element.parentElement === ground && element.matches('[data-slot$="-trigger"]');

/** Pictures, fonts and transitions that are still on their way. */
const isMoving = () =>
  document.fonts.status === 'loading' ||
  [...document.images].some(({ complete }) => !complete) ||
  document.getAnimations().some(({ playState, effect }) => playState === 'running' && ends(effect));

/** What is measured once nothing changes any more: the same for so many frames. */
async function settled<Measure>(measure: () => Measure, frames: number): Promise<Measure> {
  for (let calm = 0, last = ''; ; ) {
    await new Promise(requestAnimationFrame);
    const now = measure();
    const text = JSON.stringify(now);
    calm = text === last && !isMoving() ? calm + 1 : 0;
    if (calm === frames) return now;
    last = text;
  }
}

const ends = (effect: AnimationEffect | null) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY;

/** Lies over the page, so that nothing is under a pointer that a test before has left somewhere. */
function keepPointerOff() {
  const cover = document.body.appendChild(document.createElement('div'));
  cover.style.cssText = 'position: fixed; inset: 0; z-index: 999999';
  onTestFinished(() => cover.remove());
}

async function partsOf(ui: ReactNode, ground: string, loads = false) {
  const { container, unmount } = await render(<div className={ground}>{ui}</div>);
  const parts = await settled(() => measureParts(container), loads ? 12 : 3);
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
 * A part looks the same where a page has our root around it, as ours have, and on a stranger's page, whose text is another.
 *
 * @param asAround what of a part is made to look like what is around it.
 * @param loads whether parts fetch what they show.
 */
export function looksTheSameInABareHost(
  cases: Record<string, () => ReactNode>,
  { asAround = {}, loads = false }: { asAround?: Record<string, ('text' | 'size')[]>; loads?: boolean } = {},
) {
  test.each(Object.entries(cases))('%s is the same in our root and in a host with other text', async (name, ui) => {
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
  });

  test('the comparison sees the host’s text', async () => {
    onHostPage();
    const [own] = await partsOf(<b data-slot="host">Host</b>, '');
    expect(own?.text).toContain('serif | 20px | italic | 900');
  });
}
