import { Heading } from '@storybook/addon-docs/blocks';
import { useEffect, useRef, useState } from 'react';
import { useWords } from './words.ts';

interface PartNode {
  slot: string;
  /** Its element, or the role it plays. */
  role: string;
  states: string[];
  /** How many of it stand beside each other. */
  count: number;
  parts: PartNode[];
}

/** The parts of the page's first example as they are rendered: nothing that has to be kept up to date by hand. */
export function Anatomy() {
  const words = useWords();
  const place = useRef<HTMLDivElement>(null);
  const [parts, setParts] = useState<PartNode[]>([]);
  useEffect(() => {
    const example = place.current?.parentElement?.querySelector('.docs-story');
    if (!example) return;
    const observer = new MutationObserver(() => read());
    // An example in a frame comes later than the page, and its document later still.
    const read = () => {
      const frame = example.querySelector('iframe');
      const body = frame?.contentDocument?.body ?? example;
      if (frame) frame.onload = read;
      observer.observe(body, { childList: true, subtree: true });
      setParts(partsIn(body));
    };
    observer.observe(example, { childList: true, subtree: true });
    read();
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place}>
      {parts.length > 0 && (
        <>
          <Heading>{words.anatomy}</Heading>
          <p>{words.anatomyHint}</p>
          <div className="sb-unstyled pd-root pd:my-4 pd:overflow-x-auto pd:rounded-control pd:border pd:border-line pd:p-4 pd:font-mono pd:text-13">
            <Tree parts={parts} />
          </div>
        </>
      )}
    </div>
  );
}

function Tree({ parts }: { parts: readonly PartNode[] }) {
  return (
    <ul className="pd:grid pd:gap-1">
      {parts.map((part) => (
        <li key={`${part.slot} ${part.states.join()}`}>
          <span className="pd:font-medium">{part.slot}</span>
          <span className="pd:text-ink-3">
            {part.count > 1 ? ` × ${part.count}` : ''} {part.role} {part.states.join(' ')}
          </span>
          {part.parts.length > 0 && (
            <div className="pd:mt-1 pd:ms-2 pd:border-s pd:border-line pd:ps-4">
              <Tree parts={part.parts} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The nearest parts below an element, those that look alike counted. */
function partsIn(element: Element): PartNode[] {
  const found: PartNode[] = [];
  for (const child of element.children) {
    for (const part of child.hasAttribute('data-slot') ? [partOf(child)] : partsIn(child)) {
      const same = found.find(({ slot, states }) => slot === part.slot && states.join() === part.states.join());
      if (same) same.count += part.count;
      else found.push(part);
    }
  }
  return found;
}

const partOf = (element: Element): PartNode => ({
  slot: element.getAttribute('data-slot') ?? '',
  role: element.getAttribute('role') ?? `<${element.localName}>`,
  states: ['variant', 'size', 'tone', 'state'].flatMap((name) => {
    const value = element.getAttribute(`data-${name}`);
    return value ? [`${name}=${value}`] : [];
  }),
  count: 1,
  parts: partsIn(element),
});
