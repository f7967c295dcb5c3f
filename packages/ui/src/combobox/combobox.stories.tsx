import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { userEvent, within } from 'storybook/test';
import { Field } from '../field';
import { InEveryState } from '../foundations/in-every-state';
import { zoomed } from '../foundations/story-states';
import { Combobox, type ComboboxOption } from '.';

const brands: ComboboxOption<string>[] = [
  { value: 'shanmian', label: '山眠茶飲', hint: '茶飲 · 台北', keywords: 'tea' },
  { value: 'island', label: '小島書店', hint: '書店 · 花蓮' },
  { value: 'camp', label: '山行戶外', hint: '暫停合作', disabled: true },
  { value: 'soap', label: '山嵐手工皂', hint: '生活 · 台東' },
];

const many = Array.from({ length: 10_000 }, (_, index) => ({ value: `${index}`, label: `創作者${index + 1}號` }));

const meta = {
  title: 'UI/Combobox 搜尋選單 (autocomplete, autosuggest, typeahead)',
  id: 'ui-combobox',
  tags: ['forms-表單'],
  component: Combobox,
  args: { 'aria-label': '品牌', options: brands, placeholder: '搜尋品牌' },
  decorators: [
    (Story) => (
      <div className="pd:min-h-96 pd:max-w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('combobox'));
};

const search =
  (text: string): Story['play'] =>
  async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), text);
  };

export const Default: Story = {};

export const Playground: Story = {
  args: { size: 'md', prefix: <Search aria-hidden="true" size={16} strokeWidth={1.75} /> },
};

export const Open: Story = { args: { defaultValue: 'island' }, play: open };

export const Searching: Story = { play: search('山') };

export const NothingFound: Story = { play: search('咖啡') };

export const TenThousand: Story = { args: { 'aria-label': '創作者', options: many }, play: open };

/** A timer here; in a product a request, of which only the last response counts. */
function Remote({ delay }: { delay: number }) {
  const [found, setFound] = useState<ComboboxOption<string>[]>([]);
  const [loading, setLoading] = useState(false);
  const [timer, setTimer] = useState(0);
  return (
    <Combobox
      aria-label="品牌"
      placeholder="輸入品牌名稱"
      options={found}
      filter={null}
      loading={loading}
      emptyLabel="輸入至少一個字開始搜尋"
      onQueryChange={(query) => {
        window.clearTimeout(timer);
        setFound([]);
        setLoading(query !== '');
        if (query === '') return;
        setTimer(
          window.setTimeout(() => {
            setLoading(false);
            setFound(brands.filter(({ label }) => label.includes(query)));
          }, delay),
        );
      }}
    />
  );
}

export const Async: Story = { render: () => <Remote delay={600} /> };

export const Loading: Story = { args: { options: [], loading: true }, play: open };

export const InField: Story = {
  render: (args) => (
    <Field label="合作品牌" hint="找不到時可以請廠商先註冊" required>
      <Combobox {...args} aria-label={undefined} />
    </Field>
  ),
};

export const Invalid: Story = {
  render: (args) => (
    <Field label="合作品牌" error="請選擇一個品牌，才能送出提案">
      <Combobox {...args} aria-label={undefined} />
    </Field>
  ),
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'soap' } };

export const LongText: Story = {
  args: {
    defaultValue: 'long',
    options: [
      { value: 'long', label: '山眠茶飲股份有限公司台北信義旗艦門市與線上商店聯合企劃部', hint: '說明'.repeat(40) },
      { value: 'latin', label: 'Donaudampfschifffahrtsgesellschaftskapitaenskajuetentuerschluessel' },
    ],
  },
  play: open,
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { ...Open, tags: ['!test'], parameters: { theme: 'dark' } };

/** Hovered, focused and pressed. */
export const Interaction: Story = {
  render: (args) => <InEveryState>{(state) => <Combobox {...args} aria-label={state} />}</InEveryState>,
};

export const Zoom200: Story = zoomed(Open);
