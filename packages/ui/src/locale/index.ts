export { type Direction, directionOf, type Punctuation, punctuationOf } from './locale';
export {
  LocaleProvider,
  type LocaleProviderProps,
  useDirection,
  useLabels,
  useLanguageAttributes,
  useLocale,
} from './locale-provider';
export { readingKey } from './reading-key';
