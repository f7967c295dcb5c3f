import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { VList, type VListHandle } from 'virtua';
import type { Line } from './messages';
import { offer } from './run-room';

let append: (lines: Line[]) => void = () => {};
let putInFront: (lines: Line[]) => void = () => {};

function Rows() {
  const [{ lines, shift }, setRows] = useState<{ lines: Line[]; shift: boolean }>({ lines: [], shift: false });
  const list = useRef<VListHandle>(null);
  append = (more) => setRows((before) => ({ lines: [...before.lines, ...more], shift: false }));
  putInFront = (more) => setRows((before) => ({ lines: [...more, ...before.lines], shift: true }));
  useLayoutEffect(() => {
    if (lines.length > 0 && !shift) list.current?.scrollToIndex(lines.length - 1, { align: 'end' });
  }, [lines, shift]);
  return (
    <VList ref={list} shift={shift} style={{ height: 'calc(100vh - 60px)' }}>
      {lines.map((line) => (
        <p key={line.id}>{line.text}</p>
      ))}
    </VList>
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
