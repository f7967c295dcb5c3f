import type { ReactElement, ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from '../render';

interface ProbeProps {
  ref: (node: Element | null) => void;
  className: string;
  'data-probe': string;
}

interface ChildProps extends ProbeProps {
  asChild: true;
  children: ReactElement;
}

export interface Conformance {
  /** The part's `data-slot`. */
  slot: string;
  /** `data-slot` of the box drawn around it, which takes the class name instead. */
  box?: string;
  /** Renders the part with these props spread on it, inside whatever it needs around it. */
  render: (props: ProbeProps) => ReactNode;
  /** The same with `asChild`, where it is offered. */
  renderAsChild?: (props: ChildProps) => ReactNode;
}

/** The parts the suite has seen, as their exports are named. */
export const covered = new Set<string>();

/** `dialog-title` is exported as `DialogTitle`. */
const exportOf = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * What every part promises: its ref and remaining props reach the element that carries its `data-slot`, and a class
 * name is added to its own ones, or to those of its box.
 */
export function describeConformance(name: string, { slot, box, render: part, renderAsChild }: Conformance) {
  covered.add(exportOf(name));
  const probe = async (ui: (props: ProbeProps) => ReactNode) => {
    const found: (Element | null)[] = [];
    const props = { ref: (node: Element | null) => void found.push(node), className: 'mine', 'data-probe': 'kept' };
    await render(ui(props));
    await expect.poll(() => document.querySelector(`[data-slot="${slot}"][data-probe]`)).not.toBeNull();
    const element = document.querySelector(`[data-slot="${slot}"][data-probe]`);
    return { element, ref: found.find((node) => node !== null) };
  };

  describe(name, () => {
    it('gives its ref the element with its data-slot', async () => {
      const { element, ref } = await probe(part);
      expect(ref).toBe(element);
    });

    it('spreads its props and adds the class name', async () => {
      const { element } = await probe(part);
      expect(element).toHaveAttribute('data-probe', 'kept');
      const styled = box ? element?.closest(`[data-slot="${box}"]`) : element;
      expect(styled?.classList).toContain('mine');
    });

    if (!renderAsChild) return;
    it('renders its child with asChild', async () => {
      const { element, ref } = await probe((props) =>
        renderAsChild({ ...props, asChild: true, children: <a href="#there">去那裡</a> }),
      );
      expect(element?.tagName).toBe('A');
      expect(element).toHaveAttribute('href', '#there');
      expect(element).toHaveTextContent('去那裡');
      expect(element?.classList).toContain('mine');
      expect(ref).toBe(element);
    });
  });
}
