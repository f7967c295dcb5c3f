import { useId } from 'react';
import type { CommentFilter as Filter } from '../core';
import { useCommentBoard, useCommentBoardState, useLabels } from '../react/board-context';

const filters: readonly Filter[] = ['all', 'processed', 'unprocessed'];

/** Filter by all, processed or unprocessed, each with its count: a radio group operated by arrow keys. */
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
      className="pd-root pdb:inline-flex pdb:max-w-full pdb:gap-0.5 pdb:rounded-control pdb:border pdb:border-line pdb:bg-sunken pdb:p-0.5"
    >
      {filters.map((filter) => (
        <label
          key={filter}
          data-slot="comment-filter-option"
          data-state={filter === chosen ? 'checked' : 'unchecked'}
          className="pdb:relative pdb:cursor-pointer pdb:rounded-small pdb:border pdb:border-transparent pdb:px-3 pdb:py-[3px] pdb:text-13 pdb:whitespace-nowrap pdb:text-ink-2 pdb:hover:text-ink pdb:has-checked:border-(--pd-comment-chosen-line) pdb:has-checked:bg-(--pd-comment-chosen) pdb:has-checked:font-medium pdb:has-checked:text-ink pdb:has-checked:shadow-1 pdb:has-focus-visible:outline-2 pdb:has-focus-visible:-outline-offset-1 pdb:has-focus-visible:outline-focus pdb:pointer-coarse:py-2.5"
        >
          <input
            type="radio"
            name={name}
            checked={filter === chosen}
            onChange={() => board.setFilter(filter)}
            className="pdb:absolute pdb:inset-0 pdb:cursor-pointer pdb:appearance-none pdb:outline-none"
          />
          {labels.filters[filter]} <span className="pdb:tabular-nums">{counts[filter]}</span>
        </label>
      ))}
    </div>
  );
}
