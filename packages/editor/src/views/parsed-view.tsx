import { type ComponentPropsWithoutRef, forwardRef, useMemo } from 'react';
import type { RichDocument } from '../core/document/model';
import { renderDocument } from '../core/document/render-document';
import { useMarkup } from '../react/use-markup';

/** Reads HTML into a document: with the browser's own parser, or with the one for servers. */
export interface Parsing {
  parse(html: string): RichDocument;
}

export interface RichTextViewProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** Stored HTML; sanitised again before it is shown. */
  html: string;
  /** `paper` reads 16/30 px, `compact` 15/24 px. @default 'paper' */
  size?: 'paper' | 'compact';
}

/** The view, with the parser that fits where it runs. */
export const ParsedView = forwardRef<HTMLDivElement, RichTextViewProps & Parsing>(function ParsedView(
  { html, parse, size = 'paper', className, ...props },
  ref,
) {
  const safe = useMemo(() => renderDocument(parse(html)), [parse, html]);
  return (
    <div
      {...props}
      {...useMarkup(safe)}
      ref={ref}
      data-slot="rich-text"
      data-size={size}
      className={['pd-root pd-rich-text', className].filter(Boolean).join(' ')}
    />
  );
});
