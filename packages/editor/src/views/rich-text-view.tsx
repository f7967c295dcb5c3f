import { type ComponentPropsWithoutRef, forwardRef, useImperativeHandle, useMemo } from 'react';
import { parseInBrowser } from '../core/document/parse-in-browser';
import { renderDocument } from '../core/document/render-document';
import { useMarkup } from '../react/use-markup';

export interface RichTextViewProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** Stored HTML; sanitised again before it is shown. */
  html: string;
  /** `paper` reads 16/30 px, `compact` 15/24 px. @default 'paper' */
  size?: 'paper' | 'compact';
}

/**
 * A document to read. Plain DOM without the editor's code; text offsets inside stay the same for the same HTML.
 *
 * @example <RichTextView html={version.content} />
 */
export const RichTextView = forwardRef<HTMLDivElement, RichTextViewProps>(function RichTextView(
  { html, size = 'paper', className, ...props },
  ref,
) {
  const safe = useMemo(() => renderDocument(parseInBrowser(html)), [html]);
  const element = useMarkup(safe);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => element.current);
  return (
    <div
      {...props}
      ref={element}
      data-slot="rich-text"
      data-size={size}
      className={['pd-root pd-rich-text', className].filter(Boolean).join(' ')}
    />
  );
});
