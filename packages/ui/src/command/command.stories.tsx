import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText, FolderClosed, Plus } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Card } from '../card';
import { InEveryState } from '../foundations/in-every-state';
import { zoomed } from '../foundations/story-states';
import { Command, CommandEmpty, CommandGroup, CommandInput, CommandItem, CommandList } from '.';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
const onSelect = fn();

interface ExampleProps {
  words?: string;
  label?: string;
}

function Example({ words = '夜間修護精華｜一週實測', label = '前往或執行' }: ExampleProps) {
  return (
    <Card className="pd:max-w-120 pd:overflow-hidden pd:p-0">
      <Command label={label} loop>
        <CommandInput placeholder="找專案、文件，或要做的事" />
        <CommandList label={label}>
          <CommandEmpty>找不到這樣的項目</CommandEmpty>
          <CommandGroup heading="專案">
            <CommandItem icon={<FolderClosed {...icon} />} aside="山眠" onSelect={onSelect}>
              {words}
            </CommandItem>
            <CommandItem icon={<FileText {...icon} />} aside="大綱 v3" onSelect={onSelect}>
              凌晨一點的書桌
            </CommandItem>
          </CommandGroup>
          <CommandGroup heading="動作">
            <CommandItem icon={<Plus {...icon} />} onSelect={onSelect}>
              新增專案
            </CommandItem>
            <CommandItem icon={<Plus {...icon} />} disabled>
              結案
            </CommandItem>
          </CommandGroup>
        </CommandList>
      </Command>
    </Card>
  );
}

const meta = {
  title: 'UI/Command 指令面板 (command palette, quick actions)',
  id: 'ui-command',
  tags: ['layers-浮層'],
  component: Example,
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { words: '夜間修護精華｜一週實測' } };

/** Hovered, focused and pressed. */
export const Interaction: Story = {
  render: () => <InEveryState>{(state) => <Example label={state} />}</InEveryState>,
};

export const DisabledCommand: Story = {};

export const Typing: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), '新增');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(onSelect).toHaveBeenCalled();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), '沒有這個');
    await expect(await canvas.findByText('找不到這樣的項目')).toBeVisible();
  },
};

export const LongWords: Story = {
  args: { words: 'Donaudampfschifffahrtsgesellschaftskapitaenskajuetentuer，在地小吃、老屋與山林，慢慢走也慢慢拍' },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { tags: ['!test'], parameters: { theme: 'dark' } };

export const Zoom200: Story = zoomed(LongWords);
