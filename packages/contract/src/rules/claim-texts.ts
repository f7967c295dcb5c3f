/** A text that is checked for risky wordings. */
export interface ClaimText {
  /** Field of the content, such as `scripts.0.narration`; `''` if the content is a single text. */
  readonly field: string;
  readonly text: string;
  /** Whether it is HTML of the editor's schema rather than plain text. */
  readonly isMarkup: boolean;
}

const plain = (field: string, text: string): ClaimText => ({ field, text, isMarkup: false });
const markup = (field: string, text: string): ClaimText => ({ field, text, isMarkup: true });

interface Brief {
  readonly product: string;
  readonly selling_points: readonly string[];
  readonly must_say: readonly string[];
  readonly hashtags: readonly string[];
  readonly notes: string;
}
interface Segment {
  readonly title: string;
  readonly text: string;
  readonly narration: string;
}
type Copy =
  | { readonly mode: 'post'; readonly text: string }
  | { readonly mode: 'story'; readonly frames: readonly { readonly caption: string }[] };

/** The texts in each kind of content that people will read or hear. What a brief forbids saying is not a claim. */
export const claimTexts = {
  brief: ({ product, selling_points, must_say, hashtags, notes }: Brief): ClaimText[] => [
    plain('product', product),
    ...selling_points.map((text, index) => plain(`selling_points.${index}`, text)),
    ...must_say.map((text, index) => plain(`must_say.${index}`, text)),
    ...hashtags.map((text, index) => plain(`hashtags.${index}`, text)),
    markup('notes', notes),
  ],
  richText: (html: string): ClaimText[] => [markup('', html)],
  script: ({ scripts }: { readonly scripts: readonly Segment[] }): ClaimText[] =>
    scripts.flatMap(({ title, text, narration }, index) => [
      plain(`scripts.${index}.title`, title),
      markup(`scripts.${index}.text`, text),
      plain(`scripts.${index}.narration`, narration),
    ]),
  onePage: ({ description }: { readonly description: string }): ClaimText[] => [markup('description', description)],
  copy: (copy: Copy): ClaimText[] =>
    copy.mode === 'post'
      ? [markup('text', copy.text)]
      : copy.frames.map(({ caption }, index) => plain(`frames.${index}.caption`, caption)),
  photos: ({ photos }: { readonly photos: readonly { readonly caption: string }[] }): ClaimText[] =>
    photos.map(({ caption }, index) => plain(`photos.${index}.caption`, caption)),
  work: ({ text }: { readonly text: string }): ClaimText[] => [plain('text', text)],
};
