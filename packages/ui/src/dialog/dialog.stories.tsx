import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button';
import { InEveryState } from '../foundations/in-every-state';
import { LayerFrame } from '../foundations/layer-frame';
import { zoomed } from '../foundations/story-states';
import {
  Dialog,
  DialogClose,
  DialogContent,
  type DialogContentProps,
  DialogDescription,
  DialogFooter,
  DialogTitle,
  DialogTrigger,
} from '.';

interface ExampleProps {
  open?: boolean;
  size?: DialogContentProps['size'];
  title?: string;
  text?: string;
}

function Example({ open, size, title = '重新命名專案', text = '雙方都會看到新的名稱。' }: ExampleProps) {
  return (
    <Dialog defaultOpen={open}>
      <DialogTrigger asChild>
        <Button>打開</Button>
      </DialogTrigger>
      <DialogContent size={size}>
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{text}</DialogDescription>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="ghost">取消</Button>
          </DialogClose>
          <DialogClose asChild>
            <Button variant="ink">儲存名稱</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

const meta = {
  title: 'UI/Dialog 對話框 (modal, popup window)',
  id: 'ui-dialog',
  tags: ['layers-浮層'],
  component: Example,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { open: true, size: 'md' } };

/** Hovered, focused and pressed. */
export const Interaction: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <InEveryState>
      {(state) => (
        <LayerFrame className="pd:h-48">
          <Dialog open modal={false}>
            <DialogContent size="sm" aria-describedby={undefined} onOpenAutoFocus={(event) => event.preventDefault()}>
              <DialogTitle>重新命名（{state}）</DialogTitle>
              <DialogFooter>
                <DialogClose asChild>
                  <Button variant="ink">儲存名稱</Button>
                </DialogClose>
              </DialogFooter>
            </DialogContent>
          </Dialog>
        </LayerFrame>
      )}
    </InEveryState>
  ),
};

export const Open: Story = { args: { open: true } };

export const Small: Story = { args: { open: true, size: 'sm' } };

export const Large: Story = { args: { open: true, size: 'lg' } };

export const LongText: Story = {
  args: {
    open: true,
    title: '這是一個非常長的標題，長到在任何寬度的對話框裡都必須換成兩行甚至三行才放得下',
    text: '內容比視窗還高的時候，對話框自己捲動，頁面不動。'.repeat(40),
  },
};

export const Narrow: Story = { args: { open: true }, globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { args: { open: true }, parameters: { theme: 'dark' } };

export const Zoom200: Story = zoomed(LongText);
