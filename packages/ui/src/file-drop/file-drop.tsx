import { Upload } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, useId, useRef, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { Button } from '../button';
import { cn } from '../cn';
import { useFieldGroup } from '../field/field-context';
import type { FileDropLabels } from '../labels/ui-labels';
import { punctuationOf, useLabels, useLocale } from '../locale';
import { defaultLabels } from './labels';
import { RefusalList, type ShownRefusal } from './refusal-list';
import { type FileRefusal, kindsOf, toRefusal } from './refusals';

export interface FileDropProps
  extends Omit<ComponentPropsWithoutRef<'fieldset'>, 'children' | 'onDrop' | 'onPaste' | 'aria-label'> {
  /** The request, such as `上傳圖片`: displayed, and the accessible name. */
  label: string;
  /** Called with the accepted files, in their original order. */
  onFiles: (files: File[]) => void;
  /** Accepted MIME types and extensions, `{ 'image/png': ['.png'] }`. @default anything */
  accept?: Readonly<Record<string, readonly string[]>>;
  /** Maximum bytes per file. @default Infinity */
  maxSize?: number;
  /** How many more files are accepted; 0 disables it. @default Infinity */
  maxFiles?: number;
  /** Your own check: returns what is wrong with a file and what to do, or `null`. */
  validate?: (file: File) => string | null;
  /** Called with the refused files; the list is displayed in any case. */
  onRefuse?: (refusals: FileRefusal[]) => void;
  disabled?: boolean;
  labels?: Partial<FileDropLabels>;
}

/**
 * Accepts files by button, drop and paste. Refused files are listed by name, with the reason.
 *
 * @example
 * <FileDrop label="上傳圖片" accept={{ 'image/png': ['.png'] }} maxSize={5 * 1024 ** 2} maxFiles={9} onFiles={upload} />
 */
export const FileDrop = forwardRef<HTMLFieldSetElement, FileDropProps>(function FileDrop(all, ref) {
  const {
    label,
    onFiles,
    accept,
    maxSize = Number.POSITIVE_INFINITY,
    maxFiles = Number.POSITIVE_INFINITY,
    validate,
    onRefuse,
    disabled = false,
    labels,
    className,
    ...props
  } = all;
  const names = useLabels('fileDrop', defaultLabels, labels);
  const { list } = punctuationOf(useLocale());
  const [shown, setShown] = useState<readonly ShownRefusal[]>([]);
  const field = useFieldGroup(props);
  const choose = useRef<HTMLButtonElement>(null);
  const hintId = useId();
  const kinds = kindsOf(accept, names.kinds, list);
  const full = maxFiles <= 0;
  const off = disabled || full;

  const zone = useDropzone({
    ...(accept ? { accept } : {}),
    maxSize,
    minSize: 1,
    // 0 would mean no limit.
    maxFiles: Number.isFinite(maxFiles) ? Math.max(1, maxFiles) : 0,
    multiple: maxFiles !== 1,
    disabled: off,
    noKeyboard: true,
    validator: (file) => {
      const message = validate?.(file) ?? null;
      return message === null ? null : { code: 'refused', message };
    },
    onDrop(files, rejections) {
      const refused = rejections.map((rejection) => toRefusal(rejection, { kinds, maxSize, maxFiles }, names));
      setShown(refused.map(({ message }, id) => ({ id, message })));
      if (refused.length > 0) onRefuse?.(refused);
      if (files.length > 0) onFiles(files);
    },
  });
  const dismiss = () => {
    setShown([]);
    choose.current?.focus();
  };
  const state = off ? 'disabled' : zone.isDragReject ? 'refusing' : zone.isDragActive ? 'over' : 'idle';
  const limits = full ? names.full : names.limits(kinds, maxSize, maxFiles);

  return (
    <fieldset
      ref={ref}
      aria-label={field['aria-labelledby'] ? undefined : label}
      data-slot="file-drop"
      data-state={state}
      {...props}
      id={field.id}
      aria-labelledby={field['aria-labelledby']}
      aria-describedby={field['aria-describedby']}
      className={cn('pd-root pd:grid pd:min-w-0 pd:gap-3', className)}
    >
      <div
        {...zone.getRootProps()}
        data-slot="file-drop-zone"
        data-state={state}
        className={cn(
          'pd:grid pd:justify-items-center pd:gap-1 pd:rounded-card pd:border pd:border-dashed pd:border-line-strong pd:p-6 pd:text-center pd:transition-[background-color,border-color] pd:duration-fast',
          off ? 'pd:cursor-not-allowed pd:bg-sunken pd:text-ink-3' : 'pd:cursor-pointer pd:hover:bg-hover',
          field['aria-invalid'] && 'pd:border-danger-600',
          state === 'over' && 'pd:border-solid pd:border-ink pd:bg-hover',
          state === 'refusing' && 'pd:border-solid pd:border-danger-600 pd:bg-danger-50',
        )}
      >
        <input {...zone.getInputProps({ 'aria-label': label, style: { display: 'none' } })} />
        <Upload size={20} strokeWidth={1.75} aria-hidden="true" className="pd:mb-1 pd:text-ink-2" />
        <p data-slot="file-drop-label" className="pd:text-14 pd:font-strong">
          {label}
        </p>
        {limits && (
          <p
            id={hintId}
            data-slot="file-drop-limits"
            className="pd:max-w-full pd:text-13 pd:text-balance pd:text-ink-3"
          >
            {limits}
          </p>
        )}
        <div className="pd:mt-3 pd:flex pd:flex-wrap pd:items-center pd:justify-center pd:gap-x-3 pd:gap-y-2">
          <Button ref={choose} size="sm" disabled={off} aria-describedby={limits ? hintId : undefined}>
            {names.choose}
          </Button>
          <span aria-live="polite" className="pd:text-13 pd:text-ink-2">
            {wordsOf(state, names)}
          </span>
        </div>
      </div>
      <RefusalList refusals={shown} labels={names} onDismiss={dismiss} />
    </fieldset>
  );
});

function wordsOf(state: string, labels: FileDropLabels): string {
  if (state === 'disabled') return '';
  if (state === 'over') return labels.release;
  return state === 'refusing' ? labels.refuse : labels.ways;
}
