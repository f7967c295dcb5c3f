import { useLayoutEffect, useRef, useState } from 'react';
import type { MarkName } from '../dom';
import type { Mark } from './mark';

interface Line {
  key: string;
  name: MarkName;
  left: number;
  top: number;
  width: number;
  height: number;
}

function measure(overlay: HTMLElement, marks: readonly Mark[]): Line[] {
  const origin = overlay.getBoundingClientRect();
  return marks.flatMap(({ id, name, range }) =>
    [...range.getClientRects()].map((rect, index) => ({
      key: `${id}/${index}`,
      name,
      left: rect.left - origin.left,
      top: rect.top - origin.top,
      width: rect.width,
      height: rect.height,
    })),
  );
}

interface QuoteOverlayProps {
  container: HTMLElement;
  marks: readonly Mark[];
}

/** Lines drawn over the document in browsers without custom highlights. */
export default function QuoteOverlay({ container, marks }: QuoteOverlayProps) {
  const overlay = useRef<HTMLDivElement>(null);
  const [lines, setLines] = useState<readonly Line[]>([]);

  useLayoutEffect(() => {
    const node = overlay.current;
    if (!node) return;
    const draw = () => setLines(measure(node, marks));
    draw();
    const observer = new ResizeObserver(draw);
    observer.observe(container);
    return () => observer.disconnect();
  }, [container, marks]);

  return (
    <div
      ref={overlay}
      aria-hidden="true"
      data-slot="quote-overlay"
      className="pd-root pdb:pointer-events-none pdb:absolute pdb:inset-0"
    >
      {lines.map(({ key, name, ...style }) => (
        <span key={key} data-mark={name} style={style} className="pd-quote-line pdb:absolute" />
      ))}
    </div>
  );
}
