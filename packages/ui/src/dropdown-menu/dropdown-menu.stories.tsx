import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { expect, within } from 'storybook/test';
import { stateClasses } from '../foundations/in-every-state';
import { zoomed } from '../foundations/story-states';
import { IconButton } from '../icon-button';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '.';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface ExampleProps extends ComponentProps<typeof DropdownMenu> {
  /** Text of the first item. */
  first?: string;
}

function Example({ first = '重新命名', ...props }: ExampleProps) {
  return (
    <DropdownMenu {...props}>
      <DropdownMenuTrigger asChild>
        <IconButton label="更多">
          <Ellipsis size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuGroup>
          <DropdownMenuLabel>創意大綱</DropdownMenuLabel>
          <DropdownMenuItem icon={<Pencil {...icon} />}>{first}</DropdownMenuItem>
          <DropdownMenuItem icon={<Download {...icon} />} disabled>
            下載 Word 檔
          </DropdownMenuItem>
          <DropdownMenuCheckboxItem checked>顯示修改處</DropdownMenuCheckboxItem>
        </DropdownMenuGroup>
        <DropdownMenuSeparator />
        <DropdownMenuItem tone="danger" icon={<Trash2 {...icon} />}>
          刪除草稿
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

const meta = {
  title: 'UI/DropdownMenu 選單 (menu, context menu, overflow menu, kebab)',
  id: 'ui-dropdownmenu',
  tags: ['layers-浮層'],
  component: Example,
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { defaultOpen: true } };

/** One item of each kind in one state; Radix calls an item highlighted if it is hovered or focused. */
function RowsInEveryState() {
  return (['平時', '滑過', '焦點', '按下'] as const).map((state) => {
    const held = state === '平時' ? {} : { 'data-highlighted': '', className: stateClasses[state].join(' ') };
    return (
      <DropdownMenuGroup key={state}>
        <DropdownMenuLabel>{state}</DropdownMenuLabel>
        <DropdownMenuItem {...held}>重新命名</DropdownMenuItem>
        <DropdownMenuCheckboxItem checked {...held}>
          顯示修改處
        </DropdownMenuCheckboxItem>
        <DropdownMenuItem tone="danger" {...held}>
          刪除
        </DropdownMenuItem>
      </DropdownMenuGroup>
    );
  });
}

/** Hovered, focused and pressed. */
export const Interaction: Story = {
  render: () => (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>
        <IconButton label="更多">
          <Ellipsis {...icon} size={20} />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <RowsInEveryState />
      </DropdownMenuContent>
    </DropdownMenu>
  ),
};

export const Open: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await within(document.body).findByRole('menuitem', { name: '重新命名' })).toHaveFocus();
  },
};

export const Dark: Story = { ...Open, tags: ['!test'], parameters: { theme: 'dark' } };

export const LongText: Story = {
  args: {
    defaultOpen: true,
    first: '重新命名這一份創意大綱，連同它的三個版本：Donaudampfschifffahrtsgesellschaftskapitaen',
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Zoom200: Story = zoomed(Open);
