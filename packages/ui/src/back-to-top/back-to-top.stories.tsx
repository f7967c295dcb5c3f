import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { InEveryState } from '../foundations/in-every-state';
import { LayerFrame } from '../foundations/layer-frame';
import { BackToTop } from '.';

interface ExampleProps {
  /** Initial scroll distance in px. */
  scrolled?: number;
  /** Accessible name of the scrolling element. */
  label?: string;
  /** Whether each row can be opened. */
  links?: boolean;
}

function Example({ scrolled = 0, label = '專案列表', links = true }: ExampleProps) {
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    scroller.current?.scrollTo({ top: scrolled });
  }, [scrolled]);
  return (
    <section ref={scroller} aria-label={label} className="pd:h-80 pd:overflow-auto pd:bg-surface pd:p-6">
      {Array.from({ length: 40 }, (_, row) => `第 ${row + 1} 個專案`).map((text) => (
        <p key={text}>{links ? <a href="#project">{text}</a> : text}</p>
      ))}
      <BackToTop target={scroller} />
    </section>
  );
}

const meta = {
  title: 'UI/BackToTop 回到頂端 (scroll to top)',
  id: 'ui-backtotop',
  tags: ['navigation-導覽'],
  component: Example,
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { scrolled: 300 } };

export const Playground: Story = { args: { scrolled: 101 } };

/** Hovered, focused and pressed. */
export const Interaction: Story = {
  render: () => (
    <InEveryState>
      {(state) => (
        <LayerFrame className="pd:h-32">
          <Example scrolled={300} links={false} label={`專案列表（${state}）`} />
        </LayerFrame>
      )}
    </InEveryState>
  ),
};

export const AtTheTop: Story = {};

export const NearTheEnd: Story = { args: { scrolled: 10_000 } };

export const Dark: Story = { args: { scrolled: 300 }, parameters: { theme: 'dark' } };
