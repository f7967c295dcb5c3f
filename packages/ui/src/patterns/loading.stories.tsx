import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button';
import { LoadingOverlay } from '../loading-overlay';
import { Progress } from '../progress';
import { Skeleton } from '../skeleton';

function WaitingList() {
  return (
    <ul aria-busy="true" aria-label="讀取專案中" className="pd:grid pd:max-w-[640px]">
      {['60%', '72%', '48%'].map((width) => (
        <li key={width} className="pd:flex pd:items-center pd:gap-4 pd:border-b pd:border-line pd:py-4">
          <Skeleton shape="circle" />
          <span className="pd:grid pd:flex-1 pd:gap-2">
            <Skeleton style={{ width }} />
            <Skeleton className="pd:max-w-24" />
          </span>
        </li>
      ))}
    </ul>
  );
}

const meta = {
  title: 'Patterns/Loading 載入',
  id: 'patterns-loading',
  tags: ['!autodocs', 'feedback-回饋'],
  component: WaitingList,
} satisfies Meta<typeof WaitingList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {};

export const InAButton: Story = {
  render: () => (
    <Button variant="ink" busy>
      送出中
    </Button>
  ),
};

export const WithProgress: Story = {
  render: () => (
    <div className="pd:max-w-[400px]">
      <Progress label="上傳中" value={56} />
    </div>
  ),
};

function Sending() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>交件</Button>
      <LoadingOverlay open={open} />
    </>
  );
}

export const NotToBeInterrupted: Story = { render: () => <Sending /> };

export const Dark: Story = { tags: ['!test'], parameters: { theme: 'dark' } };
