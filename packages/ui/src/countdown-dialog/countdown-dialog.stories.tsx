import type { Meta, StoryObj } from '@storybook/react-vite';
import { Send } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Avatar } from '../avatar';
import { InEveryState } from '../foundations/in-every-state';
import { zoomed } from '../foundations/story-states';
import {
  CountdownDialog,
  CountdownDialogAction,
  CountdownDialogCancel,
  CountdownDialogClock,
  CountdownDialogContent,
  CountdownDialogDescription,
  CountdownDialogFooter,
  type CountdownDialogProps,
  CountdownDialogStatus,
  CountdownDialogTitle,
} from '.';

interface QuestionProps extends CountdownDialogProps {
  title?: string;
  actions?: [string, string];
}

function Question({
  title = '是否傳送 LINE 通知給網紅？',
  actions: [cancel, send] = ['不傳送', '傳送'],
  ...props
}: QuestionProps) {
  return (
    <CountdownDialog {...props}>
      <CountdownDialogContent labels={{ remaining: (seconds) => `${seconds}秒後自動關閉，不會傳送` }}>
        <CountdownDialogClock />
        <CountdownDialogTitle>{title}</CountdownDialogTitle>
        <CountdownDialogDescription>
          修改意見已經送出。阿澄平常看LINE比較快，要不要也傳一則？
        </CountdownDialogDescription>
        <div className="pd:mt-5 pd:flex pd:w-full pd:items-center pd:gap-3 pd:rounded-control pd:bg-sunken pd:px-4 pd:py-3 pd:text-left pd:text-13 pd:text-ink-2">
          <Avatar name="山眠" decorative />
          山眠看完《夜間修護精華》A copy了，有4則修改意見，B copy請於12/09前交片。
        </div>
        <CountdownDialogFooter>
          <CountdownDialogCancel>{cancel}</CountdownDialogCancel>
          <CountdownDialogAction icon={<Send size={16} strokeWidth={1.75} />}>{send}</CountdownDialogAction>
        </CountdownDialogFooter>
        <CountdownDialogStatus />
      </CountdownDialogContent>
    </CountdownDialog>
  );
}

const meta = {
  title: 'UI/CountdownDialog 倒數對話框 (timed dialog)',
  id: 'ui-countdown-dialog',
  tags: ['layers-浮層'],
  component: CountdownDialog,
  args: { defaultOpen: true, seconds: 15, onTimeout: fn(), onOpenChange: fn() },
  argTypes: { children: { control: false } },
  render: (args) => <Question {...args} />,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
} satisfies Meta<typeof CountdownDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const stop: Story['play'] = async () => {
  await userEvent.click(await screen.findByRole('button', { name: '停止倒數' }));
};

export const Default: Story = { play: stop };

export const Playground: Story = { args: { seconds: 30 }, play: stop };

/** Hovered, focused and pressed. */
export const Interaction: Story = {
  render: (args) => (
    <CountdownDialog {...args}>
      <CountdownDialogContent>
        <CountdownDialogTitle className="pd:mb-5">是否傳送 LINE 通知給網紅？</CountdownDialogTitle>
        <InEveryState>
          {() => (
            <>
              <CountdownDialogCancel>不傳送</CountdownDialogCancel>
              <CountdownDialogAction>傳送</CountdownDialogAction>
            </>
          )}
        </InEveryState>
        <CountdownDialogStatus />
      </CountdownDialogContent>
    </CountdownDialog>
  ),
  play: stop,
};

export const Paused: Story = {
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.tab();
    await waitFor(() =>
      expect(dialog.querySelector('[data-slot="countdown-dialog-clock"]')).toHaveAttribute('data-state', 'paused'),
    );
  },
};

export const Narrow: Story = { play: stop, globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { play: stop, parameters: { theme: 'dark' } };

export const LongText: Story = {
  render: (args) => (
    <Question
      {...args}
      title="是否傳送LINE通知給Donaudampfschifffahrtsgesellschaftskapitaen和其他三位創作者？"
      actions={['這一次先不要傳送通知給任何人', '傳送通知給所有還沒看過的創作者']}
    />
  ),
  play: stop,
  globals: { viewport: { value: 'narrow' } },
};

export const Zoom200: Story = zoomed(Default);
