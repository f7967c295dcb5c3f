import type { Meta, StoryObj } from '@storybook/react-vite';
import { InEveryState } from '../foundations/in-every-state';
import { Link } from './link';

const meta = {
  title: 'UI/Link 連結 (anchor)',
  id: 'ui-link',
  tags: ['actions-動作'],
  component: Link,
  args: { href: '#flow', children: '看合作流程' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { className: 'pd:text-16' } };

/** Hovered, focused and pressed. */
export const Interaction: Story = {
  render: (args) => <InEveryState>{() => <Link {...args} />}</InEveryState>,
};

export const InText: Story = {
  render: (args) => (
    <p className="pd:text-16">
      送出以後就不能再改，先
      <Link {...args} />
      比較安心。
    </p>
  ),
};

export const LongLatin: Story = {
  args: { children: 'https://film.example/watch/aVeryLongAddressWithoutAnyPlaceToBreakItAtAll' },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { ...InText, tags: ['!test'], parameters: { theme: 'dark' } };
