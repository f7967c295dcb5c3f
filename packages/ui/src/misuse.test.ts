import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { type ComponentType, createElement, Fragment } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
  AlertDialogTrigger,
} from './alert-dialog';
import { Breadcrumb } from './breadcrumb';
import { CardLink } from './card';
import { BarChart, BarList, LineChart, SplitBar } from './chart';
import { Combobox, MultiCombobox } from './combobox';
import {
  CountdownDialogAction,
  CountdownDialogCancel,
  CountdownDialogClock,
  CountdownDialogContent,
  CountdownDialogDescription,
  CountdownDialogStatus,
  CountdownDialogTitle,
} from './countdown-dialog';
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogTitle, DialogTrigger } from './dialog';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from './dropdown-menu';
import { FilmMini } from './film-mini';
import { FilmStrip } from './film-strip';
import { Lightbox } from './lightbox';
import { PopoverAnchor, PopoverClose, PopoverContent, PopoverTrigger } from './popover';
import { Radio } from './radio-group';
import { Segmented } from './segmented';
import { Select } from './select';
import { SheetClose, SheetContent, SheetDescription, SheetTitle, SheetTrigger } from './sheet';
import { TabsContent, TabsList, TabsTrigger } from './tabs';
import { Tooltip } from './tooltip';

/** Props a host without types might omit. */
const misuses: Record<string, [part: unknown, props: object, message: RegExp]> = {
  'Segmented without options': [
    Segmented,
    { label: '篩選' },
    /<Segmented> got undefined instead of an array as `options`/,
  ],
  'Select without options': [Select, { options: null }, /<Select> got null instead of an array as `options`/],
  'Combobox without options': [Combobox, {}, /<Combobox> .* `options`/],
  'MultiCombobox without options': [MultiCombobox, {}, /<MultiCombobox> .* `options`/],
  'Breadcrumb without items': [Breadcrumb, { label: '路徑' }, /<Breadcrumb> .* `items`/],
  'FilmStrip without frames': [FilmStrip, { label: '步驟' }, /<FilmStrip> .* `frames`/],
  'FilmMini without frames': [FilmMini, { label: '步驟' }, /<FilmMini> .* `frames`/],
  'BarChart without bars': [BarChart, { title: '觀看', categoryLabel: '日期' }, /<BarChart> .* `bars`/],
  'BarList without items': [BarList, { label: '年齡' }, /<BarList> .* `items`/],
  'LineChart without series': [LineChart, { title: '觀看', categories: ['12/16'] }, /<LineChart> .* `series`/],
  'SplitBar without parts': [SplitBar, { label: '性別' }, /<SplitBar> .* `parts`/],
  'Lightbox without images': [Lightbox, { index: 0, open: true }, /<Lightbox> .* `images`/],
  'Tooltip around words': [
    Tooltip,
    { content: '說明', children: '看流程' },
    /<Tooltip> needs exactly one child element/,
  ],
  'Tooltip around a fragment': [
    Tooltip,
    { content: '說明', children: createElement(Fragment, {}, createElement('a')) },
    /<Tooltip> needs exactly one child element/,
  ],
};
const rows = Object.entries(misuses).map(([does, [part, props, message]]) => {
  return [does, createElement(part as ComponentType, props), message] as const;
});

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each(rows)('%s explains the mistake in development', (_does, ui, message) => {
  expect(() => renderToString(ui)).toThrow(message);
});

test.each(rows)('%s does not throw in production', (_does, ui) => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(() => renderToString(ui)).not.toThrow();
});

/** Parts grouped by the root they require. */
const partsByRoot: Record<string, Record<string, unknown>> = {
  AlertDialog: { AlertDialogTrigger, AlertDialogContent, AlertDialogTitle, AlertDialogDescription },
  AlertDialogContent: { AlertDialogCancel, AlertDialogAction },
  Card: { CardLink },
  CountdownDialog: { CountdownDialogContent, CountdownDialogTitle, CountdownDialogDescription },
  CountdownDialogContent: {
    CountdownDialogAction,
    CountdownDialogCancel,
    CountdownDialogClock,
    CountdownDialogStatus,
  },
  Dialog: { DialogTrigger, DialogContent, DialogTitle, DialogDescription, DialogClose },
  DropdownMenu: { DropdownMenuTrigger, DropdownMenuContent },
  DropdownMenuContent: { DropdownMenuItem, DropdownMenuCheckboxItem },
  Popover: { PopoverTrigger, PopoverAnchor, PopoverContent, PopoverClose },
  RadioGroup: { Radio },
  Sheet: { SheetTrigger, SheetContent, SheetTitle, SheetDescription, SheetClose },
  Tabs: { TabsList, TabsTrigger, TabsContent },
};
const outsideRows = Object.entries(partsByRoot).flatMap(([root, parts]) =>
  Object.entries(parts).map(([name, part]) => [name, root, part as ComponentType<{ value: string }>] as const),
);

test.each(outsideRows)('%s outside of %s explains where it belongs', (name, root, part) => {
  expect(() => renderToString(createElement(part, { value: 'a' }))).toThrow(
    new RegExp(`^@paidang/ui: <${name}> must be used inside an? <${root}>, .+\\. Move it into one\\.$`),
  );
});

test('parts of one kind of layer do not count as parts of another', () => {
  const mixed = createElement(AlertDialog, {}, createElement(DialogTitle));
  expect(() => renderToString(mixed)).toThrow(/<DialogTitle> must be used inside a <Dialog>/);
  const lost = createElement(DropdownMenu, {}, createElement(Dialog, {}, createElement(DropdownMenuItem)));
  expect(() => renderToString(lost)).toThrow(/<DropdownMenuItem> must be used inside a <DropdownMenuContent>/);
});

test('production builds contain none of this', async () => {
  const { outputFiles } = await build({
    entryPoints: readdirSync(import.meta.dirname).flatMap((name) => {
      const entry = join(import.meta.dirname, name, 'index.ts');
      return existsSync(entry) ? [entry] : [];
    }),
    outdir: 'out',
    bundle: true,
    splitting: true,
    format: 'esm',
    packages: 'external',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  const messages = outputFiles.flatMap(({ text }) => text.match(/(?<=@paidang\/ui: )\S+ \w+/g) ?? []);
  // Without their providers these cannot do anything, in production either.
  expect(messages.map((words) => words.replace(/<.+>/, '<part>')).sort()).toEqual([
    '<part> must',
    'useTheme was',
    'useToast was',
  ]);
});
