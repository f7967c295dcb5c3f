import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Line } from './messages';
import { offer } from './run-room';

let append: (lines: Line[]) => void = () => {};

function Rows() {
  const [lines, setLines] = useState<Line[]>([]);
  const list = useRef<HTMLDivElement>(null);
  append = (more) => setLines((before) => [...before, ...more]);
  useLayoutEffect(() => {
    list.current?.scrollTo(0, list.current.scrollHeight);
  });
  return (
    <div ref={list} style={{ height: '100vh', overflow: 'auto' }}>
      {lines.map((line) => (
        <p key={line.id}>{line.text}</p>
      ))}
    </div>
  );
}

const root = createRoot(document.body.appendChild(document.createElement('div')));
flushSync(() => root.render(<Rows />));
offer({ open: (lines) => append(lines), add: (lines) => append(lines) });
