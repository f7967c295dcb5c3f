export { canHighlight, type MarkName, markName, paintHighlights } from './highlights';
export { rangeAt, scrollToRange } from './place';
export { quoteFromRange, type SelectionQuoteOptions } from './selection-quote';
export { defaultSkip, indexText, type TextIndex } from './text-index';
