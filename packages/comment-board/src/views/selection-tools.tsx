import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useBoardContext, useFocusComposer } from '../react/board-context';
import { useKeyboardSelection } from '../react/use-keyboard-selection';
import { type SelectionQuote, useSelectionQuote } from '../react/use-selection-quote';
import { Icon } from './parts/icon';
import { ToolButton } from './parts/tool-button';

export interface SelectionToolsProps {
  /** Element whose text can be quoted. */
  container: HTMLElement | null;
  /** Selector of parts that are no text of the document. */
  skip?: string;
  /** The selection was taken over as a quote; open the board if it is closed. */
  onQuote?: (selected: SelectionQuote) => void;
  /** Further tools below, 40 px wide; they get the selection. */
  children?: (selected: SelectionQuote) => ReactNode;
}

/**
 * In the margin beside a selection: comment on it, copy it. Place it beside the container, inside a positioned parent.
 *
 * @example <SelectionTools container={paper} onQuote={() => setDrawerOpen(true)} />
 */
export function SelectionTools({ container, skip, onQuote, children }: SelectionToolsProps) {
  const { board, labels, permissions } = useBoardContext();
  const focusComposer = useFocusComposer();
  const selected = useSelectionQuote(container, skip);
  const tools = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);

  useLayoutEffect(() => {
    const parent = tools.current?.offsetParent;
    if (!selected || !parent) return;
    const box = selected.range.getBoundingClientRect();
    setTop(box.top - parent.getBoundingClientRect().top + parent.scrollTop);
  }, [selected]);

  const mayQuote = permissions.canSend();
  const quote = () => {
    if (!selected) return;
    board.setQuote(selected.quote);
    getSelection()?.removeAllRanges();
    focusComposer();
    onQuote?.(selected);
  };
  useKeyboardSelection(
    container,
    mayQuote ? { label: labels.document, hint: labels.selectByKeys, skip, onEnter: quote } : null,
  );

  if (!selected || !mayQuote) return null;
  return (
    <div
      ref={tools}
      role="toolbar"
      aria-label={labels.selectionTools}
      aria-orientation="vertical"
      data-slot="selection-tools"
      style={{ top }}
      // Pressing a tool must not drop the selection it works on.
      onPointerDown={(event) => event.preventDefault()}
      className="pd-root pdb:absolute pdb:end-0 pdb:z-(--pd-z-sticky) pdb:grid pdb:translate-x-1/2 pdb:rtl:-translate-x-1/2 pdb:overflow-hidden pdb:rounded-control pdb:border pdb:border-line pdb:bg-raised pdb:shadow-2 pdb:max-lg:end-3 pdb:max-lg:translate-x-0"
    >
      <ToolButton
        label={labels.quoteSelection}
        onClick={quote}
        className="pdb:size-10 pdb:rounded-none pdb:bg-ink pdb:text-on-ink pdb:enabled:hover:bg-ink-hover pdb:enabled:hover:text-on-ink"
      >
        <Icon name="quote" />
      </ToolButton>
      <ToolButton
        label={labels.copySelection}
        onClick={() => void navigator.clipboard.writeText(selected.quote.selectedText)}
        className="pdb:size-10 pdb:rounded-none"
      >
        <Icon name="copy" />
      </ToolButton>
      {children?.(selected)}
    </div>
  );
}
