import { useId } from 'react';
import type { CommentFilter as Filter } from '../core';
import { useCommentBoard, useCommentBoardState, useLabels } from '../react/board-context';

const filters: readonly Filter[] = ['all', 'processed', 'unprocessed'];

/** All, processed or unprocessed, each with its count: a radio group, arrow keys choose. */
export function CommentFilter() {
  const board = useCommentBoard();
  const labels = useLabels();
  const chosen = useCommentBoardState((state) => state.filter);
  const counts = useCommentBoardState((state) => state.counts);
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={labels.filter}
      data-slot="comment-filter"
      className="pd:inline-flex pd:max-w-full pd:gap-0.5 pd:rounded-control pd:border pd:border-line pd:bg-sunken pd:p-0.5"
    >
      {filters.map((filter) => (
        <label
          key={filter}
          data-slot="comment-filter-option"
          data-state={filter === chosen ? 'checked' : 'unchecked'}
          className="pd:relative pd:cursor-pointer pd:rounded-[6px] pd:border pd:border-transparent pd:px-3 pd:py-[3px] pd:text-13 pd:whitespace-nowrap pd:text-ink-2 pd:hover:text-ink pd:has-checked:border-(--pd-comment-chosen-line) pd:has-checked:bg-(--pd-comment-chosen) pd:has-checked:font-medium pd:has-checked:text-ink pd:has-checked:shadow-1 pd:has-focus-visible:outline-2 pd:has-focus-visible:-outline-offset-1 pd:has-focus-visible:outline-focus pd:pointer-coarse:py-2.5"
        >
          <input
            type="radio"
            name={name}
            checked={filter === chosen}
            onChange={() => board.setFilter(filter)}
            className="pd:absolute pd:inset-0 pd:cursor-pointer pd:appearance-none pd:outline-none"
          />
          {labels.filters[filter]} <span className="pd:tabular-nums">{counts[filter]}</span>
        </label>
      ))}
    </div>
  );
}
