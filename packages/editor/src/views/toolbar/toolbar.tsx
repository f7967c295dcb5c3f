import type { Editor } from '@tiptap/react';
import { Search } from 'lucide-react';
import type { RefObject } from 'react';
import { useImperativeHandle } from 'react';
import type { EditorLabels } from '../../labels';
import { useRovingFocus } from '../../react/use-roving-focus';
import { BlockStyleTools, ListTools } from './block-tools';
import { HistoryTools } from './history-tools';
import { ImageButton, ImageTools } from './image-tools';
import { LinkPopover } from './link-popover';
import { ColourTools, MarkTools } from './mark-tools';
import { TableTools } from './table-tools';
import { ToolbarButton, ToolbarGroup } from './toolbar-button';

export interface ToolbarHandle {
  focus(): void;
}

export interface ToolbarProps {
  editor: Editor;
  labels: EditorLabels;
  /** Id of the text the toolbar works on. */
  controls: string;
  /** Whether pictures can be added. */
  images: boolean;
  linkOpen: boolean;
  onLinkOpenChange(open: boolean): void;
  findOpen: boolean;
  onFindOpenChange(open: boolean): void;
  handle: RefObject<ToolbarHandle | null>;
}

/** One tab stop; arrow keys move inside, Esc goes back to the text. */
export function Toolbar({
  editor,
  labels,
  controls,
  images,
  linkOpen,
  onLinkOpenChange,
  findOpen,
  onFindOpenChange,
  handle,
}: ToolbarProps) {
  const roving = useRovingFocus();
  const tools = { editor, labels: labels.toolbar };
  useImperativeHandle(handle, () => ({ focus: roving.focus }));
  return (
    <div
      ref={roving.ref}
      role="toolbar"
      aria-label={labels.toolbar.toolbar}
      aria-controls={controls}
      data-slot="editor-toolbar"
      className="pde:border-b pde:border-line pde:bg-surface pde:px-2 pde:py-1.5"
      onKeyDown={(event) => {
        roving.onKeyDown(event);
        const inside = event.target instanceof Node && event.currentTarget.contains(event.target);
        if (event.key === 'Escape' && inside) editor.commands.focus();
      }}
      // A press on a tool must not take the selection away from the text.
      onMouseDown={(event) => {
        if (event.currentTarget.contains(event.target as Node)) event.preventDefault();
      }}
    >
      {/* The line before each group is cut off where a row begins. On small screens one row scrolls: more would hide the text. */}
      <div className="pde:overflow-x-clip pde:max-lg:overflow-x-auto pde:max-lg:overscroll-x-contain pde:max-lg:[scrollbar-width:none]">
        <div className="pde:-ms-[7px] pde:flex pde:flex-wrap pde:items-center pde:gap-y-1 pde:max-lg:w-max pde:max-lg:flex-nowrap">
          <HistoryTools {...tools} />
          <BlockStyleTools {...tools} />
          <MarkTools {...tools} />
          <ColourTools {...tools} />
          <ListTools {...tools} />
          <ToolbarGroup>
            <LinkPopover
              editor={editor}
              label={labels.toolbar.link}
              labels={labels.link}
              open={linkOpen}
              onOpenChange={onLinkOpenChange}
            />
            {images ? <ImageButton editor={editor} label={labels.toolbar.image} /> : null}
            <TableTools editor={editor} label={labels.toolbar.table} labels={labels.table} />
          </ToolbarGroup>
          <ImageTools editor={editor} labels={labels.image} />
          <ToolbarGroup>
            <ToolbarButton label={labels.toolbar.find} pressed={findOpen} onClick={() => onFindOpenChange(!findOpen)}>
              <Search aria-hidden="true" size={16} strokeWidth={1.75} />
            </ToolbarButton>
          </ToolbarGroup>
        </div>
      </div>
    </div>
  );
}
