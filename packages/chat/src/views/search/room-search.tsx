import { limits } from '@paidang/contract/limits';
import { type Composition, isImeEnter, useComposition } from '@paidang/ui/ime';
import { cx } from '@paidang/ui/recipes';
import { ChevronDown, ChevronUp, Search, X } from 'lucide-react';
import { forwardRef, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { Finder, RoomSearch as Found } from '../../core';
import { useChatLabels, useRoomSearch } from '../../react';
import { ChatIconButton, type ChatIconButtonProps } from '../parts/icon-button';
import { useReturnFocus } from '../parts/use-return-focus';
import { Waiting } from '../parts/waiting';

interface RoomSearchProps {
  room: string;
  finder: Finder;
  compact: boolean;
}

/** The row under the header for searching a conversation and moving from hit to hit. */
export function RoomSearch({ room, finder, compact }: RoomSearchProps) {
  const { search: labels } = useChatLabels();
  const search = useRoomSearch(room);
  const layer = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const composition = useComposition();
  useReturnFocus(layer);
  useLayoutEffect(() => field.current?.focus({ preventScroll: true }), []);
  if (!search) return null;

  const close = () => finder.close(room);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isImeEnter(event, composition)) return;
    if (event.key === 'Enter' && event.target === field.current) {
      event.preventDefault();
      finder.go(room, event.shiftKey ? 'newer' : 'older');
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      close();
    }
  };
  const { at, total } = search;
  return (
    <search
      ref={layer}
      aria-label={labels.open}
      data-slot="chat-search"
      data-state={search.status}
      onKeyDown={onKeyDown}
      className={cx(
        'pdc:flex pdc:shrink-0 pdc:flex-wrap pdc:items-center pdc:gap-x-1 pdc:border-b pdc:border-line pdc:py-2 pdc:pe-2',
        compact ? 'pdc:ps-4' : 'pdc:ps-4 pdc:@min-[640px]:px-[max(32px,calc((100%-880px)/2))]',
      )}
    >
      <div className="pdc:flex pdc:h-control-md pdc:min-w-0 pdc:flex-1 pdc:items-center pdc:gap-2 pdc:rounded-control pdc:border pdc:border-line-strong pdc:bg-surface pdc:px-3 pdc:focus-within:border-focus pdc:focus-within:outline-2 pdc:focus-within:-outline-offset-1 pdc:focus-within:outline-focus pdc:pointer-coarse:h-11">
        <Search aria-hidden="true" size={16} strokeWidth={1.75} className="pdc:shrink-0 pdc:text-ink-3" />
        <SearchInput ref={field} room={room} finder={finder} words={search.words} composition={composition} />
        {search.status === 'loading' && (
          <span className="pdc:flex pdc:animate-fade-in pdc:text-ink-3 pdc:[animation-delay:200ms] pdc:[animation-fill-mode:backwards]">
            <Waiting label={labels.searching} />
          </span>
        )}
      </div>
      <SearchStatus
        search={search}
        onRetry={() => {
          finder.retry(room);
          field.current?.focus();
        }}
      />
      <StepButton label={labels.older} disabled={at >= total - 1} onClick={() => finder.go(room, 'older')}>
        <ChevronUp aria-hidden="true" size={16} strokeWidth={1.75} />
      </StepButton>
      <StepButton label={labels.newer} disabled={at <= 0} onClick={() => finder.go(room, 'newer')}>
        <ChevronDown aria-hidden="true" size={16} strokeWidth={1.75} />
      </StepButton>
      <ChatIconButton label={labels.close} tipAlign="end" onClick={close}>
        <X aria-hidden="true" size={16} strokeWidth={1.75} />
      </ChatIconButton>
    </search>
  );
}

interface SearchInputProps {
  room: string;
  finder: Finder;
  words: string;
  composition: Composition;
}

/** Uncontrolled, and searches only between compositions: writing a value back would break the input method. */
const SearchInput = forwardRef<HTMLInputElement, SearchInputProps>(function SearchInput(
  { room, finder, words, composition },
  ref,
) {
  const { search: labels } = useChatLabels();
  return (
    <input
      ref={ref}
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      aria-label={labels.open}
      placeholder={labels.open}
      maxLength={limits.search.queryLength}
      defaultValue={words}
      className="pdc:h-full pdc:w-full pdc:min-w-0 pdc:outline-none pdc:placeholder:text-ink-3 pdc:placeholder:opacity-100 pdc:pointer-coarse:text-16 pdc:[&::-webkit-search-cancel-button]:hidden"
      {...composition.handlers}
      onCompositionEnd={(event) => {
        composition.handlers.onCompositionEnd(event);
        finder.find(room, event.currentTarget.value);
      }}
      onInput={(event) => {
        if (!composition.isComposing()) finder.find(room, event.currentTarget.value);
      }}
    />
  );
});

/** Goes to the next hit; without one it keeps the focus and is a no-op. */
function StepButton({ disabled, ...props }: ChatIconButtonProps) {
  return <ChatIconButton aria-disabled={disabled} {...props} />;
}

interface OutcomeProps {
  search: Found;
  onRetry: () => void;
}

/** Position among the hits, or why there is none: next to the field, or below it if there is no room. */
function SearchStatus({ search: { status, words, at, total }, onRetry }: OutcomeProps) {
  const { search: labels } = useChatLabels();
  const failed = status === 'error';
  const found = total > 0 ? labels.position(total - at, total) : status === 'ready' && labels.notFound(words);
  return (
    <div className="pdc:order-last pdc:flex pdc:basis-full pdc:items-center pdc:gap-2 pdc:text-12 pdc:text-ink-3 pdc:@min-[640px]:order-none pdc:@min-[640px]:max-w-[40%] pdc:@min-[640px]:basis-auto pdc:@min-[640px]:px-2">
      <p
        role="status"
        className={cx(
          'pdc:truncate pdc:not-empty:pt-1 pdc:@min-[640px]:not-empty:pt-0',
          failed && 'pdc:text-danger-600',
        )}
      >
        {failed ? labels.failed : found}
      </p>
      {failed && (
        <button
          type="button"
          onClick={onRetry}
          className="pdc:shrink-0 pdc:font-medium pdc:text-ink pdc:underline pdc:underline-offset-3 pdc:pointer-coarse:min-h-11"
        >
          {labels.retry}
        </button>
      )}
    </div>
  );
}
