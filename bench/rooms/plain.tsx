import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Line } from './messages';
import { offer } from './run-room';

let append: (lines: Line[]) => void = () => {};
let putInFront: (lines: Line[]) => void = () => {};

function Rows() {
  const [lines, setLines] = useState<Line[]>([]);
  const list = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  append = (more) => {
    atEnd.current = true;
    setLines((before) => [...before, ...more]);
  };
  // The browser's scroll anchoring keeps the visible lines in place.
  putInFront = (more) => {
    atEnd.current = false;
    setLines((before) => [...more, ...before]);
  };
  useLayoutEffect(() => {
    if (atEnd.current && lines.length > 0) list.current?.scrollTo(0, list.current.scrollHeight);
  }, [lines]);
  return (
    <div ref={list} style={{ height: 'calc(100vh - 60px)', overflow: 'auto' }}>
      {lines.map((line) => (
        <p key={line.id}>{line.text}</p>
      ))}
    </div>
  );
}

function Field() {
  const [text, setText] = useState('');
  return <textarea value={text} onChange={(event) => setText(event.target.value)} />;
}

const root = createRoot(document.body.appendChild(document.createElement('div')));
offer<Line>({
  message: (line) => line,
  mount: () =>
    flushSync(() =>
      root.render(
        <>
          <Rows />
          <Field />
        </>,
      ),
    ),
  open: (lines) => append(lines),
  add: (lines) => append(lines),
  prepend: (lines) => putInFront(lines),
});
