import type { Meta, StoryObj } from '@storybook/react-vite';
import { Send } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { InEveryState } from '../foundations/in-every-state';
import { still } from '../foundations/story-states';
import { Button } from './button';

const meta = {
  title: 'UI/Button 按鈕 (submit, action, cta)',
  id: 'ui-button',
  tags: ['actions-動作'],
  component: Button,
  args: { children: '送出提案', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { variant: 'ink', size: 'md', busy: false, disabled: false, icon: <Send size={16} strokeWidth={1.75} /> },
};

/** Hovered, focused and pressed. */
export const Interaction: Story = {
  render: (args) => (
    <InEveryState>
      {() =>
        (['ink', 'line', 'ghost', 'danger'] as const).map((variant) => (
          <Button key={variant} {...args} variant={variant}>
            {variant === 'danger' ? '刪除' : '送出'}
          </Button>
        ))
      }
    </InEveryState>
  ),
};

export const Variants: Story = {
  render: (args) => (
    <div className="pd:flex pd:flex-wrap pd:gap-4">
      {(['ink', 'line', 'ghost', 'danger'] as const).map((variant) => (
        <Button key={variant} {...args} variant={variant}>
          {variant === 'danger' ? '刪除' : '送出'}
        </Button>
      ))}
    </div>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <div className="pd:flex pd:flex-wrap pd:items-center pd:gap-4">
      <Button {...args} size="sm">
        小32
      </Button>
      <Button {...args} size="md">
        中40
      </Button>
      <Button {...args} size="lg">
        大48
      </Button>
    </div>
  ),
};

export const Disabled: Story = {
  render: (args) => (
    <div className="pd:flex pd:flex-wrap pd:gap-4">
      {(['ink', 'line', 'ghost', 'danger'] as const).map((variant) => (
        <Button key={variant} {...args} variant={variant} disabled>
          停用
        </Button>
      ))}
    </div>
  ),
};

/** Off, but pressed: pressing it says what is missing. */
export const Off: Story = {
  render: (args) => (
    <div className="pd:flex pd:flex-wrap pd:gap-3">
      {(['ink', 'line', 'ghost', 'danger'] as const).map((variant) => (
        <Button key={variant} {...args} variant={variant} off>
          送出提案
        </Button>
      ))}
    </div>
  ),
};

export const Busy: Story = {
  args: { variant: 'ink', busy: true, children: '送出中' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '送出中' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const AsLink: Story = {
  args: { asChild: true, variant: 'ink', children: <a href="#guide">看合作流程</a> },
};

export const LongChinese: Story = {
  args: { children: '確認這一版創意大綱並通知創作者開始撰寫腳本' },
  globals: { viewport: { value: 'narrow' } },
};

export const LongLatin: Story = {
  args: { children: 'Donaudampfschifffahrtsgesellschaftskapitaen' },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { ...Variants, tags: ['!test'], parameters: { theme: 'dark' } };

export const BusyDark: Story = { ...Busy, tags: ['!test'], parameters: { theme: 'dark' } };

export const ReducedMotion: Story = still(Busy);
