import type { Meta, StoryObj } from '@storybook/react-vite';
import { InEveryState } from '../foundations/in-every-state';
import { Switch } from './switch';

const meta = {
  title: 'UI/Switch 開關 (toggle)',
  id: 'ui-switch',
  tags: ['forms-表單'],
  component: Switch,
  args: { label: '收到通知時播放音效' },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { defaultChecked: true, disabled: false } };

/** Hovered, focused and pressed. */
export const Interaction: Story = {
  render: () => (
    <InEveryState>
      {() => (
        <>
          <Switch label="關" />
          <Switch label="開" defaultChecked />
        </>
      )}
    </InEveryState>
  ),
};

export const States: Story = {
  render: () => (
    <div className="pd:flex pd:flex-wrap pd:gap-4">
      <Switch label="關" />
      <Switch label="開" defaultChecked />
      <Switch label="停用" disabled />
      <Switch label="停用，開" disabled defaultChecked />
      <Switch aria-label="只有開關" />
    </div>
  ),
};

export const LongText: Story = {
  render: () => (
    <div className="pd:grid pd:gap-4">
      <Switch label="每天早上九點把還沒回覆的事情整理成一封信寄給我，週末和國定假日不寄" />
      <Switch label="Donaudampfschifffahrtsgesellschaftskapitaenskajuetentuer" />
    </div>
  ),
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { ...States, tags: ['!test'], parameters: { theme: 'dark' } };
