import { type ReactNode, StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from '../test/render';
import { AlertDialog, AlertDialogContent, AlertDialogTitle } from './alert-dialog';
import { Button } from './button';
import { Card, CardLink } from './card';
import { Checkbox } from './checkbox';
import { Combobox, MultiCombobox } from './combobox';
import { CountdownDialog, CountdownDialogContent, CountdownDialogTitle } from './countdown-dialog';
import { DatePicker } from './date-picker';
import { DateRangePicker } from './date-range-picker';
import { Dialog, DialogContent, DialogTitle } from './dialog';
import { Field } from './field';
import { IconButton } from './icon-button';
import { Input, PasswordInput } from './input';
import { Link } from './link';
import { NumberInput } from './number-input';
import { Popover, PopoverContent } from './popover';
import { RadioGroup } from './radio-group';
import { Rating } from './rating';
import { Segmented } from './segmented';
import { Select } from './select';
import { Sheet, SheetContent, SheetTitle } from './sheet';
import { Stat } from './stat';
import { Switch } from './switch';
import { Table, TableCaption } from './table';
import { Tabs, TabsList } from './tabs';
import { Textarea } from './textarea';
import { TimelineItem } from './timeline';

/** A name that is passed but empty. */
const noName = undefined as never;
const icon = <svg aria-hidden="true" />;

beforeEach(() => {
  vi.mocked(console.error).mockImplementation(() => undefined);
});

const loggedErrors = () => vi.mocked(console.error).mock.calls.map(([words]) => String(words));
const field =
  /^@paidang\/ui: <(\w+)> has no name, so .+\. Put it into a <Field> with a `label`, or give it an aria-label\.$/;

const controls: Record<string, ReactNode> = {
  Input: <Input />,
  Textarea: <Textarea />,
  NumberInput: <NumberInput />,
  Select: <Select options={[]} />,
  Combobox: <Combobox options={[]} />,
  MultiCombobox: <MultiCombobox options={[]} />,
  DatePicker: <DatePicker />,
  DateRangePicker: <DateRangePicker />,
  RadioGroup: <RadioGroup />,
  Segmented: <Segmented options={[]} />,
  Rating: <Rating />,
  Checkbox: <Checkbox label={noName} />,
  Switch: <Switch label={noName} />,
};

test.each(Object.entries(controls))('%s without a name logs one error', async (name, ui) => {
  await render(<StrictMode>{ui}</StrictMode>);
  await expect.poll(loggedErrors).toHaveLength(1);
  expect(loggedErrors()[0]?.match(field)?.[1]).toBe(name);
});

test.each(Object.entries(controls))('%s in a field without a label logs an error too', async (_name, ui) => {
  await render(<Field hint="8個數字">{ui}</Field>);
  await expect.poll(loggedErrors).toHaveLength(1);
});

test.each(Object.entries(controls))('%s gets its name from the field', async (_name, ui) => {
  const screen = await render(<Field label="名稱">{ui}</Field>);
  await expect.element(screen.getByText('名稱')).toBeVisible();
  expect(loggedErrors()).toEqual([]);
});

const others: Record<string, [ui: ReactNode, message: RegExp]> = {
  Button: [<Button key="a" icon={icon} />, /<Button> has no name, .+ Put text inside/],
  'Button asChild': [
    <Button key="a" asChild>
      <button type="button">{icon}</button>
    </Button>,
    /<Button> has no name, .+ Put text inside/,
  ],
  IconButton: [
    <IconButton key="a" label="">
      {icon}
    </IconButton>,
    /<IconButton> has no name, .+ Give it a `label`/,
  ],
  Link: [
    <Link key="a" href="#there">
      {icon}
    </Link>,
    /<Link> has no name, .+ Put text inside/,
  ],
  CardLink: [
    <Card key="a">
      <CardLink href="#there" />
    </Card>,
    /<CardLink> has no name, .+ Put text inside/,
  ],
  TabsList: [
    <Tabs key="a">
      <TabsList />
    </Tabs>,
    /<TabsList> has no name, .+ Give it an aria-label/,
  ],
  Table: [<Table key="a" />, /<Table> has no name, .+ Put a <TableCaption> inside/],
  DialogContent: [
    <Dialog key="a" defaultOpen>
      <DialogContent />
    </Dialog>,
    /<DialogContent> has no name, .+ Put its <DialogTitle> inside/,
  ],
  SheetContent: [
    <Sheet key="a" defaultOpen>
      <SheetContent />
    </Sheet>,
    /<SheetContent> has no name, .+ Put its <SheetTitle> inside/,
  ],
  AlertDialogContent: [
    <AlertDialog key="a" defaultOpen>
      <AlertDialogContent />
    </AlertDialog>,
    /<AlertDialogContent> has no name, .+ Put its <AlertDialogTitle> inside/,
  ],
  CountdownDialogContent: [
    <CountdownDialog key="a" defaultOpen>
      <CountdownDialogContent />
    </CountdownDialog>,
    /<CountdownDialogContent> has no name, .+ Put its <CountdownDialogTitle> inside/,
  ],
  PopoverContent: [
    <Popover key="a" defaultOpen>
      <PopoverContent label={noName} />
    </Popover>,
    /<PopoverContent> has no name, .+ Give it a `label`/,
  ],
  Stat: [<Stat key="a" label="觀看" value="3" />, /<Stat> is outside a list, .+ <StatList>/],
  TimelineItem: [<TimelineItem key="a">送出</TimelineItem>, /<TimelineItem> is outside a list, .+ <Timeline>/],
};

test.each(Object.entries(others))(
  '%s, which only works for sighted users, logs one error',
  async (_name, [ui, words]) => {
    await render(<StrictMode>{ui}</StrictMode>);
    await expect.poll(loggedErrors).toHaveLength(1);
    expect(loggedErrors()[0]).toMatch(words);
  },
);

test('every way of naming counts', async () => {
  const screen = await render(
    <>
      <label htmlFor="budget">預算</label>
      <Input id="budget" />
      <p id="theirs">類型</p>
      <Select options={[]} aria-labelledby="theirs" />
      <PasswordInput title="密碼" showLabel="顯示" hideLabel="隱藏" />
      <Link href="#there">
        <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="山眠" />
      </Link>
      <Button aria-label="更多">{icon}</Button>
      <Table>
        <TableCaption visuallyHidden>成效</TableCaption>
      </Table>
      <Dialog defaultOpen modal={false}>
        <DialogContent closeLabel={null}>
          <DialogTitle>送出</DialogTitle>
        </DialogContent>
      </Dialog>
      <Sheet defaultOpen modal={false}>
        <SheetContent>
          <SheetTitle>留言</SheetTitle>
        </SheetContent>
      </Sheet>
      <AlertDialog defaultOpen>
        <AlertDialogContent>
          <AlertDialogTitle>離開？</AlertDialogTitle>
        </AlertDialogContent>
      </AlertDialog>
      <CountdownDialog defaultOpen>
        <CountdownDialogContent>
          <CountdownDialogTitle>傳送？</CountdownDialogTitle>
        </CountdownDialogContent>
      </CountdownDialog>
      <p>之後</p>
    </>,
  );
  await expect.element(screen.getByText('傳送？')).toBeVisible();
  expect(loggedErrors()).toEqual([]);
});

afterEach(() => {
  vi.mocked(console.error).mockClear();
});
