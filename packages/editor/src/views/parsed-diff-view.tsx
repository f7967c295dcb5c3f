import { type LabelOverrides, mergeLabels } from '@paidang/ui/labels';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type Ref,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { RenderedDiff } from '../core/diff/render-diff';
import { type PictureSizeOf, withPictureSizes } from '../core/document/picture-sizes';
import { type DiffLabels, defaultDiffLabels } from '../diff-labels';
import { useChangeKeys } from '../react/use-change-keys';
import { useDocumentDiff } from '../react/use-document-diff';
import { useLatest } from '../react/use-latest';
import { useMarkup } from '../react/use-markup';
import type { Parsing } from './parsed-view';

/** Summary of a comparison, for the page to show next to it. */
export type DiffSummary = Pick<RenderedDiff, 'added' | 'deleted' | 'changes'>;

/** Handle of `RichTextDiffView`, passed to `diffRef`. */
export interface RichTextDiffHandle {
  /** Scrolls to the next change and announces it; wraps from the last to the first. */
  next(): void;
  /** Scrolls to the previous change and announces it; wraps from the first to the last. */
  previous(): void;
  /** Scrolls to a change and announces it. @param index Zero-based index of the change. */
  goTo(index: number): void;
}

export interface RichTextDiffViewProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** Stored HTML of the older version. */
  before: string;
  /** Stored HTML of the newer version. */
  after: string;
  /** Called with the changes and the character counts whenever the versions change. */
  onDiff?: (summary: DiffSummary) => void;
  /** Called with the zero-based index of the change that navigation moved to. */
  onCurrentChange?: (index: number) => void;
  /** Font size and line height: `paper` 16/30 px, `compact` 15/24 px. @default 'paper' */
  size?: 'paper' | 'compact';
  /** Returns the size of a picture in pixels, so that its space is reserved while it loads. Pass a stable function. */
  pictureSize?: PictureSizeOf | undefined;
  labels?: LabelOverrides<DiffLabels>;
  diffRef?: Ref<RichTextDiffHandle>;
}

const reducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The comparison view, given the parser of its environment. */
export const ParsedDiffView = forwardRef<HTMLDivElement, RichTextDiffViewProps & Parsing>(function ParsedDiffView(
  {
    parse,
    before,
    after,
    onDiff,
    onCurrentChange,
    size = 'paper',
    pictureSize,
    labels: own,
    className,
    diffRef,
    ...props
  },
  ref,
) {
  const labels = useMemo(() => mergeLabels(defaultDiffLabels, own), [own]);
  const diff = useDocumentDiff(parse, before, after, labels);
  const markup = useMarkup(withPictureSizes(diff.html, pictureSize));
  const element = useRef<HTMLDivElement>(null);
  const current = useRef(-1);
  const [announcement, setAnnouncement] = useState('');
  const report = useLatest(onDiff);

  useEffect(() => {
    current.current = -1;
    setAnnouncement(diff.changes.length === 0 ? labels.noChange : '');
    report.current?.({ added: diff.added, deleted: diff.deleted, changes: diff.changes });
  }, [diff, labels, report]);

  const goTo = (index: number) => {
    const change = diff.changes[index];
    if (!change) return;
    for (const part of element.current?.querySelectorAll<HTMLElement>('[data-change]') ?? []) {
      part.toggleAttribute('data-current', part.dataset.change === String(index));
    }
    const target = element.current?.querySelector('[data-current]');
    target?.scrollIntoView({ block: 'center', behavior: reducedMotion() ? 'instant' : 'smooth' });
    current.current = index;
    setAnnouncement(labels.change(index + 1, diff.changes.length, change.deleted, change.added));
    onCurrentChange?.(index);
  };

  const { length } = diff.changes;
  const next = () => goTo((current.current + 1) % Math.max(1, length));
  const previous = () => goTo((Math.max(0, current.current) - 1 + length) % Math.max(1, length));
  useChangeKeys(next, previous);
  useImperativeHandle(diffRef, () => ({ next, previous, goTo }));
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => element.current);

  return (
    <>
      <div
        {...props}
        {...markup}
        ref={element}
        data-slot="rich-text-diff"
        data-size={size}
        className={['pd-root pd-rich-text', className].filter(Boolean).join(' ')}
      />
      <p role="status" className="pd-root pde:sr-only" data-slot="rich-text-diff-status">
        {announcement}
      </p>
    </>
  );
});
