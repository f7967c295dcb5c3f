import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button';
import { InEveryState } from '../foundations/in-every-state';
import { zoomed } from '../foundations/story-states';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
  AlertDialogTrigger,
} from '.';

interface ExampleProps {
  title?: string;
  text?: string;
  open?: boolean;
  /** The action is destructive. */
  danger?: boolean;
}

function Example({
  title = '離開會中斷上傳',
  text = '影片還在背景上傳，離開後無法接續，之後要從頭再傳一次。',
  open,
  danger,
}: ExampleProps) {
  return (
    <AlertDialog defaultOpen={open}>
      <AlertDialogTrigger asChild>
        <Button>離開</Button>
      </AlertDialogTrigger>
      <AlertDialogContent>
        <AlertDialogTitle>{title}</AlertDialogTitle>
        <AlertDialogDescription>{text}</AlertDialogDescription>
        <AlertDialogFooter>
          {danger ? (
            <>
              <AlertDialogCancel>先不要</AlertDialogCancel>
              <AlertDialogAction variant="danger">確定離開</AlertDialogAction>
            </>
          ) : (
            <>
              <AlertDialogAction variant="ghost">離開</AlertDialogAction>
              <AlertDialogCancel variant="ink">留在這頁</AlertDialogCancel>
            </>
          )}
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}

const meta = {
  title: 'UI/AlertDialog 確認對話框 (confirm, prompt)',
  id: 'ui-alertdialog',
  tags: ['layers-浮層'],
  component: Example,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { open: true, danger: false } };

/** Hovered, focused and pressed. */
export const Interaction: Story = {
  render: () => (
    <AlertDialog defaultOpen>
      <AlertDialogContent onOpenAutoFocus={(event) => event.preventDefault()}>
        <AlertDialogTitle>確定移除這個版本</AlertDialogTitle>
        <AlertDialogDescription className="pd:mb-5">移除後無法復原。</AlertDialogDescription>
        <InEveryState>
          {() => (
            <>
              <AlertDialogCancel>先不要</AlertDialogCancel>
              <AlertDialogAction variant="danger">確定移除</AlertDialogAction>
            </>
          )}
        </InEveryState>
      </AlertDialogContent>
    </AlertDialog>
  ),
};

export const Open: Story = { args: { open: true } };

export const Danger: Story = { args: { open: true, danger: true } };

export const Narrow: Story = { args: { open: true }, globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { args: { open: true }, parameters: { theme: 'dark' } };

export const LongText: Story = {
  args: {
    open: true,
    title: '離開會中斷「夜間修護精華一週實測」第三版影片的上傳，已經傳好的部分也不會保留',
    text: `Donaudampfschifffahrtsgesellschaftskapitaensmuetzenabzeichen.mp4 ${'離開後無法接續，之後要從頭再傳一次。'.repeat(12)}`,
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Zoom200: Story = zoomed(LongText);
