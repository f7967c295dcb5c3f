import { type LabelOverrides, mergeLabels } from '../labels';
import { knownLocale } from '../locale/locale';

/** The labels of an element in the language of its `lang` attribute. */
export interface ElementLanguage<Labels extends object> {
  /** Locale of dates and numbers; `undefined` without the attribute. */
  locale(): string | undefined;
  /** The page's own labels, merged over those of the language; Chinese labels are part of every element. */
  labels(own: LabelOverrides<Labels> | undefined): LabelOverrides<Labels>;
  /** Loads what the attribute requires; call it when the element is connected and when the attribute changes. */
  follow(): void;
}

/**
 * Follows the `lang` attribute: English labels are loaded on demand; other languages only affect dates and
 * numbers, and labels the page does not provide stay Chinese.
 *
 * @param fetchEnglish imports the English labels
 * @param onLabels called once they are loaded
 * @example const language = elementLanguage(this, () => import('../labels/en'), () => this.#render());
 */
export function elementLanguage<Labels extends object>(
  element: HTMLElement,
  fetchEnglish: () => Promise<{ en: Labels }>,
  onLabels: () => void,
): ElementLanguage<Labels> {
  let english: Labels | undefined;
  let warned = false;
  const warn = (message: string) => {
    if (!warned) console.warn(`<${element.localName}>: ${message}`);
    warned = true;
  };
  const locale = () => {
    const lang = element.getAttribute('lang');
    return lang ? knownLocale(lang) : undefined;
  };
  const isEnglish = () => /^en\b/.test(locale() ?? '');
  return {
    locale,
    labels(own = {}) {
      if (english && isEnglish()) return mergeLabels(english, own);
      const wanted = locale() ?? 'zh';
      if (!/^(en|zh)\b/.test(wanted) && Object.keys(own).length === 0) {
        warn(`there are no labels in "${wanted}", so they stay Chinese. Set the property \`labels\`.`);
      }
      return own;
    },
    follow() {
      if (!isEnglish() || english) return;
      fetchEnglish().then(
        (set) => {
          english = set.en;
          onLabels();
        },
        () => warn('the English labels could not be loaded, so they stay Chinese.'),
      );
    },
  };
}
