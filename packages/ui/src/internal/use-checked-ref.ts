import { useComposedRefs } from '@radix-ui/react-compose-refs';
import type { Ref } from 'react';

type PartRef<Part> = Ref<Part> | undefined;

const usePlainRef = <Part extends HTMLElement>(ref: PartRef<Part>): PartRef<Part> => ref;
const useInspectedRef = <Part extends HTMLElement>(ref: PartRef<Part>): PartRef<Part> => useComposedRefs(ref, inspect);

/**
 * The ref of a part. In development its element is inspected once it is mounted: without an accessible name, or outside
 * its list, it only works for sighted users, which is reported in the console.
 */
export const useCheckedRef = process.env.NODE_ENV === 'production' ? usePlainRef : useInspectedRef;

const seen = new WeakSet<HTMLElement>();

function inspect(element: HTMLElement | null) {
  if (!element || seen.has(element)) return;
  seen.add(element);
  // The title inside a dialog is only registered after the dialog's own element is mounted.
  queueMicrotask(() => {
    const part = partOf(element);
    const missing = element.isConnected ? missingOf(element, part) : null;
    if (missing) console.error(`@paidang/ui: <${part}> ${missing}`, element);
  });
}

/** Advice for parts that are not named by their content; the first match applies. */
const advice: readonly (readonly [selector: string, what: (part: string) => string])[] = [
  ['[data-slot="icon-button"], [data-slot="popover-content"]', () => 'Give it a `label`.'],
  [
    '[role="dialog"], [role="alertdialog"]',
    (part) => `Put its <${part.replace('Content', 'Title')}> inside, or give it an aria-label.`,
  ],
  ['table', () => 'Put a <TableCaption> inside; `visuallyHidden` hides it visually.'],
  ['[role="tablist"]', () => 'Give it an aria-label.'],
  [
    'input, textarea, fieldset, [role="combobox"], [role="radiogroup"], [role="checkbox"], [role="switch"]',
    () => 'Put it into a <Field> with a `label`, or give it an aria-label.',
  ],
];

function missingOf(element: HTMLElement, part: string): string | null {
  if (part === 'TimelineItem') {
    if (element.parentElement?.matches('ol, ul')) return null;
    return 'is outside a list, so screen readers cannot announce how many there are. Move it into a <Timeline>.';
  }
  if (part === 'Stat') {
    if (element.parentElement?.matches('dl')) return null;
    return 'is outside a list, so its figure and its label are not associated. Move it into a <StatList>.';
  }
  const [, what] = advice.find(([selector]) => element.matches(selector)) ?? [];
  if (element.closest('[aria-hidden="true"]') || isNamed(element) || (!what && hasWords(element))) return null;
  return `has no name, so a screen reader cannot say what it is for. ${what?.(part) ?? 'Put text inside, or give it an aria-label.'}`;
}

function isNamed(element: HTMLElement): boolean {
  const root = element.getRootNode() as Document | ShadowRoot;
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const { labels, caption } = element as Partial<HTMLInputElement & HTMLTableElement>;
  return Boolean(
    element.getAttribute('aria-label')?.trim() ||
      element.title.trim() ||
      labels?.length ||
      caption ||
      ids.some((id) => id && root.getElementById(id)),
  );
}

const hasWords = (element: HTMLElement) =>
  Boolean(element.textContent?.trim() || element.querySelector('[alt]:not([alt=""]), [aria-label], title'));

/** `data-slot="dialog-content"` becomes `<DialogContent>`; an `<Input>` has `data-slot="input-control"`. */
function partOf({ dataset }: HTMLElement): string {
  const slot = (dataset.slot ?? '').replace(/-control$/, '');
  return slot.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
