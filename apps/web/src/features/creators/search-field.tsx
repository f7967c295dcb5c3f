import { creatorCardLimits } from '@paidang/contract/limits';
import { Input } from '@paidang/ui/input';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { labels } from '#labels/creators';
import { isOccupied } from '../../shared/layers/is-occupied';

const pauseMs = 300;

export interface SearchFieldProps {
  /** What is searched for now. */
  value: string;
  onSearch: (text: string) => void;
}

/**
 * Searches while somebody types, once they pause; never for half a word of an input method. The key / leads here.
 */
export function SearchField({ value, onSearch }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const [isComposing, setComposing] = useState(false);
  const asked = useRef(value);
  const search = useRef(onSearch);
  search.current = onSearch;

  // Another address: what it says is shown, unless it is what was typed here.
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setText(value);
  }, [value]);

  useEffect(() => {
    const next = text.trim();
    if (isComposing || next === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = next;
      search.current(next);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text, isComposing]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isOther = event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey;
      if (event.key !== '/' || isOther || isOccupied()) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <search className="w-full md:w-80 lg:w-100">
      <Input
        ref={field}
        type="search"
        aria-label={labels.search}
        aria-keyshortcuts="/"
        placeholder={labels.search}
        maxLength={creatorCardLimits.queryLength}
        prefix={<Search size={16} strokeWidth={1.75} aria-hidden="true" />}
        suffix={
          text ? undefined : (
            <span
              aria-hidden="true"
              className="rounded-tight border border-line-strong bg-sunken px-1.5 font-mono text-12 text-ink-2 max-md:hidden"
            >
              /
            </span>
          )
        }
        clearable
        clearLabel={labels.clearSearch}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
      />
    </search>
  );
}
