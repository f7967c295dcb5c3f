import { Button } from '@paidang/ui/button';
import { useRef, useState } from 'react';
import type { FailureLabels } from '../labels';

const blob = (type: string, content: string) => ({ [type]: new Blob([content], { type }) });

/** Copies the text of a crashed editor to the clipboard; if that is not allowed, leaves it selected for copying by keyboard. */
export function CopyContent({ labels }: { labels: FailureLabels }) {
  const [outcome, setOutcome] = useState<'copied' | 'copyByHand' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const copy = async () => {
    const shown = button.current?.closest('[data-slot=editor]')?.querySelector('[data-slot=rich-text]');
    const selection = getSelection();
    if (!shown || !selection) return;
    selection.selectAllChildren(shown);
    const item = { ...blob('text/html', shown.innerHTML), ...blob('text/plain', selection.toString()) };
    try {
      await navigator.clipboard.write([new ClipboardItem(item)]);
      setOutcome('copied');
    } catch {
      setOutcome('copyByHand');
    }
  };
  return (
    <>
      <span role="status" className="pde:text-13">
        {outcome && labels[outcome]}
      </span>
      <Button ref={button} size="sm" variant="ghost" onClick={() => void copy()}>
        {labels.copy}
      </Button>
    </>
  );
}
