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

/** Commands for the page around the editor. */
export interface RichTextEditorHandle {
  /** Tiptap's editor, for commands and events that have no place here. */
  readonly editor: Editor;
  /** Moves the focus into the text. @param at Where the caret goes. @default 'end' */
  focus(at?: 'start' | 'end'): void;
  /** The stored form of what is written now. */
  getHtml(): string;
  /** Replaces everything, as a step that can be undone, and reports it. */
  setHtml(html: string): void;
  /** What is written now, as JSON of Tiptap. */
  getJson(): JSONContent;
  /** Replaces everything, as `setHtml` does. Throws for nodes and marks the editor does not know. */
  setJson(json: JSONContent): void;
  /** Whether there is neither text nor picture. */
  isEmpty(): boolean;
  /** Puts the words of a suggestion into the text; false when its place is gone. Calls no callback but `onChange`. */
  applySuggestion(id: string): boolean;
  /** Reports typing that `onChange` has not seen yet; call it before sending. */
  flush(): void;
}

export interface RichTextEditorProps {
  /** Stored HTML, controlled: a new value replaces the text. What `onChange` gave may be handed back. */
  value?: string;
  /** Stored HTML at the start, uncontrolled. @default '' */
  defaultValue?: string;
  /** Called with the stored form when typing rests (150 ms), on blur, and before the editor goes away. */
  onChange?: (html: string) => void;
  /** Called when the text loses the focus, after `onChange`. */
  onBlur?: () => void;
  /** Called with the number of pictures not yet in the text; don't send while it is above 0. */
  onUploadingChange?: (count: number) => void;
  /** Where pictures go; without it pictures cannot be added. */
  port?: EditorPort;
  /** Shown while the text is empty. */
  placeholder?: string;
  /** Accessible name of the text. @default labels.editor */
  label?: string;
  /** Shows the text without tools; it can be selected, not changed. @default false */
  readOnly?: boolean;
  /** `field` has a frame of its own, `paper` lies on the page's paper. @default 'field' */
  variant?: 'field' | 'paper';
  /**
   * Other words the other side proposes, shown where they stand. In the text Ctrl/⌘ + Enter accepts the one at the caret;
   * Tab goes to them, then Y accepts and N turns down. Keep the array while it is the same.
   */
  suggestions?: readonly Suggestion[];
  /** Called after the words of a suggestion were put into the text, and after `onChange`. */
  onSuggestionAccept?: (id: string) => void;
  /** Called when a suggestion was turned down. */
  onSuggestionReject?: (id: string) => void;
  /**
   * Tiptap extensions of one's own, read once. One that throws costs the tools, not the text. Where they bring nodes or marks,
   * give `sanitize` too.
   */
  extensions?: Extensions;
  /**
   * Cleans HTML that comes in, at the start and when it is replaced. `sanitizeDocument` takes out what it does not know, so
   * nodes and marks of one's own need one that knows them.
   * @default `sanitizeDocument`
   */
  sanitize?: (html: string) => string;
  /** Parts of one's own in place of ours. @default `defaultComponents` */
  components?: Partial<EditorComponents> | undefined;
  /** Called with Tiptap's editor when there is one, and again when a new one takes its place. */
  onReady?: (editor: Editor) => void;
  labels?: LabelOverrides<EditorLabels>;
  /** Language of text and tools, a BCP 47 tag. @default that of the `LocaleProvider` around it, else 'zh-TW' */
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

/** False on a server and while its HTML is taken over: an editor needs a browser. */
const useInBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * The editor of outlines, briefs and copy: toolbar, text, pictures, tables. Saving is the host's.
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

/** Keeps what was written over a failure of the tools. */
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
 * Tiptap ends an editor whose effects have ended, or never began. A page that puts a route aside (React's Activity, as in
 * Next) ends effects and keeps the rest: when the route is shown again, a new editor begins with what was written.
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
  // Also of an editor whose effects never begin.
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
