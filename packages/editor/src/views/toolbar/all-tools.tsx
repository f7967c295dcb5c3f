import { Search } from 'lucide-react';
import { type EditorComponents, useEditorTools } from '../../react/editor-tools';
import { BlockStyleTools, ListTools } from './block-tools';
import { HistoryTools } from './history-tools';
import { ImageButton, ImageTools } from './image-tools';
import { LinkTool } from './link-tool';
import { ColourTools, MarkTools } from './mark-tools';
import { TableTools } from './table-tools';
import { ToolbarButton, ToolbarGroup } from './toolbar-button';

/** Opens the bar for finding and replacing. */
export function FindTool() {
  const { labels, findOpen, onFindOpenChange } = useEditorTools();
  return (
    <ToolbarButton label={labels.toolbar.find} pressed={findOpen} onClick={() => onFindOpenChange(!findOpen)}>
      <Search aria-hidden="true" size={16} strokeWidth={1.75} />
    </ToolbarButton>
  );
}

function AllTools() {
  return (
    <>
      <HistoryTools />
      <BlockStyleTools />
      <MarkTools />
      <ColourTools />
      <ListTools />
      <ToolbarGroup>
        <LinkTool />
        <ImageButton />
        <TableTools />
      </ToolbarGroup>
      <ImageTools />
      <ToolbarGroup>
        <FindTool />
      </ToolbarGroup>
    </>
  );
}

/** The editor's default components, for your own component to render next to them. */
export const defaultComponents: EditorComponents = { Toolbar: AllTools };
