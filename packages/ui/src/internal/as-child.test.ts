import { DropdownMenu as RadixDropdownMenu } from 'radix-ui';
import { type ComponentType, createElement, Fragment, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { AlertDialog, AlertDialogDescription, AlertDialogTitle, AlertDialogTrigger } from '../alert-dialog';
import { Button } from '../button';
import { Card, CardLink } from '../card';
import { CountdownDialog, CountdownDialogDescription, CountdownDialogTitle } from '../countdown-dialog';
import { Dialog, DialogClose, DialogDescription, DialogTitle, DialogTrigger } from '../dialog';
import {
  DropdownMenu,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from '../dropdown-menu';
import { Link } from '../link';
import { Popover, PopoverAnchor, PopoverClose, PopoverTrigger } from '../popover';
import { Sheet, SheetClose, SheetDescription, SheetTitle, SheetTrigger } from '../sheet';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../tabs';
import { VisuallyHidden } from '../visually-hidden';
import { asRoot } from './use-root';

const link = createElement('a', { key: 'a', href: '/guide' }, '看流程');

const wrong = {
  words: '看流程',
  'several elements': [link, createElement('b', { key: 'b' }, '新')],
  'a fragment': createElement(Fragment, {}, link),
  nothing: null,
};

type Around = (part: ReactElement) => ReactElement;
const within =
  (root: unknown, props = {}): Around =>
  (part) =>
    createElement(root as ComponentType, props, part);

/** The content of a menu without its portal, which a server cannot render. */
const opened =
  (Menu: unknown, Content: unknown, slot: string): Around =>
  (part) =>
    within(Menu, { open: true })(asRoot(slot, within(Content, { forceMount: true })(part)));
const inDropdown = opened(DropdownMenu, RadixDropdownMenu.Content, 'DropdownMenuContent');
const inTabs = within(Tabs, { value: 'a' });

/** Every part that accepts `asChild`, grouped by the parents it requires. */
const takers: [around: Around, parts: Record<string, unknown>][] = [
  [(part) => part, { Button, Card, Link, Tabs, VisuallyHidden }],
  [within(AlertDialog), { AlertDialogTrigger, AlertDialogTitle, AlertDialogDescription }],
  [within(Card), { CardLink }],
  [
    within(CountdownDialog, { open: true, onTimeOut: () => undefined }),
    { CountdownDialogTitle, CountdownDialogDescription },
  ],
  [within(Dialog), { DialogTrigger, DialogTitle, DialogDescription, DialogClose }],
  [within(DropdownMenu), { DropdownMenuTrigger }],
  [inDropdown, { DropdownMenuItem, DropdownMenuGroup, DropdownMenuLabel }],
  [within(Popover), { PopoverTrigger, PopoverAnchor, PopoverClose }],
  [within(Sheet), { SheetTrigger, SheetTitle, SheetDescription, SheetClose }],
  [inTabs, { TabsList, TabsContent }],
  [(part) => inTabs(within(TabsList)(part)), { TabsTrigger }],
];
const rows = takers.flatMap(([around, parts]) =>
  Object.entries(parts).flatMap(([name, part]) =>
    Object.entries(wrong).map(([what, children]) => {
      const props = { asChild: true, value: 'a', children };
      return { name, what, around, part: createElement(part as ComponentType<typeof props>, props) };
    }),
  ),
);

afterEach(() => {
  vi.unstubAllEnvs();
});

describe.each(rows)('$name asChild around $what', ({ name, what, around, part }) => {
  test('explains the mistake in development', () => {
    expect(() => renderToString(around(part))).toThrow(/^@paidang\/ui: asChild needs exactly one child element/);
  });

  test('renders its own element in production', () => {
    vi.stubEnv('NODE_ENV', 'production');
    const html = renderToString(around(part));
    const slot = name.replace(/(?<=.)[A-Z]/g, '-$&').toLowerCase();
    expect(html).toMatch(new RegExp(`<(?!b\\b)\\w+[^>]* data-slot="${slot}"`));
    if (what !== 'nothing') expect(html).toContain('看流程');
  });
});
