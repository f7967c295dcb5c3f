import type { Suggestion } from '@paidang/contract/entities';
import { Button } from '@paidang/ui/button';
import { Check, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { labels } from '#labels/suggestions';
import { whenOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { PersonAvatar } from '../../shared/person-avatar';

export interface SuggestionItemProps {
  suggestion: Suggestion;
  isOwn: boolean;
  mayDecide: boolean;
  onAccept: () => void;
  onReject: () => void;
  onWithdraw: () => void;
}

/** A suggestion: who made it, the old and the new wording, and its outcome. */
export function SuggestionItem({ suggestion, isOwn, mayDecide, ...on }: SuggestionItemProps) {
  const now = useNow();
  const { created_by: author, quote, replacement, status, created_at } = suggestion;
  const isOpen = status === 'open';
  const decides = mayDecide && isOpen;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!decides || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key === 'a') on.onAccept();
    else if (key === 'r') on.onReject();
  };
  return (
    <li className="border-b border-line">
      <article
        // Keyboard shortcuts act on the focused suggestion.
        tabIndex={decides ? 0 : -1}
        aria-label={labels.item(author.name, quote.selectedText)}
        aria-keyshortcuts={decides ? 'A R' : undefined}
        onKeyDown={onKeyDown}
        className="grid gap-2 border-l-3 border-vendor-500 px-5 py-4 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus"
      >
        <header className="flex items-center gap-2 text-13">
          <PersonAvatar person={author} size={24} />
          <b className="min-w-0 truncate font-strong">{author.name}</b>
          <time dateTime={created_at} className="ml-auto shrink-0 text-12 text-ink-3">
            {whenOf(new Date(created_at), now)}
          </time>
        </header>
        <dl className="grid gap-1 text-15 leading-6">
          <dt className="sr-only">{labels.from}</dt>
          <dd>
            <del className="rounded-[3px] bg-danger-50 px-px py-0.5 text-danger-600 decoration-[1.5px]">
              {quote.selectedText}
            </del>
          </dd>
          <dt className="sr-only">{labels.to}</dt>
          <dd>
            {replacement ? (
              <ins className="rounded-[3px] bg-success-50 px-px py-0.5 text-success-600 decoration-[1.5px] underline-offset-4">
                {replacement}
              </ins>
            ) : (
              <span className="text-13 text-ink-3">{labels.leaveOut}</span>
            )}
          </dd>
        </dl>
        <footer className="flex items-center gap-2">
          {decides ? (
            <>
              <Button size="sm" icon={<Check size={16} strokeWidth={1.75} aria-hidden="true" />} onClick={on.onAccept}>
                {labels.accept}
                <Key name="A" />
              </Button>
              <Button
                size="sm"
                variant="ghost"
                icon={<X size={16} strokeWidth={1.75} aria-hidden="true" />}
                onClick={on.onReject}
              >
                {labels.reject}
                <Key name="R" />
              </Button>
            </>
          ) : (
            <span className="text-13 text-ink-3">{labels.statuses[status]}</span>
          )}
          {isOwn && isOpen ? (
            <Button size="sm" variant="ghost" className="ml-auto" onClick={on.onWithdraw}>
              {labels.withdraw}
            </Button>
          ) : null}
        </footer>
      </article>
    </li>
  );
}

function Key({ name }: { name: string }) {
  return (
    <span aria-hidden="true" className="rounded-[4px] border border-line px-1 font-mono text-12 text-ink-3">
      {name}
    </span>
  );
}
