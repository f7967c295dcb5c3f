import { type RefObject, useEffect, useImperativeHandle, useState } from 'react';
import { focusText } from '../../core/focus-text';
import { whenIdle } from '../../core/when-idle';
import { type EditorComponents, type EditorTools, EditorToolsContext } from '../../react/editor-tools';
import { useRovingFocus } from '../../react/use-roving-focus';
import { loadFind } from '../find/find-bar';
import { defaultComponents } from './all-tools';
import { preloadToolLayer, ToolRowPlace } from './tool-popover';

export interface ToolbarHandle {
  focus(): void;
}

export interface ToolbarProps {
  tools: EditorTools;
  components: Partial<EditorComponents> | undefined;
  /** Id of the text the toolbar works on. */
  controls: string;
  handle: RefObject<ToolbarHandle | null>;
}

/** Fetches what tools open before they are pressed. */
function preloadTools(): void {
  preloadToolLayer();
  loadFind().catch(() => undefined);
}

/** The toolbar: one tab stop; arrow keys move inside, Esc returns to the text. */
export function Toolbar({ tools, components, controls, handle }: ToolbarProps) {
  const roving = useRovingFocus();
  const { editor, labels } = tools;
  const Tools = components?.Toolbar ?? defaultComponents.Toolbar;
  useImperativeHandle(handle, () => ({ focus: roving.focus }));
  const [rowPlace, setRowPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const cancel = whenIdle(preloadTools);
    editor.on('focus', preloadTools);
    return () => {
      cancel();
      editor.off('focus', preloadTools);
    };
  }, [editor]);
  return (
    <>
      <div
        ref={roving.ref}
        role="toolbar"
        aria-label={labels.toolbar.toolbar}
        aria-controls={controls}
        data-slot="editor-toolbar"
        className="pde:border-b pde:border-line pde:bg-surface pde:px-2 pde:py-1.5"
        onPointerEnter={preloadTools}
        onFocus={preloadTools}
        onKeyDown={(event) => {
          roving.onKeyDown(event);
          const inside = event.target instanceof Node && event.currentTarget.contains(event.target);
          if (event.key === 'Escape' && inside) focusText(editor);
        }}
        // A press on a tool must not take the selection away from the text.
        onMouseDown={(event) => {
          if (event.currentTarget.contains(event.target as Node)) event.preventDefault();
        }}
      >
        {/* Clips the line before a group at the start of a row. Small screens get one scrolling row: more would hide the text. */}
        <div className="pde:overflow-x-clip pde:max-lg:overflow-x-auto pde:max-lg:overscroll-x-contain pde:max-lg:[scrollbar-width:none]">
          <div className="pde:-ms-[7px] pde:flex pde:flex-wrap pde:items-center pde:gap-y-1 pde:max-lg:w-max pde:max-lg:flex-nowrap">
            <EditorToolsContext.Provider value={tools}>
              <ToolRowPlace.Provider value={rowPlace}>
                <Tools editor={editor} />
              </ToolRowPlace.Provider>
            </EditorToolsContext.Provider>
          </div>
        </div>
      </div>
      <div ref={setRowPlace} />
    </>
  );
}
