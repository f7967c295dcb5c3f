import type { Meta, StoryObj } from '@storybook/react-vite';
import { InEveryState } from '../foundations/in-every-state';
import { ScrollArea } from '.';

const versions = Array.from(
  { length: 24 },
  (_, index) => `v${24 - index} · 阿澄 · 11/${String(24 - index).padStart(2, '0')}`,
);

const list = (
  <ul className="pd:px-4 pd:py-2">
    {versions.map((version) => (
      <li key={version} className="pd:border-b pd:border-line pd:py-2.5">
        {version}
      </li>
    ))}
  </ul>
);

const meta = {
  title: 'UI/ScrollArea 捲動區 (scrollbar)',
  id: 'ui-scrollarea',
  tags: ['base-基礎'],
  component: ScrollArea,
  args: {
    label: '版本',
    className: 'pd:h-72 pd:max-w-80 pd:rounded-card pd:border pd:border-line pd:bg-surface',
    children: list,
  },
} satisfies Meta<typeof ScrollArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { type: 'always', orientation: 'vertical' } };

/** Hovered, focused and pressed. */
export const Interaction: Story = {
  args: { className: 'pd:h-24 pd:w-full pd:max-w-80 pd:rounded-card pd:border pd:border-line pd:bg-surface' },
  render: (args) => (
    <InEveryState>{(state) => <ScrollArea {...args} type="always" label={`版本（${state}）`} />}</InEveryState>
  ),
};

export const Short: Story = { args: { children: <p className="pd:p-4">只有一個版本時沒有捲軸。</p> } };

export const Horizontal: Story = {
  args: {
    orientation: 'horizontal',
    label: '時間軸',
    className: 'pd:max-w-80 pd:rounded-card pd:border pd:border-line pd:bg-surface',
    children: (
      <div className="pd:flex pd:gap-2 pd:p-4 pd:pb-5">
        {versions.map((version) => (
          <span
            key={version}
            className="pd:shrink-0 pd:rounded-control pd:bg-sunken pd:px-3 pd:py-2 pd:whitespace-nowrap"
          >
            {version}
          </span>
        ))}
      </div>
    ),
  },
};

export const Both: Story = {
  args: {
    orientation: 'both',
    children: <div className="pd:w-250 pd:p-4">{list}</div>,
  },
};

export const LongText: Story = {
  args: {
    children: <p className="pd:p-4">{`Donaudampfschifffahrtsgesellschaftskapitaen${'很長的說明文字。'.repeat(80)}`}</p>,
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { args: { type: 'always' }, parameters: { theme: 'dark' } };
