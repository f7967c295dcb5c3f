import { EmptyState } from '@paidang/ui/empty-state';
import { useEffect, useRef } from 'react';
import { labels } from '#labels/suggestions';
import { SuggestionItem } from './suggestion-item';
import type { Suggestions } from './use-suggestions';

export interface SuggestionListProps {
  suggestions: Pick<Suggestions, 'list' | 'accept' | 'reject' | 'withdraw'>;
  /** Id of the reader, who can withdraw their own; `null` if nothing can be changed any more. */
  user: string | null;
  /** Whether the reader can apply suggestions to the text. */
  mayDecide: boolean;
  /** Name of the other side. */
  vendor: string;
}

/** List of suggestions, undecided ones first. */
export function SuggestionList({ suggestions, user, mayDecide, vendor }: SuggestionListProps) {
  const { list, accept, reject, withdraw } = suggestions;
  const items = useRef<HTMLUListElement>(null);
  const wasInside = useRef(false);
  const openCount = list.filter(({ status }) => status === 'open').length;
  useEffect(() => {
    // A decided suggestion moves down the list; keep the focus on the next undecided one.
    if (!wasInside.current || items.current?.contains(document.activeElement)) return;
    const next = items.current?.querySelector<HTMLElement>(openCount > 0 ? '[tabindex="0"]' : 'article');
    next?.focus();
  }, [openCount]);
  if (list.length === 0) {
    return (
      <EmptyState
        title={labels.empty}
        description={mayDecide ? labels.emptyCreator(vendor) : labels.emptyVendor}
        className="border-0 py-12"
      />
    );
  }
  const open = list.filter(({ status }) => status === 'open');
  const decided = list.filter(({ status }) => status !== 'open').reverse();
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      {mayDecide && open.length > 0 ? <p className="px-5 pt-3 text-12 text-ink-3">{labels.keys}</p> : null}
      <ul
        ref={items}
        aria-label={labels.list}
        onFocus={() => {
          wasInside.current = true;
        }}
        onBlur={({ relatedTarget, currentTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) wasInside.current = false;
        }}
      >
        {[...open, ...decided].map((suggestion) => (
          <SuggestionItem
            key={suggestion.suggestion_uuid}
            suggestion={suggestion}
            isOwn={suggestion.created_by.uuid === user}
            mayDecide={mayDecide}
            onAccept={() => void accept(suggestion)}
            onReject={() => void reject(suggestion)}
            onWithdraw={() => void withdraw(suggestion)}
          />
        ))}
      </ul>
    </div>
  );
}
