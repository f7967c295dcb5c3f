import { type LabelOverrides, mergeLabels } from '../labels';
import { knownLocale } from '../locale/locale';

/** The words of an element in the language of its attribute `lang`. */
export interface ElementLanguage<Labels extends object> {
  /** Of dates and figures; `undefined` without the attribute. */
  locale(): string | undefined;
  /** What the page gave, over the words of the language; Chinese ones every element carries. */
  labels(own: LabelOverrides<Labels> | undefined): LabelOverrides<Labels>;
  /** Fetches what the attribute asks for: to be called when the element is connected and when the attribute is another. */
  follow(): void;
}

/**
 * Follows the attribute `lang`: English is fetched when it is asked for; of other languages there are only dates and
 * figures, and the words stay Chinese where the page gives none.
 *
 * @param fetchEnglish imports the English labels
 * @param onLabels called once they are there
 * @example const language = elementLanguage(this, () => import('../labels/en'), () => this.#render());
 */
export function elementLanguage<Labels extends object>(
  element: HTMLElement,
  fetchEnglish: () => Promise<{ en: Labels }>,
  onLabels: () => void,
): ElementLanguage<Labels> {
  let english: Labels | undefined;
  let warned = false;
  const warn = (words: string) => {
    if (!warned) console.warn(`<${element.localName}>: ${words}`);
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
        () => warn('the English labels could not be fetched, so they stay Chinese.'),
      );
    },
  };
}
