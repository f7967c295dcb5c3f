import type { Extensions, JSONContent } from '@tiptap/core';
import { type Editor, useEditor } from '@tiptap/react';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ImageRefusal } from '../core/check-images';
import { sanitizeDocument } from '../core/document-in-browser';
import type { EditorPort } from '../core/port';
import { createExtensions } from '../core/schema/create-extensions';
import { htmlOfDocument } from '../core/schema/html-of-document';
import { readStored } from '../core/schema/read-stored';
import type { Suggestion } from '../core/suggestions/suggestion';
import type { EditorLabels } from '../labels';
import { caretMargins } from './caret-margins';
import { useCoalescedChange } from './use-coalesced-change';
import { useLatest } from './use-latest';

export interface RichTextOptions {
  value?: string;
  defaultValue?: string;
  onChange?: (html: string) => void;
  onBlur?: () => void;
  onUploadingChange?: (count: number) => void;
  port?: EditorPort;
  placeholder?: string;
  label: string;
  describedBy: string;
  readOnly: boolean;
  labels: EditorLabels;
  extensions?: Extensions;
  sanitize?: (html: string) => string;
  /** The sticky toolbar, which covers the text at the top of the scrolled area. */
  tools: RefObject<HTMLElement | null>;
  suggestions?: readonly Suggestion[];
  onSuggestionAccept?: (id: string) => void;
  onSuggestionReject?: (id: string) => void;
}

export interface RichText {
  readonly editor: Editor;
  /** Why the last pictures were refused. */
  readonly refusal: ImageRefusal | null;
  dismissRefusal(): void;
  readonly uploading: number;
  /** The current content as stored HTML. */
  getHtml(): string;
  /** Replaces the whole content as one undoable step. */
  setHtml(html: string): void;
  setJson(json: JSONContent): void;
  /** Reports pending changes immediately. */
  flush(): void;
}

const none: readonly Suggestion[] = [];

/** One editor: content, uploads and messages. Re-renders only for uploads and messages, never per transaction. */
export function useRichText(options: RichTextOptions): RichText {
  const latest = useLatest(options);
  const [refusal, setRefusal] = useState<ImageRefusal | null>(null);
  const [uploading, setUploading] = useState(0);
  const [crash, setCrash] = useState<{ error: unknown } | null>(null);
  const lastValue = useRef(options.value);

  const { schedule, flush, cancel } = useCoalescedChange(() => {
    if (editor.isDestroyed) return;
    const html = htmlOfDocument(editor.state.doc);
    lastValue.current = html;
    latest.current.onChange?.(html);
  });

  const extensions = useMemo(
    () => [
      ...createExtensions({
        guard: {
          onCrash: (error, html) => {
            cancel();
            latest.current.onChange?.(html);
            setCrash({ error });
          },
        },
        suggestions: {
          labels: () => latest.current.labels.suggestions,
          onAccept: (id) => {
            flush();
            latest.current.onSuggestionAccept?.(id);
          },
          onReject: (id) => latest.current.onSuggestionReject?.(id),
        },
        placeholder: () => latest.current.placeholder ?? '',
        imageUpload: {
          port: () => latest.current.port ?? null,
          labels: () => latest.current.labels.upload,
          onCheck: setRefusal,
          onCountChange: (count) => {
            setUploading(count);
            latest.current.onUploadingChange?.(count);
          },
        },
      }),
      ...(latest.current.extensions ?? []),
    ],
    [latest, cancel, flush],
  );

  const clean = useCallback((html: string) => (latest.current.sanitize ?? sanitizeDocument)(html), [latest]);

  const editor = useEditor({
    // The frame already waits for the browser. If `window.next` exists, Tiptap would wait again and return no editor at first.
    immediatelyRender: true,
    extensions,
    onBeforeCreate: ({ editor: created }) => {
      created.options.content = readStored(clean(options.value ?? options.defaultValue ?? ''), created.schema).toJSON();
    },
    editable: !options.readOnly,
    injectCSS: false,
    editorProps: {
      scrollThreshold: caretMargins(() => options.tools.current, 0),
      scrollMargin: caretMargins(() => options.tools.current, 8),
      attributes: () => ({
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': latest.current.label,
        'aria-describedby': latest.current.describedBy,
        'aria-readonly': String(latest.current.readOnly),
        'data-slot': 'editor-text',
        class: 'pd-rich-text pd-editor-content',
      }),
    },
    onUpdate: () => schedule(),
    onBlur: () => {
      flush();
      latest.current.onBlur?.();
    },
  });

  useEffect(() => {
    if (options.value === undefined || options.value === lastValue.current) return;
    lastValue.current = options.value;
    const html = clean(options.value);
    if (html !== htmlOfDocument(editor.state.doc)) {
      editor.commands.setContent(readStored(html, editor.schema), { emitUpdate: false });
    }
  }, [editor, options.value, clean]);

  const { suggestions = none, value } = options;
  // A new text may contain quoted words that were gone, or lack others.
  const shown = useMemo(() => ({ suggestions, value }), [suggestions, value]);
  const hasShown = useRef(false);
  useEffect(() => {
    if (!hasShown.current && shown.suggestions.length === 0) return;
    hasShown.current = true;
    editor.commands.setSuggestions(shown.suggestions);
  }, [editor, shown]);

  useEffect(() => {
    if (editor.isEditable === options.readOnly) editor.setEditable(!options.readOnly, false);
  }, [editor, options.readOnly]);

  // Thrown during render so that an error boundary catches it: ProseMirror runs outside React.
  if (crash) throw crash.error;

  const setHtml = (html: string) => {
    editor.commands.setContent(readStored(clean(html), editor.schema));
  };

  return {
    editor,
    refusal,
    dismissRefusal: () => setRefusal(null),
    uploading,
    getHtml: () => htmlOfDocument(editor.state.doc),
    setHtml,
    // Converted to HTML, which is sanitised: JSON may contain any URL.
    setJson: (json) => setHtml(htmlOfDocument(editor.schema.nodeFromJSON(json))),
    flush,
  };
}
