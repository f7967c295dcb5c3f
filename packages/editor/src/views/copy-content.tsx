import { Button } from '@paidang/ui/button';
import { useRef, useState } from 'react';
import { documentText, sanitizeDocument } from '../core/document-in-browser';
import type { FailureLabels } from '../labels';

type Outcome = 'copied' | 'copyByHand';

async function copyDocument(html: string): Promise<void> {
  const part = (type: string, content: string) => ({ [type]: new Blob([content], { type }) });
  const parts = { ...part('text/html', sanitizeDocument(html)), ...part('text/plain', documentText(html)) };
  await navigator.clipboard.write([new ClipboardItem(parts)]);
}

/** Puts a document on the clipboard; where that is not allowed, selects it so that the keyboard can. */
export function CopyContent({ html, labels }: { html: string; labels: FailureLabels }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const copy = () =>
    copyDocument(html).then(
      () => setOutcome('copied'),
      () => {
        const text = button.current?.closest('[data-slot=editor]')?.querySelector('[data-slot=rich-text]');
        if (text) getSelection()?.selectAllChildren(text);
        setOutcome('copyByHand');
      },
    );
  return (
    <>
      <span role="status" className="pde:text-13">
        {outcome ? labels[outcome] : ''}
      </span>
      <Button ref={button} size="sm" variant="ghost" onClick={() => void copy()}>
        {labels.copy}
      </Button>
    </>
  );
}
