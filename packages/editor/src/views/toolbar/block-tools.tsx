import { List, ListOrdered, TextQuote } from 'lucide-react';
import type { HeadingLevel } from '../../core/document/model';
import { focusText } from '../../core/focus-text';
import { useEditorTools } from '../../react/editor-tools';
import { useEditorValue } from '../../react/use-editor-value';
import { type Choice, ChoicePopover } from './choice-popover';
import { ToolbarButton, ToolbarGroup } from './toolbar-button';

const levels: readonly HeadingLevel[] = [2, 3, 4];

/** Paragraph or heading. */
export function BlockStyleTools() {
  const { editor, labels: all } = useEditorTools();
  const labels = all.toolbar;
  const level = useEditorValue(
    editor,
    () => levels.find((candidate) => editor.isActive('heading', { level: candidate })) ?? 0,
  );
  const names: Readonly<Record<number, string>> = {
    0: labels.paragraph,
    2: labels.heading2,
    3: labels.heading3,
    4: labels.heading4,
  };
  const choices: Choice[] = [0, ...levels].map((value) => ({ value: String(value), label: names[value] ?? '' }));
  const choose = (value: string) => {
    const chosen = levels.find((candidate) => String(candidate) === value);
    if (chosen) editor.commands.setHeading({ level: chosen });
    else editor.commands.setParagraph();
  };
  return (
    <ToolbarGroup>
      <ChoicePopover
        label={`${labels.block}：${names[level]}`}
        choices={choices}
        value={String(level)}
        onChoose={choose}
        onClose={() => focusText(editor)}
      >
        <span className="pde:min-w-14 pde:text-start pde:text-13">{names[level]}</span>
      </ChoicePopover>
    </ToolbarGroup>
  );
}

/** Lists and block quotes. */
export function ListTools() {
  const { editor, labels: all } = useEditorTools();
  const labels = all.toolbar;
  const active = useEditorValue(editor, () => ({
    bullet: editor.isActive('bulletList'),
    ordered: editor.isActive('orderedList'),
    quote: editor.isActive('blockquote'),
  }));
  return (
    <ToolbarGroup>
      <ToolbarButton
        label={labels.bulletList}
        pressed={active.bullet}
        onClick={() => editor.commands.toggleBulletList()}
      >
        <List aria-hidden="true" size={16} strokeWidth={1.75} />
      </ToolbarButton>
      <ToolbarButton
        label={labels.orderedList}
        pressed={active.ordered}
        onClick={() => editor.commands.toggleOrderedList()}
      >
        <ListOrdered aria-hidden="true" size={16} strokeWidth={1.75} />
      </ToolbarButton>
      <ToolbarButton label={labels.quote} pressed={active.quote} onClick={() => editor.commands.toggleBlockquote()}>
        <TextQuote aria-hidden="true" size={16} strokeWidth={1.75} />
      </ToolbarButton>
    </ToolbarGroup>
  );
}
