import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button';
import { Callout } from '../callout';
import { EmptyState } from '../empty-state';

const meta = {
  title: 'Patterns/EmptyStates 空狀態',
  id: 'patterns-empty-states',
  tags: ['!autodocs', 'feedback-回饋'],
  component: EmptyState,
  args: { title: '還沒有專案' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstTime: Story = {
  args: {
    title: '還沒有專案',
    description: '建立第一個專案，邀請創作者一起開始。',
    action: <Button variant="ink">建立專案</Button>,
  },
};

export const OthersMove: Story = {
  args: { title: '還沒有腳本', description: '阿澄送出後會出現在這裡，你會收到通知。' },
};

export const AllDone: Story = { args: { title: '都處理完了', description: '3則留言已標為處理。' } };

export const NothingFound: Story = {
  args: { title: '找不到「行李箱」', description: '換個字，或看看其他篩選。', action: <Button>清除篩選</Button> },
};

export const CouldNotLoad: Story = {
  render: () => (
    <Callout tone="danger" role="alert" title="讀不到專案" action={<Button size="sm">再試一次</Button>}>
      網路連線異常，請檢查網路狀態。你打的字都還在。
    </Callout>
  ),
};

export const Dark: Story = { ...FirstTime, tags: ['!test'], parameters: { theme: 'dark' } };
