import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button';
import { InEveryState } from '../foundations/in-every-state';
import { LayerFrame } from '../foundations/layer-frame';
import { zoomed } from '../foundations/story-states';
import { Sheet, SheetClose, SheetContent, type SheetContentProps, SheetDescription, SheetTitle, SheetTrigger } from '.';

interface ExampleProps {
  title?: string;
  open?: boolean;
  side?: SheetContentProps['side'];
  paragraphs?: number;
}

function Example({ title = '留言板', open, side, paragraphs = 2 }: ExampleProps) {
  return (
    <Sheet defaultOpen={open}>
      <SheetTrigger asChild>
        <Button>留言</Button>
      </SheetTrigger>
      <SheetContent side={side}>
        <header className="pd:flex pd:items-start pd:gap-2 pd:border-b pd:border-line pd:px-5 pd:py-3">
          <div className="pd:min-w-0 pd:flex-1">
            <SheetTitle>{title}</SheetTitle>
            <SheetDescription>創意大綱 v2</SheetDescription>
          </div>
          <SheetClose />
        </header>
        <div className="pd:px-5 pd:py-4 pd:text-15">
          {Array.from({ length: paragraphs }, (_, row) => `第 ${row + 1} 則：朋友入鏡要記得簽肖像同意書。`).map(
            (text) => (
              <p key={text}>{text}</p>
            ),
          )}
        </div>
      </SheetContent>
    </Sheet>
  );
}

const meta = {
  title: 'UI/Sheet 抽屜 (drawer, side panel, bottom sheet)',
  id: 'ui-sheet',
  tags: ['layers-浮層'],
  component: Example,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { open: true, side: 'right', paragraphs: 2 } };

/** Hovered, focused and pressed. */
export const Interaction: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <InEveryState>
      {(state) => (
        <LayerFrame className="pd:h-36">
          <Sheet open modal={false}>
            <SheetContent
              side="bottom"
              aria-describedby={undefined}
              onOpenAutoFocus={(event) => event.preventDefault()}
            >
              <div className="pd:flex pd:items-center pd:px-5 pd:py-2">
                <SheetTitle className="pd:flex-1">留言板（{state}）</SheetTitle>
                <SheetClose />
              </div>
            </SheetContent>
          </Sheet>
        </LayerFrame>
      )}
    </InEveryState>
  ),
};

export const Right: Story = { args: { open: true } };

export const Left: Story = { args: { open: true, side: 'left' } };

export const Bottom: Story = { args: { open: true, side: 'bottom' }, globals: { viewport: { value: 'phone' } } };

export const BottomLong: Story = {
  args: { open: true, side: 'bottom', paragraphs: 60 },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { args: { open: true }, parameters: { theme: 'dark' } };

export const LongText: Story = {
  args: {
    open: true,
    paragraphs: 40,
    title: '夜間修護精華一週實測的留言板：Donaudampfschifffahrtsgesellschaftskapitaenskajuetentuer',
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Zoom200: Story = zoomed(LongText);
