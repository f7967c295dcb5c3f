import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { CircleAlert, CircleCheck, File, RotateCw } from 'lucide-react';
import {
  type ComponentPropsWithoutRef,
  type FocusEvent,
  forwardRef,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../button';
import { cn } from '../cn';
import { IconButton } from '../icon-button';
import { formatFileSize } from '../internal/file-size';
import { CrossIcon } from '../internal/icons';
import type { UploadItemLabels } from '../labels/ui-labels';
import { punctuationOf, useLabels, useLocale } from '../locale';
import { Progress } from '../progress';

const defaultLabels: UploadItemLabels = {
  waiting: '等候上傳',
  uploading: '上傳中',
  done: '上傳完成',
  failed: '上傳失敗',
  cancel: (name) => `取消上傳${name}`,
  retry: '重新上傳',
  remove: (name) => `移除${name}`,
};

interface UploadItemBase extends Omit<ComponentPropsWithoutRef<'fieldset'>, 'children'> {
  /** Name of the file, including its extension. */
  name: string;
  /** In bytes. */
  size?: number;
  /** A small picture, 40 px. @default a sheet of paper */
  thumbnail?: ReactNode;
  /** Shows a cancel button while it is waiting or uploading. */
  onCancel?: () => void;
  /** Shows a retry button after a failure. */
  onRetry?: () => void;
  /** Shows a remove button once it is done or has failed. */
  onRemove?: () => void;
  labels?: Partial<UploadItemLabels>;
}

/** State of the upload: while uploading it has a `progress` in percent, or `null` if unknown; a failure has a `reason`. */
export type UploadItemProps = UploadItemBase &
  (
    | { state: 'waiting' | 'done'; progress?: never; reason?: never }
    | { state: 'uploading'; progress: number | null; reason?: never }
    | { state: 'failed'; reason: string; progress?: never }
  );

/**
 * A file being uploaded. Success or failure, with its reason, is announced politely.
 *
 * @example <UploadItem name="初剪.mp4" size={file.size} state="uploading" progress={56} onCancel={cancel} />
 */
export const UploadItem = forwardRef<HTMLFieldSetElement, UploadItemProps>(function UploadItem(
  { name, size, thumbnail, state, progress, reason, onCancel, onRetry, onRemove, labels, className, ...props },
  ref,
) {
  const names = useLabels('uploadItem', defaultLabels, labels);
  const { comma, colon } = punctuationOf(useLocale());
  const root = useRef<HTMLFieldSetElement>(null);
  const refs = useComposedRefs(root, ref);
  const word = names[state] ?? names.waiting;
  const announcement = useAnnouncement(state, [name, word, reason].filter(Boolean).join(comma));
  const over = state === 'done' || state === 'failed';
  const onLeave = over ? onRemove : onCancel;

  const focus = useKeptFocus(root, state, props);

  return (
    <fieldset
      ref={refs}
      tabIndex={-1}
      aria-label={name}
      data-slot="upload-item"
      data-state={state}
      className={cn(
        'pd-root pd:flex pd:min-w-0 pd:items-center pd:gap-3 pd:rounded-card pd:border pd:border-line pd:bg-surface pd:p-3',
        className,
      )}
      {...props}
      {...focus}
    >
      <div
        data-slot="upload-item-thumbnail"
        className="pd:grid pd:size-10 pd:shrink-0 pd:place-items-center pd:overflow-hidden pd:rounded-control pd:bg-sunken pd:text-ink-3"
      >
        {thumbnail ?? <File size={20} strokeWidth={1.75} aria-hidden="true" />}
      </div>
      <div className="pd:grid pd:min-w-0 pd:flex-1 pd:gap-0.5">
        <FileName name={name} />
        <p
          data-slot="upload-item-status"
          className="pd:flex pd:flex-wrap pd:gap-x-2 pd:text-12 pd:text-ink-3 pd:tabular-nums"
        >
          {size !== undefined && <span>{formatFileSize(size)}</span>}
          <Status state={state} word={reason ?? word} progress={progress ?? null} />
        </p>
        {state === 'uploading' && (
          <Progress
            label={`${names.uploading}${colon}${name}`}
            value={progress}
            showLabel={false}
            className="pd:mt-1"
          />
        )}
      </div>
      {state === 'failed' && onRetry && (
        <Button
          size="sm"
          variant="ghost"
          icon={<RotateCw size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={onRetry}
        >
          {names.retry}
        </Button>
      )}
      {onLeave && (
        <IconButton size="sm" label={over ? names.remove(name) : names.cancel(name)} onClick={onLeave}>
          <CrossIcon size={16} />
        </IconButton>
      )}
      <span role="status" className="pd:sr-only">
        {announcement}
      </span>
    </fieldset>
  );
});

interface StatusProps {
  state: UploadItemProps['state'];
  word: string;
  progress: number | null;
}

function Status({ state, word, progress }: StatusProps) {
  if (state === 'failed') {
    return (
      <span className="pd:flex pd:gap-1 pd:text-danger-600">
        <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" className="pd:mt-px pd:shrink-0" />
        {word}
      </span>
    );
  }
  if (state === 'done') {
    return (
      <span className="pd:flex pd:gap-1 pd:text-success-600">
        <CircleCheck size={16} strokeWidth={1.75} aria-hidden="true" className="pd:mt-px pd:shrink-0" />
        {word}
      </span>
    );
  }
  return (
    <span>
      {word}
      {progress !== null && <span aria-hidden="true"> {Math.round(Math.min(100, Math.max(0, progress)))}%</span>}
    </span>
  );
}

/** Truncates a long name in the middle, so that the extension stays visible. */
function FileName({ name }: { name: string }) {
  const { stem, end } = splitName(name);
  return (
    <span data-slot="upload-item-name" title={name} className="pd:flex pd:min-w-0 pd:text-14 pd:font-medium">
      {/* The extension stays at the end, whatever the writing direction. */}
      <bdi className="pd:flex pd:min-w-0">
        <span className="pd:truncate">{stem}</span>
        <span className="pd:shrink-0 pd:whitespace-pre">{end}</span>
      </bdi>
    </span>
  );
}

const longestExtension = 8;

function splitName(name: string): { stem: string; end: string } {
  const dot = name.lastIndexOf('.');
  if (dot <= 0 || name.length - dot > longestExtension) return { stem: name, end: '' };
  return { stem: name.slice(0, dot), end: name.slice(dot) };
}

/** Text for a polite live region: only changes after mounting, or all files of a finished list would be announced. */
function useAnnouncement(state: string, words: string): string {
  const [announced, setAnnounced] = useState('');
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    setAnnounced(words);
  }, [state, words]);
  return announced;
}

interface FocusHandlers {
  onFocus?: ((event: FocusEvent<HTMLFieldSetElement>) => void) | undefined;
  onBlur?: ((event: FocusEvent<HTMLFieldSetElement>) => void) | undefined;
}

/** Moves the focus to the root (`tabIndex={-1}`) when a change removes the focused button. */
function useKeptFocus(root: RefObject<HTMLElement | null>, change: unknown, own: FocusHandlers) {
  const inside = useRef(false);
  const last = useRef(change);
  useEffect(() => {
    if (last.current === change) return;
    last.current = change;
    if (inside.current && !root.current?.matches(':focus-within')) root.current?.focus();
  }, [root, change]);
  return {
    onFocus(event: FocusEvent<HTMLFieldSetElement>) {
      own.onFocus?.(event);
      inside.current = true;
    },
    // React does not report the blur of an element it removes.
    onBlur(event: FocusEvent<HTMLFieldSetElement>) {
      own.onBlur?.(event);
      inside.current = false;
    },
  };
}
