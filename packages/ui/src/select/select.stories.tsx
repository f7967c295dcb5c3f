import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from './select';

const meta = {
  title: 'UI/Select 下拉選單',
  id: 'ui-select',
  tags: ['forms-表單'],
  component: Select,
  args: {
    'aria-label': '任務類型',
    placeholder: '選擇任務類型',
    options: [
      { value: 'video', label: '影片' },
      { value: 'short', label: '短影音' },
      { value: 'story', label: '限時動態' },
      { value: 'post', label: '圖文' },
      { value: 'live', label: '直播', disabled: true },
    ],
  },
  decorators: [
    (Story) => (
      <div className="pd:min-h-64 pd:max-w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'md', defaultValue: 'short' } };

/**
 * Radix keeps the focus inside an open list and hides the page behind it with `aria-hidden`; axe allows that of dialogs
 * only. Unlike its menu, Radix's select has no `modal={false}`, and making the page `inert` instead keeps Radix from
 * giving the focus back to the trigger. Nothing hidden can be reached: Tab is held and the page takes no presses.
 */
const openList = { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } };

export const Open: Story = { args: { defaultValue: 'short', defaultOpen: true }, parameters: openList };

export const Invalid: Story = { args: { 'aria-invalid': true } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'short' } };

export const LongOptions: Story = {
  args: {
    defaultValue: 'long',
    options: [
      { value: 'long', label: '上線前一週開始每天一則限時動態，共七則，最後一則附購買連結' },
      { value: 'latin', label: 'Donaudampfschifffahrtsgesellschaftskapitaenskajuetentuer' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};

export const OpenDark: Story = { ...Open, parameters: { ...openList, theme: 'dark' } };
