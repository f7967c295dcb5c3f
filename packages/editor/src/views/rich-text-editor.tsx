import { type LabelOverrides, mergeLabels } from '@paidang/ui/labels';
import { LocaleProvider, useLanguageAttributes } from '@paidang/ui/locale';
import type { Editor, Extensions, JSONContent } from '@tiptap/core';
import { EditorContent } from '@tiptap/react';
import {
  type KeyboardEvent,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { focusText } from '../core/focus-text';
import type { EditorPort } from '../core/port';
import type { Suggestion } from '../core/suggestions/suggestion';
import { defaultEditorLabels, type EditorLabels } from '../labels';
import type { EditorComponents } from '../react/editor-tools';
import { useLatest } from '../react/use-latest';
import { useRichText } from '../react/use-rich-text';
import { EditorBoundary } from './editor-boundary';
import { EditorStatus } from './editor-status';
import { FindBar } from './find/find-bar';
import { RefusalAlert } from './refusal-alert';
import { Toolbar, type ToolbarHandle } from './toolbar/toolbar';

/** Imperative handle for the page around the editor. */
export interface RichTextEditorHandle {
  /** Tiptap's editor, for commands and events this handle does not cover. */
  readonly editor: Editor;
  /** Focuses the text. @param at Where the caret is placed. @default 'end' */
  focus(at?: 'start' | 'end'): void;
  /** The current content as stored HTML. */
  getHtml(): string;
  /** Replaces the whole content as one undoable step, and reports the change. */
  setHtml(html: string): void;
  /** The current content as Tiptap JSON. */
  getJson(): JSONContent;
  /** Replaces the whole content, like `setHtml`. Throws for nodes and marks the editor does not know. */
  setJson(json: JSONContent): void;
  /** Whether there is neither text nor a picture. */
  isEmpty(): boolean;
  /** Applies a suggestion to the text; returns false if the quoted words are gone. Calls no callback except `onChange`. */
  applySuggestion(id: string): boolean;
  /** Reports typing that `onChange` has not received yet; call it before submitting. */
  flush(): void;
}

export interface RichTextEditorProps {
  /** Stored HTML (controlled): a new value replaces the text. Values from `onChange` may be passed back. */
  value?: string;
  /** Initial stored HTML (uncontrolled). @default '' */
  defaultValue?: string;
  /** Called with the stored HTML 150 ms after the last keystroke, on blur, and before the editor unmounts. */
  onChange?: (html: string) => void;
  /** Called when the text loses focus, after `onChange`. */
  onBlur?: () => void;
  /** Called with the number of pictures still uploading; do not submit while it is above 0. */
  onUploadingChange?: (count: number) => void;
  /** Uploads pictures; without it pictures cannot be added. */
  port?: EditorPort;
  /** Shown while the text is empty. */
  placeholder?: string;
  /** Accessible name of the text. @default labels.editor */
  label?: string;
  /** Shows the text without a toolbar; it can be selected but not edited. @default false */
  readOnly?: boolean;
  /** `field` draws its own frame; `paper` has none and sits on the page's paper. @default 'field' */
  variant?: 'field' | 'paper';
  /**
   * Wording proposed by the other side, shown in place. In the text, Ctrl/⌘ + Enter accepts the suggestion at the caret; Tab
   * moves to a suggestion, where Y accepts and N rejects it. Pass the same array while its content is unchanged.
   */
  suggestions?: readonly Suggestion[];
  /** Called after a suggestion was applied to the text, and after `onChange`. */
  onSuggestionAccept?: (id: string) => void;
  /** Called when a suggestion was rejected. */
  onSuggestionReject?: (id: string) => void;
  /**
   * Your own Tiptap extensions, read once. If one throws, the toolbar is lost but the text is not. If they add nodes or marks,
   * pass `sanitize` too.
   */
  extensions?: Extensions;
  /**
   * Sanitises incoming HTML, initially and when it is replaced. `sanitizeDocument` removes what it does not know, so your own
   * nodes and marks need a sanitiser that knows them.
   * @default `sanitizeDocument`
   */
  sanitize?: (html: string) => string;
  /** Your own components in place of the built-in ones. @default `defaultComponents` */
  components?: Partial<EditorComponents> | undefined;
  /** Called with Tiptap's editor once it exists, and again when a new instance replaces it. */
  onReady?: (editor: Editor) => void;
  labels?: LabelOverrides<EditorLabels>;
  /** Language of text and toolbar, a BCP 47 tag. @default the locale of the surrounding `LocaleProvider`, otherwise 'zh-TW' */
  locale?: string | undefined;
  editorRef?: Ref<RichTextEditorHandle>;
  className?: string;
}

const variants = {
  field:
    'pde:overflow-clip pde:rounded-control pde:border pde:border-line-strong pde:bg-surface pde:focus-within:border-focus pde:focus-within:outline-2 pde:focus-within:-outline-offset-1 pde:focus-within:outline-focus',
  paper: '',
};

const never = () => () => {};

/** False on a server and during hydration: an editor needs a browser. */
const useInBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * The rich-text editor for outlines, briefs and copy: toolbar, text, pictures, tables. The host saves.
 *
 * @example
 * <RichTextEditor label="大綱" defaultValue={draft.content} port={port} onChange={saveDraft} editorRef={editor} />
 */
export function RichTextEditor({ locale, ...props }: RichTextEditorProps) {
  return (
    <LocaleProvider locale={locale}>
      <WatchedEditor {...props} />
    </LocaleProvider>
  );
}

type LocalProps = Omit<RichTextEditorProps, 'locale'>;

/** Keeps the written text when the editor crashes. */
function WatchedEditor(props: LocalProps) {
  const last = useRef<string | null>(null);
  const remember = (html: string) => {
    last.current = html;
    props.onChange?.(html);
  };
  const inBrowser = useInBrowser();
  if (!inBrowser) return <LoadingFrame />;
  return (
    <EditorBoundary
      labels={mergeLabels(defaultEditorLabels, props.labels).failure}
      lastHtml={() => last.current ?? props.value ?? props.defaultValue ?? ''}
    >
      {(recovered) => (
        <LivingEditor
          {...props}
          {...(recovered === null ? {} : { defaultValue: recovered })}
          onChange={remember}
          written={() => last.current}
        />
      )}
    </EditorBoundary>
  );
}

function LoadingFrame() {
  return (
    <div {...useLanguageAttributes()} data-slot="editor" data-state="loading" aria-busy="true" className="pd-root" />
  );
}

/**
 * Tiptap destroys an editor whose effects were cleaned up or never ran. A page that hides a route (React's Activity, as in
 * Next) cleans up effects but keeps state: when the route is shown again, a new editor starts with the text written so far.
 */
function LivingEditor({ written, ...props }: LocalProps & { written(): string | null }) {
  const held = useRef<Editor | null>(null);
  const [life, setLife] = useState<{ number: number; html: string | null }>({ number: 0, html: null });
  useLayoutEffect(() => {
    if (!held.current?.isDestroyed) return;
    held.current = null;
    setLife(({ number }) => ({ number: number + 1, html: written() }));
  });
  if (held.current?.isDestroyed) return <LoadingFrame />;
  return (
    <EditorParts
      key={life.number}
      {...props}
      {...(life.html === null ? {} : { defaultValue: life.html })}
      held={held}
    />
  );
}

function EditorParts({
  label,
  readOnly = false,
  variant = 'field',
  labels: own,
  editorRef,
  className,
  components,
  onReady,
  port,
  held,
  ...options
}: LocalProps & { held: { current: Editor | null } }) {
  const labels = useMemo(() => mergeLabels(defaultEditorLabels, own), [own]);
  const id = useId();
  const toolbar = useRef<ToolbarHandle>(null);
  const tools = useRef<HTMLDivElement>(null);
  const [linkOpen, setLinkOpen] = useState(false);
  const [findOpen, setFindOpen] = useState(false);
  const { editor, refusal, dismissRefusal, uploading, getHtml, setHtml, setJson, flush } = useRichText({
    ...options,
    port,
    tools,
    readOnly,
    labels,
    label: label ?? labels.editor,
    describedBy: `${id}hint`,
  });
  // Set during render, so that it also covers an editor whose effects never run.
  held.current = editor;

  const ready = useLatest(onReady);
  useEffect(() => ready.current?.(editor), [editor, ready]);

  useImperativeHandle(editorRef, () => ({
    editor,
    focus: (at = 'end') => focusText(editor, at),
    getHtml,
    setHtml,
    getJson: () => editor.getJSON(),
    setJson,
    applySuggestion: (id) => editor.commands.applySuggestion(id),
    isEmpty: () => editor.isEmpty,
    flush,
  }));

  const onTextKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || readOnly) return;
    const command = event.ctrlKey || event.metaKey;
    if (command && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      setLinkOpen(true);
    } else if (command && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'f') {
      event.preventDefault();
      setFindOpen(true);
    } else if (event.altKey && event.key === 'F10') {
      event.preventDefault();
      toolbar.current?.focus();
    }
  };

  return (
    <div
      {...useLanguageAttributes()}
      data-slot="editor"
      data-variant={variant}
      data-state={readOnly ? 'readonly' : 'editing'}
      className={['pd-root pde:flex pde:min-w-0 pde:flex-col', variants[variant], className].filter(Boolean).join(' ')}
    >
      {readOnly ? null : (
        <div
          ref={tools}
          data-slot="editor-tools"
          className="pde:sticky pde:top-(--pd-editor-top,0px) pde:z-(--pd-z-sticky)"
        >
          <Toolbar
            tools={{
              editor,
              labels,
              images: port !== undefined,
              linkOpen,
              onLinkOpenChange: setLinkOpen,
              findOpen,
              onFindOpenChange: setFindOpen,
            }}
            components={components}
            controls={`${id}text`}
            handle={toolbar}
          />
          {findOpen ? (
            <FindBar
              editor={editor}
              labels={labels.find}
              onClose={() => {
                setFindOpen(false);
                focusText(editor);
              }}
            />
          ) : null}
          <RefusalAlert
            message={refusal && labels.refusals[refusal]}
            dismissLabel={labels.status.dismiss}
            onDismiss={dismissRefusal}
          />
        </div>
      )}
      <EditorContent id={`${id}text`} editor={editor} onKeyDown={onTextKeyDown} className="pd-editor-frame" />
      <p id={`${id}hint`} hidden>
        {readOnly ? '' : labels.status.leaveHint}
      </p>
      {readOnly ? null : <EditorStatus editor={editor} uploading={uploading} labels={labels.status} />}
    </div>
  );
}
