import { fileURLToPath } from 'node:url';
import { withCustomConfig } from 'react-docgen-typescript';
import { expect, test } from 'vitest';
import { docgenOptions } from '../.storybook/docgen.ts';

const path = (from: string) => fileURLToPath(new URL(`../${from}`, import.meta.url));
const parts = ['tabs/tabs.tsx', 'dialog/dialog.tsx', 'button/button.tsx', 'toast/toast-options.docs.tsx'];
const listed = Object.fromEntries(
  withCustomConfig(path('.storybook/tsconfig.json'), docgenOptions)
    .parse(parts.map((part) => path(`packages/ui/src/${part}`)))
    .map(({ displayName, props }) => [displayName, Object.keys(props)]),
);

test.each([
  ['Tabs', ['value', 'defaultValue', 'onValueChange', 'activationMode']],
  ['Dialog', ['open', 'defaultOpen', 'onOpenChange', 'modal']],
  ['DialogContent', ['size', 'closeLabel', 'onOpenAutoFocus', 'onInteractOutside']],
  ['Button', ['variant', 'size', 'busy', 'asChild']],
  ['ToastOptionsTable', ['title', 'tone', 'action', 'duration']],
])('the table of %s lists its props, including those of its library', (name, props) => {
  expect(listed[name]).toEqual(expect.arrayContaining(props));
});

test('no table lists attributes that every element accepts', () => {
  for (const props of Object.values(listed)) {
    for (const own of ['onClick', 'style', 'id', 'aria-label']) expect(props).not.toContain(own);
  }
});
