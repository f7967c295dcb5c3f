import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { besideSelection, hasMargin, inMargin, type ToolsPlace } from '../dom/place-tools';
import { useBoardContext, useFocusComposer } from '../react/board-context';
import { useKeyboardSelection } from '../react/use-keyboard-selection';
import { type SelectionQuote, useSelectionQuote } from '../react/use-selection-quote';
import { Icon } from './parts/icon';
import { ToolButton } from './parts/tool-button';

export interface SelectionToolsProps {
  /** Element whose text can be quoted. */
  container: HTMLElement | null;
  /** Selector of parts that are not text of the document. */
  skip?: string;
  /**
   * `margin` places the tools at the end edge of their positioned ancestor, `selection` right next to the selected text,
   * wherever the tools are mounted. @default 'margin' if the positioned ancestor also contains the container, else 'selection'
   */
  placement?: 'margin' | 'selection';
  /** Called when the selection has become a quote; open the board if it is closed. */
  onQuote?: (selected: SelectionQuote) => void;
  /** Additional tools below, 40 px wide; they receive the selection. */
  children?: (selected: SelectionQuote) => ReactNode;
}

/**
 * Tools next to a selection: comment on it, copy it. Next to the container inside a positioned parent they are placed in its
 * margin, anywhere else next to the selected text.
 *
 * @example <SelectionTools container={paper} onQuote={() => setDrawerOpen(true)} />
 */
export function SelectionTools({ container, skip, placement, onQuote, children }: SelectionToolsProps) {
  const { board, labels, permissions } = useBoardContext();
  const focusComposer = useFocusComposer();
  const selected = useSelectionQuote(container, skip);
  const tools = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<ToolsPlace>({ top: 0 });

  useLayoutEffect(() => {
    const node = tools.current;
    if (!selected || !node || !container) return;
    const read = () => {
      const margin = placement ? placement === 'margin' : hasMargin(node, container);
      setPlace(margin ? inMargin(node, selected.range) : besideSelection(node, selected.range));
    };
    read();
    addEventListener('resize', read);
    document.addEventListener('scroll', read, { capture: true, passive: true });
    return () => {
      removeEventListener('resize', read);
      document.removeEventListener('scroll', read, { capture: true });
    };
  }, [selected, container, placement]);

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
      data-variant={place.left === undefined ? 'margin' : 'selection'}
      style={place}
      // Pressing a tool must not drop the selection it works on.
      onPointerDown={(event) => event.preventDefault()}
      className="pd-root pdb:absolute pdb:z-(--pd-z-sticky) pdb:grid pdb:overflow-hidden pdb:rounded-control pdb:border pdb:border-line pdb:bg-raised pdb:shadow-2 pdb:data-[variant=margin]:end-0 pdb:data-[variant=margin]:translate-x-1/2 pdb:data-[variant=margin]:rtl:-translate-x-1/2 pdb:data-[variant=margin]:max-lg:end-3 pdb:data-[variant=margin]:max-lg:translate-x-0"
    >
      <ToolButton
        label={labels.quoteSelection}
        onClick={quote}
        className="pdb:size-10 pdb:rounded-none pdb:bg-accent pdb:text-on-accent pdb:enabled:hover:bg-accent-hover pdb:enabled:hover:text-on-accent"
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
