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

/** Parses HTML into a document, with the browser's parser or the server-side one. */
export interface Parsing {
  parse(html: string): RichDocument;
}

export interface RichTextViewProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** Stored HTML; sanitised again before it is rendered. */
  html: string;
  /** Font size and line height: `paper` 16/30 px, `compact` 15/24 px. @default 'paper' */
  size?: 'paper' | 'compact';
  /** Returns the size of a picture in pixels, so that its space is reserved while it loads. Pass a stable function. */
  pictureSize?: PictureSizeOf | undefined;
  /** Proposed wording, shown in place. Pass the same array while its content is unchanged. */
  suggestions?: readonly Suggestion[];
  /** Called when a suggestion is accepted (button or Y); without it the button is not shown. */
  onSuggestionAccept?: (id: string) => void;
  /** Called when a suggestion is rejected (button or N). */
  onSuggestionReject?: (id: string) => void;
  /** Called with the selection as a quote to suggest other wording for; with null once nothing is selected. */
  onSelectQuote?: SelectHandler;
  suggestionLabels?: LabelOverrides<SuggestionLabels>;
}

const none: readonly Suggestion[] = [];

/** The view, given the parser of its environment. */
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
