/**
 * The same texts in another language: every label of a catalogue, with the same parameters.
 *
 * A language is a folder beside `zh-TW` with the same files; which one the app is built with is written once, under
 * `imports` in package.json (docs/decisions/0259-one-folder-per-language.md).
 *
 * @example export const labels = { … } satisfies Labels<typeof import('../zh-TW/sorting').labels>;
 */
export type Labels<Source> = Source extends string
  ? string
  : Source extends (...facts: infer Facts) => infer Text
    ? (...facts: Facts) => Labels<Text>
    : { readonly [Name in keyof Source]: Labels<Source[Name]> };
