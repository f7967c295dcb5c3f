import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { VList, type VListHandle } from 'virtua';
import type { Line } from './messages';
import { offer } from './run-room';

let append: (lines: Line[]) => void = () => {};

function Rows() {
  const [lines, setLines] = useState<Line[]>([]);
  const list = useRef<VListHandle>(null);
  append = (more) => setLines((before) => [...before, ...more]);
  useLayoutEffect(() => {
    if (lines.length > 0) list.current?.scrollToIndex(lines.length - 1, { align: 'end' });
  }, [lines]);
  return (
    <VList ref={list} style={{ height: '100vh' }}>
      {lines.map((line) => (
        <p key={line.id}>{line.text}</p>
      ))}
    </VList>
  );
}

const root = createRoot(document.body.appendChild(document.createElement('div')));
flushSync(() => root.render(<Rows />));
offer({ open: (lines) => append(lines), add: (lines) => append(lines) });
