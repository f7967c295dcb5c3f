import { type LabelOverrides, mergeLabels } from '@paidang/ui/labels';
import { type ComponentPropsWithoutRef, forwardRef, useImperativeHandle, useMemo, useRef } from 'react';
import type { RichDocument } from '../core/document/model';
import { type PictureSizeOf, withPictureSizes } from '../core/document/picture-sizes';
import { renderDocument } from '../core/document/render-document';
import type { Suggestion } from '../core/suggestions/suggestion';
import { useMarkup } from '../react/use-markup';
import { type SelectHandler, useSelectedQuote } from '../react/use-selected-quote';
import { useSuggestionMarks } from '../react/use-suggestion-marks';
import { defaultSuggestionLabels, type SuggestionLabels } from '../suggestion-labels';

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
  /** How large a picture is, in pixels, so that its place is kept while it loads. Keep the function while it is the same. */
  pictureSize?: PictureSizeOf | undefined;
  /** Other words for places of the document, shown where they would stand. Keep the array while it is the same. */
  suggestions?: readonly Suggestion[];
  /** Called when a suggestion is accepted (its button, or Y); without it no button is shown. */
  onSuggestionAccept?: (id: string) => void;
  /** Called when a suggestion is turned down (its button, or N). */
  onSuggestionReject?: (id: string) => void;
  /** Called with what is selected, as a quote to propose other words for; with null when nothing is any more. */
  onSelectQuote?: SelectHandler;
  suggestionLabels?: LabelOverrides<SuggestionLabels>;
}

const none: readonly Suggestion[] = [];

/** The view, with the parser that fits where it runs. */
export const ParsedView = forwardRef<HTMLDivElement, RichTextViewProps & Parsing>(function ParsedView(
  {
    html,
    parse,
    size = 'paper',
    pictureSize,
    suggestions = none,
    onSuggestionAccept,
    onSuggestionReject,
    onSelectQuote,
    suggestionLabels,
    className,
    ...props
  },
  ref,
) {
  const labels = useMemo(() => mergeLabels(defaultSuggestionLabels, suggestionLabels), [suggestionLabels]);
  const element = useRef<HTMLDivElement>(null);
  const safe = useMemo(() => withPictureSizes(renderDocument(parse(html)), pictureSize), [parse, html, pictureSize]);
  useSuggestionMarks(element, safe, {
    suggestions,
    labels,
    onAccept: onSuggestionAccept,
    onReject: onSuggestionReject,
  });
  useSelectedQuote(element, onSelectQuote);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => element.current);
  return (
    <div
      {...props}
      {...useMarkup(safe)}
      ref={element}
      data-slot="rich-text"
      data-size={size}
      className={['pd-root pd-rich-text', className].filter(Boolean).join(' ')}
    />
  );
});
