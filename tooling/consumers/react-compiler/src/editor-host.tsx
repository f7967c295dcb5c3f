import { RichTextEditor } from '@paidang/editor';
import { RichTextView } from '@paidang/editor/view';
import { Tour, useTour } from '@paidang/tour';
import { useState } from 'react';

const steps = [{ id: 'start', title: '從這裡開始', text: '寫在這裡', target: '[data-slot=editor]' }];

export function EditorHost() {
  const [html, setHtml] = useState('<p>睡前五分鐘</p>');
  const tour = useTour({ steps });
  return (
    <section aria-label="寫作">
      <button type="button" onClick={() => tour.start()}>
        開始導覽
      </button>
      <RichTextEditor label="大綱" value={html} onChange={setHtml} />
      <RichTextView html={html} />
      <Tour tour={tour} />
    </section>
  );
}
