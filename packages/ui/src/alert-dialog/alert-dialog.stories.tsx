import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, type ButtonProps } from '../button';
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
  open?: boolean;
  action?: ButtonProps['variant'];
}

function Example({ open, action = 'ink' }: ExampleProps) {
  return (
    <AlertDialog defaultOpen={open}>
      <AlertDialogTrigger asChild>
        <Button>離開</Button>
      </AlertDialogTrigger>
      <AlertDialogContent>
        <AlertDialogTitle>離開會中斷上傳</AlertDialogTitle>
        <AlertDialogDescription>影片還在背景上傳，離開後無法接續，之後要從頭再傳一次。</AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel>離開</AlertDialogCancel>
          <AlertDialogAction variant={action}>留在這頁</AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}

const meta = {
  title: 'UI/AlertDialog',
  component: Example,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { open: true, action: 'ink' } };

export const Open: Story = { args: { open: true } };

export const Danger: Story = { args: { open: true, action: 'danger' } };

export const Narrow: Story = { args: { open: true }, globals: { viewport: { value: 'narrow' } } };

export const Dark: Story = { args: { open: true }, parameters: { theme: 'dark' } };
