import { creatorCardLimits } from '@paidang/contract/limits';
import { Input } from '@paidang/ui/input';
import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { labels } from '#labels/creators';
import { isOccupied } from '../../shared/layers/is-occupied';
import { useTypedSearch } from '../../shared/use-typed-search';

export interface SearchFieldProps {
  /** The current search text. */
  value: string;
  onSearch: (text: string) => void;
}

/** Searches while the user types. The key / focuses the field. */
export function SearchField({ value, onSearch }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const typed = useTypedSearch(value, onSearch);

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
          typed.value ? undefined : (
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
        {...typed}
      />
    </search>
  );
}
