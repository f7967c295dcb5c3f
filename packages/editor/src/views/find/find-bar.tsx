import { Button } from '@paidang/ui/button';
import { IconButton } from '@paidang/ui/icon-button';
import { isImeEnter, useComposition } from '@paidang/ui/ime';
import { Input } from '@paidang/ui/input';
import type { Editor } from '@tiptap/react';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { FindLabels } from '../../labels';
import { useEditorValue } from '../../react/use-editor-value';

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.75 } as const;

/** The selection when the bar opened is the initial search text, if it is a single line. */
function selectedWords({ state }: Editor): string {
  const { from, to } = state.selection;
  const words = state.doc.textBetween(from, to, '\n');
  return words.includes('\n') ? '' : words;
}

type Find = typeof import('../../core/extensions/find/find');

let loadedFind: Find | null = null;

/** Fetches what searches the text. A failed call rejects, and the next one tries again. */
export async function loadFind(): Promise<Find> {
  loadedFind ??= await import('../../core/extensions/find/find');
  return loadedFind;
}

export interface FindBarProps {
  editor: Editor;
  labels: FindLabels;
  onClose(): void;
}

/** Finds and replaces text. Enter goes to the next match, Shift + Enter to the previous, Esc returns to the text. */
export function FindBar({ editor, labels, onClose }: FindBarProps) {
  const [words, setWords] = useState(() => selectedWords(editor));
  const [replacement, setReplacement] = useState('');
  const [replaced, setReplaced] = useState<number | null>(null);
  const [find, setFind] = useState(loadedFind);
  const { total, current } = useEditorValue(editor, () => find?.findState(editor) ?? { total: 0, current: 0 });
  const composition = useComposition();
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => input.current?.select(), []);
  const fetchFind = useCallback(() => {
    loadFind().then(setFind, () => undefined);
  }, []);
  useEffect(fetchFind, [fetchFind]);
  useEffect(() => {
    find?.addFind(editor);
    find?.setFind(editor, words, replacement);
  }, [find, editor, words, replacement]);
  useEffect(() => () => void (editor.isDestroyed || find?.setFind(editor, '', '')), [find, editor]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    }
  };
  const onEnter = (run: (event: KeyboardEvent) => void) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isImeEnter(event, composition)) return;
    event.preventDefault();
    run(event);
  };
  const status = replaced === null ? labels.position(current, total) : labels.replaced(replaced);
  const go = (direction: 'next' | 'previous') => {
    setReplaced(null);
    find?.goToMatch(editor, direction);
  };

  return (
    <section
      aria-label={labels.bar}
      data-slot="editor-find"
      className="pde:flex pde:flex-wrap pde:items-center pde:gap-2 pde:border-b pde:border-line pde:bg-surface pde:px-3 pde:py-2"
      onKeyDown={onKeyDown}
    >
      <div className="pde:flex pde:min-w-0 pde:flex-[1_1_260px] pde:items-center pde:gap-1">
        <Input
          ref={input}
          aria-label={labels.find}
          placeholder={labels.find}
          value={words}
          {...composition.handlers}
          onChange={(event) => {
            setReplaced(null);
            setWords(event.target.value);
            if (!find) fetchFind();
          }}
          onKeyDown={onEnter((event) => go(event.shiftKey ? 'previous' : 'next'))}
        />
        <span
          role="status"
          data-slot="editor-find-status"
          className="pde:min-w-16 pde:shrink-0 pde:text-center pde:text-12 pde:whitespace-nowrap pde:text-ink-3 pde:tabular-nums"
        >
          {words === '' || !find ? '' : status}
        </span>
        <IconButton size="sm" label={labels.previous} disabled={total === 0} onClick={() => go('previous')}>
          <ChevronUp {...icon} />
        </IconButton>
        <IconButton size="sm" label={labels.next} disabled={total === 0} onClick={() => go('next')}>
          <ChevronDown {...icon} />
        </IconButton>
      </div>
      <div className="pde:flex pde:min-w-0 pde:flex-[1_1_260px] pde:items-center pde:gap-1">
        <Input
          aria-label={labels.replacement}
          placeholder={labels.replacement}
          value={replacement}
          {...composition.handlers}
          onChange={(event) => setReplacement(event.target.value)}
          onKeyDown={onEnter(() => find?.replaceMatch(editor))}
        />
        <Button size="sm" variant="ghost" disabled={total === 0} onClick={() => find?.replaceMatch(editor)}>
          {labels.replace}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          disabled={total === 0}
          onClick={() => setReplaced(find?.replaceMatches(editor) ?? null)}
        >
          {labels.replaceAll}
        </Button>
        <IconButton size="sm" label={labels.close} onClick={onClose}>
          <X {...icon} />
        </IconButton>
      </div>
    </section>
  );
}
