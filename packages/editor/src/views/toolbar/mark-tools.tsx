import { Bold, Highlighter, Italic, Strikethrough, Type, Underline } from 'lucide-react';
import { highlightColours, textColours } from '../../core/document/palette';
import { focusText } from '../../core/focus-text';
import { useEditorTools } from '../../react/editor-tools';
import { useEditorValue } from '../../react/use-editor-value';
import { ChoicePopover } from './choice-popover';
import { ToolbarButton, ToolbarGroup } from './toolbar-button';

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.75 } as const;

/** Bold, italic, underline, strikethrough. */
export function MarkTools() {
  const { editor, labels: all } = useEditorTools();
  const labels = all.toolbar;
  const active = useEditorValue(editor, () => ({
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    underline: editor.isActive('underline'),
    strike: editor.isActive('strike'),
  }));
  return (
    <ToolbarGroup>
      <ToolbarButton label={labels.bold} pressed={active.bold} onClick={() => editor.commands.toggleBold()}>
        <Bold {...icon} />
      </ToolbarButton>
      <ToolbarButton label={labels.italic} pressed={active.italic} onClick={() => editor.commands.toggleItalic()}>
        <Italic {...icon} />
      </ToolbarButton>
      <ToolbarButton
        label={labels.underline}
        pressed={active.underline}
        onClick={() => editor.commands.toggleUnderline()}
      >
        <Underline {...icon} />
      </ToolbarButton>
      <ToolbarButton label={labels.strike} pressed={active.strike} onClick={() => editor.commands.toggleStrike()}>
        <Strikethrough {...icon} />
      </ToolbarButton>
    </ToolbarGroup>
  );
}

function Swatch({ colour }: { colour: string }) {
  return (
    <span
      aria-hidden="true"
      className="pde:size-4 pde:rounded-tight pde:border pde:border-line-strong"
      style={{ background: colour }}
    />
  );
}

/** Text colours (red, blue, green) and highlights (yellow, pink). */
export function ColourTools() {
  const { editor, labels: all } = useEditorTools();
  const labels = all.toolbar;
  const { text, mark } = useEditorValue(editor, () => ({
    text: textColours.find((colour) => editor.isActive('colour', { colour })) ?? 'none',
    mark: highlightColours.find((colour) => editor.isActive('highlight', { colour })) ?? 'none',
  }));
  const focus = () => focusText(editor);
  return (
    <ToolbarGroup>
      <ChoicePopover
        label={labels.textColour}
        value={text}
        choices={[
          { value: 'none', label: labels.noColour, sample: <Swatch colour="var(--pd-ink)" /> },
          ...textColours.map((value) => ({
            value,
            label: labels[value],
            sample: <Swatch colour={`var(--pd-text-${value})`} />,
          })),
        ]}
        onChoose={(value) => {
          const colour = textColours.find((candidate) => candidate === value);
          if (colour) editor.commands.setTextColour(colour);
          else editor.commands.unsetTextColour();
        }}
        onClose={focus}
      >
        <span className="pde:grid pde:justify-items-center">
          <Type {...icon} />
          <span
            className="pde:h-[3px] pde:w-4 pde:rounded-pill"
            style={{ background: text === 'none' ? 'var(--pd-ink)' : `var(--pd-text-${text})` }}
          />
        </span>
      </ChoicePopover>
      <ChoicePopover
        label={labels.highlight}
        value={mark}
        choices={[
          { value: 'none', label: labels.noHighlight, sample: <Swatch colour="transparent" /> },
          ...highlightColours.map((value) => ({
            value,
            label: labels[value],
            sample: <Swatch colour={`var(--pd-mark-${value})`} />,
          })),
        ]}
        onChoose={(value) => {
          const colour = highlightColours.find((candidate) => candidate === value);
          if (colour) editor.commands.setHighlight(colour);
          else editor.commands.unsetHighlight();
        }}
        onClose={focus}
      >
        <span className="pde:grid pde:justify-items-center">
          <Highlighter {...icon} />
          <span
            className="pde:h-[3px] pde:w-4 pde:rounded-pill"
            style={{ background: mark === 'none' ? 'var(--pd-line-strong)' : `var(--pd-mark-${mark})` }}
          />
        </span>
      </ChoicePopover>
    </ToolbarGroup>
  );
}
