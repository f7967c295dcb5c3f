import { Button } from '@paidang/ui/button';
import { Field } from '@paidang/ui/field';
import { isImeEnter, useComposition } from '@paidang/ui/ime';
import { Input } from '@paidang/ui/input';
import type { Editor } from '@tiptap/core';
import { ExternalLink, Link as LinkIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { applyLink } from '../../core/extensions/link/apply-link';
import { focusText } from '../../core/focus-text';
import type { LinkLabels } from '../../labels';
import { useEditorTools } from '../../react/editor-tools';
import { useEditorValue } from '../../react/use-editor-value';
import { ToolPopover } from './tool-popover';
import { ToolbarButton } from './toolbar-button';

/** Sets, changes and removes the link of the selection. */
export function LinkTool() {
  const { editor, labels: all, linkOpen: open, onLinkOpenChange: onOpenChange } = useEditorTools();
  const labels = all.link;
  const href = useEditorValue(editor, () => String(editor.getAttributes('link').href ?? ''));
  return (
    <ToolPopover
      open={open}
      onOpenChange={onOpenChange}
      trigger={(trigger) => (
        <ToolbarButton label={all.toolbar.link} pressed={href !== ''} {...trigger}>
          <LinkIcon aria-hidden="true" size={16} strokeWidth={1.75} />
        </ToolbarButton>
      )}
      label={labels.dialog}
      className="pde:w-80"
      onCloseAutoFocus={(event) => {
        if (event.defaultPrevented) return;
        event.preventDefault();
        focusText(editor);
      }}
    >
      <LinkForm editor={editor} href={href} labels={labels} onDone={() => onOpenChange(false)} />
    </ToolPopover>
  );
}

interface LinkFormProps {
  editor: Editor;
  href: string;
  labels: LinkLabels;
  onDone(): void;
}

function LinkForm({ editor, href, labels, onDone }: LinkFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [invalid, setInvalid] = useState(false);
  const composition = useComposition();
  const apply = (value: string) => {
    if (applyLink(editor, value)) onDone();
    else {
      setInvalid(true);
      input.current?.focus();
    }
  };
  const submit = () => apply(input.current?.value ?? '');
  return (
    <div className="pde:grid pde:gap-3">
      <Field label={labels.address} hint={labels.hint} error={invalid ? labels.invalid : undefined}>
        <Input
          ref={input}
          type="text"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          defaultValue={href}
          placeholder={labels.placeholder}
          {...composition.handlers}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isImeEnter(event, composition)) return;
            event.preventDefault();
            submit();
          }}
          onChange={() => setInvalid(false)}
        />
      </Field>
      <div className="pde:flex pde:items-center pde:justify-end pde:gap-2">
        {href ? (
          <>
            <Button size="sm" variant="ghost" asChild>
              <a href={href} target="_blank" rel="noopener noreferrer">
                <ExternalLink aria-hidden="true" size={16} strokeWidth={1.75} />
                {labels.open}
              </a>
            </Button>
            <Button size="sm" variant="ghost" onClick={() => apply('')}>
              {labels.remove}
            </Button>
          </>
        ) : null}
        <Button size="sm" variant="ink" onClick={submit}>
          {labels.apply}
        </Button>
      </div>
    </div>
  );
}
