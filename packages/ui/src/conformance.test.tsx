import { expect, test } from 'vitest';
import { covered } from '../test/conformance/describe-conformance';
import '../test/conformance/controls';
import '../test/conformance/display';
import '../test/conformance/layers';

/** Exports without an element on the page, and why. */
const exceptions: Record<string, string> = {
  AlertDialog: 'holds state, renders no element',
  CountdownDialog: 'holds state, renders no element',
  Dialog: 'holds state, renders no element',
  DropdownMenu: 'holds state, renders no element',
  ElementBase: 'what custom elements extend, no component',
  HoverCard: 'holds state, renders no element',
  Popover: 'holds state, renders no element',
  LocaleProvider: 'passes a language on, renders none',
  NonceProvider: 'passes a nonce on, renders none',
  PortalProvider: 'passes an element on, renders none',
  Sheet: 'holds state, renders no element',
  ThemeProvider: 'marks an element of the host, renders none',
  ToastProvider:
    'its toasts are made from what `show` was given: no host writes one, so none can give it a ref or a class',
  TooltipProvider: 'holds state, renders no element',
};

const entries = import.meta.glob<Record<string, unknown>>('./*/index.ts', { eager: true });
const isComponent = (name: string, value: unknown) =>
  /^[A-Z]/.test(name) &&
  (typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value));
const components = Object.values(entries).flatMap((entry) =>
  Object.entries(entry).flatMap(([name, value]) => (isComponent(name, value) ? [name] : [])),
);

test('every component passes the conformance suite, or is listed as an exception with a reason', () => {
  const left = [...new Set(components)].filter((name) => !covered.has(name));
  expect(left.sort()).toEqual(Object.keys(exceptions).sort());
});
