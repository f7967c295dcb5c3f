import { Button } from '@paidang/ui/button';
import { Field } from '@paidang/ui/field';
import { isImeEnter, useComposition } from '@paidang/ui/ime';
import { Input } from '@paidang/ui/input';
import type { Editor } from '@tiptap/react';
import { ImagePlus, TextAlignCenter, TextAlignEnd, TextAlignStart, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { imageAligns, imageSizes } from '../../core/document/read-image';
import { focusText } from '../../core/focus-text';
import { imageTypes } from '../../core/limits';
import type { ImageLabels } from '../../labels';
import { useEditorTools } from '../../react/editor-tools';
import { useEditorValue } from '../../react/use-editor-value';
import { ToolPopover } from './tool-popover';
import { ToolbarButton, ToolbarGroup } from './toolbar-button';

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.75 } as const;
const alignIcons = { left: TextAlignStart, center: TextAlignCenter, right: TextAlignEnd };

/** Opens the file dialog for pictures; not rendered when the editor accepts none. */
export function ImageButton() {
  const { editor, images, labels } = useEditorTools();
  const label = labels.toolbar.image;
  const input = useRef<HTMLInputElement>(null);
  if (!images) return null;
  return (
    <>
      <ToolbarButton label={label} onClick={() => input.current?.click()}>
        <ImagePlus {...icon} />
      </ToolbarButton>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={imageTypes.join(',')}
        aria-label={label}
        data-slot="editor-image-input"
        onChange={(event) => {
          editor.commands.uploadImages([...(event.target.files ?? [])]);
          event.target.value = '';
          focusText(editor);
        }}
      />
    </>
  );
}

/** Size, alignment and alternative text of the selected picture. */
export function ImageTools() {
  const { editor, labels: all } = useEditorTools();
  const labels = all.image;
  const image = useEditorValue(editor, () => {
    if (!editor.isActive('image')) return null;
    const { size, align, alt } = editor.getAttributes('image');
    return { size: String(size), align: String(align), alt: String(alt) };
  });
  if (!image) return null;
  return (
    <>
      <ToolbarGroup label={labels.size}>
        {imageSizes.map((size) => (
          <ToolbarButton
            key={size}
            label={`${labels.size}：${labels[size]}`}
            pressed={image.size === size}
            onClick={() => editor.commands.setImageSize(size)}
          >
            <span className="pde:text-13">{labels[size]}</span>
          </ToolbarButton>
        ))}
      </ToolbarGroup>
      <ToolbarGroup label={labels.align}>
        {imageAligns.map((align) => {
          const Icon = alignIcons[align];
          return (
            <ToolbarButton
              key={align}
              label={`${labels.align}：${labels[align]}`}
              pressed={image.align === align}
              onClick={() => editor.commands.setImageAlign(align)}
            >
              <Icon {...icon} />
            </ToolbarButton>
          );
        })}
      </ToolbarGroup>
      <ToolbarGroup label={labels.tools}>
        <AltPopover editor={editor} alt={image.alt} labels={labels} />
        <ToolbarButton
          label={labels.remove}
          onClick={() => {
            editor.commands.deleteSelection();
            focusText(editor);
          }}
        >
          <Trash2 {...icon} />
        </ToolbarButton>
      </ToolbarGroup>
    </>
  );
}

function AltPopover({ editor, alt, labels }: { editor: Editor; alt: string; labels: ImageLabels }) {
  const [open, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const composition = useComposition();
  const apply = () => {
    editor.commands.setImageAlt(input.current?.value.trim() ?? '');
    setOpen(false);
  };
  return (
    <ToolPopover
      open={open}
      onOpenChange={setOpen}
      trigger={(trigger) => (
        <ToolbarButton label={labels.altDialog} pressed={alt !== ''} className="pde:w-auto pde:px-2" {...trigger}>
          <span className="pde:text-13">{labels.alt}</span>
        </ToolbarButton>
      )}
      label={labels.altDialog}
      className="pde:grid pde:w-80 pde:gap-3"
    >
      <Field label={labels.alt} hint={labels.altHint}>
        <Input
          ref={input}
          defaultValue={alt}
          {...composition.handlers}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isImeEnter(event, composition)) return;
            event.preventDefault();
            apply();
          }}
        />
      </Field>
      <Button size="sm" variant="ink" className="pde:justify-self-end" onClick={apply}>
        {labels.altApply}
      </Button>
    </ToolPopover>
  );
}
