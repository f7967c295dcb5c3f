import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Pin, Trash2 } from 'lucide-react';
import { userEvent, within } from 'storybook/test';
import { stateClasses } from '../foundations/in-every-state';
import { zoomed } from '../foundations/story-states';
import {
  ContextMenu,
  ContextMenuCheckboxItem,
  ContextMenuContent,
  ContextMenuGroup,
  ContextMenuItem,
  ContextMenuLabel,
  ContextMenuSeparator,
  ContextMenuSub,
  ContextMenuSubContent,
  ContextMenuSubTrigger,
  ContextMenuTrigger,
} from '.';

interface ExampleProps {
  /** Text of the first item. */
  first: string;
}

function Example({ first }: ExampleProps) {
  return (
    <ContextMenu>
      <ContextMenuTrigger asChild>
        <button
          type="button"
          className="pd:grid pd:h-44 pd:w-full pd:max-w-120 pd:place-items-center pd:rounded-card pd:border pd:border-dashed pd:border-line-strong pd:bg-surface pd:text-ink-2"
        >
          在這裡按右鍵、長按，或按Shift+F10
        </button>
      </ContextMenuTrigger>
      <ContextMenuContent aria-label="留言的動作">
        <ContextMenuItem icon={<Copy aria-hidden="true" size={16} strokeWidth={1.75} />} shortcut="Ctrl+C">
          {first}
        </ContextMenuItem>
        <ContextMenuItem icon={<Pin aria-hidden="true" size={16} strokeWidth={1.75} />}>釘選</ContextMenuItem>
        <ContextMenuCheckboxItem checked>通知我回覆</ContextMenuCheckboxItem>
        <ContextMenuItem disabled>移到其他版本</ContextMenuItem>
        <ContextMenuSub>
          <ContextMenuSubTrigger>標記為</ContextMenuSubTrigger>
          <ContextMenuSubContent>
            <ContextMenuItem>待討論</ContextMenuItem>
            <ContextMenuItem>已採用</ContextMenuItem>
          </ContextMenuSubContent>
        </ContextMenuSub>
        <ContextMenuSeparator />
        <ContextMenuLabel>無法復原</ContextMenuLabel>
        <ContextMenuItem tone="danger" icon={<Trash2 aria-hidden="true" size={16} strokeWidth={1.75} />}>
          刪除
        </ContextMenuItem>
      </ContextMenuContent>
    </ContextMenu>
  );
}

const meta = {
  title: 'UI/ContextMenu 右鍵選單',
  id: 'ui-contextmenu',
  tags: ['layers-浮層'],
  component: Example,
  args: { first: '複製文字' },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvasElement }) => {
  const area = within(canvasElement).getByRole('button');
  area.focus();
  await userEvent.pointer({ keys: '[MouseRight]', target: area });
  await within(canvasElement.ownerDocument.body).findByRole('menu');
};

export const Default: Story = {};

export const Playground: Story = { args: { first: '複製這一段' } };

/** One row of each kind in one state; highlighted is what Radix calls a row with the pointer or the focus. */
function RowsInEveryState() {
  return (['平時', '滑過', '焦點', '按下'] as const).map((state) => {
    const held = state === '平時' ? {} : { 'data-highlighted': '', className: stateClasses[state].join(' ') };
    return (
      <ContextMenuGroup key={state}>
        <ContextMenuLabel>{state}</ContextMenuLabel>
        <ContextMenuItem {...held}>重新命名</ContextMenuItem>
        <ContextMenuCheckboxItem checked {...held}>
          顯示修改處
        </ContextMenuCheckboxItem>
        <ContextMenuItem tone="danger" {...held}>
          刪除
        </ContextMenuItem>
      </ContextMenuGroup>
    );
  });
}

/** Under the pointer, focused and pressed. */
export const Interaction: Story = {
  render: () => (
    <ContextMenu>
      <ContextMenuTrigger asChild>
        <button type="button">留言</button>
      </ContextMenuTrigger>
      <ContextMenuContent aria-label="留言的動作">
        <RowsInEveryState />
      </ContextMenuContent>
    </ContextMenu>
  ),
  play: open,
};

export const Open: Story = { play: open };

export const LongText: Story = {
  args: { first: '複製這一段文字，連同它引用的腳本段落與時間碼，貼到聊天室的輸入框' },
  play: open,
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { play: open, parameters: { theme: 'dark' } };

export const Zoom200: Story = zoomed(Open);
