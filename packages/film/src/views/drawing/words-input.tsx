import type { PicturePoint } from '@paidang/contract/entities';
import { drawingLimits } from '@paidang/contract/limits';
import { isImeEnter, useComposition } from '@paidang/ui/ime';
import { useEffect, useRef, useState } from 'react';
import { useFilm } from '../../react/film-context';

export interface WordsInputProps {
  at: PicturePoint;
  /** Called with the text, or an empty string if it was cancelled. */
  onWords: (words: string) => void;
}

/** Input for text on the picture. Enter and leaving the field add the text, Esc cancels. */
export function WordsInput({ at, onWords }: WordsInputProps) {
  const { drawing: words } = useFilm().labels;
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  const composition = useComposition();
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const end = (finalText: string) => {
    if (isOver.current) return;
    isOver.current = true;
    onWords(finalText.trim());
  };
  return (
    <input
      ref={field}
      value={text}
      maxLength={drawingLimits.textLength}
      aria-label={words.text}
      placeholder={words.addText}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={(event) => {
        if (isImeEnter(event, composition)) return;
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        end(event.key === 'Enter' ? text : '');
      }}
      {...composition.handlers}
      onBlur={(event) => {
        composition.handlers.onBlur(event);
        end(text);
      }}
      style={{ left: `${Math.min(at.x, 0.6) * 100}%`, top: `${Math.min(at.y, 0.86) * 100}%` }}
      className="pdf:absolute pdf:h-10 pdf:w-[38%] pdf:min-w-32 pdf:rounded-control pdf:border pdf:border-film-edge pdf:bg-film pdf:px-3 pdf:text-16 pdf:text-film-ink pdf:placeholder:text-film-ink-2 pdf:focus-visible:outline-film-ink"
    />
  );
}
