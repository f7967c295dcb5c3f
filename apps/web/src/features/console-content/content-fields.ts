import type { ContentOf } from '@paidang/contract/entities';
import { siteContentLimits } from '@paidang/contract/limits';
import type { ContentKind } from '@paidang/contract/vocabulary';
import { labels } from '#labels/console-content';
import { categories } from '#labels/user-guide/catalogue';

const { titleLength, lineLength, sayLength, storyLength, figureLength, slugLength, figure } = siteContentLimits;
const { hints } = labels;

/** Input type of a content field. */
export type FieldKind =
  | { readonly type: 'line'; readonly max: number }
  | { readonly type: 'paragraph'; readonly max: number }
  | { readonly type: 'number'; readonly max: number }
  /** `ratio`: required width-to-height ratio; `null` keeps the picture's own. */
  | { readonly type: 'picture'; readonly ratio: number | null; readonly round?: true; readonly described?: true }
  | { readonly type: 'pictures'; readonly ratio: number }
  | { readonly type: 'industry' | 'services' | 'creator' | 'guide-category' | 'rich-text' };

export type ContentField = FieldKind & {
  readonly name: string;
  readonly required?: true;
  readonly hint?: string;
};

type FieldsOf<Kind extends ContentKind> = readonly (FieldKind & {
  readonly name: keyof ContentOf<Kind> & string;
  readonly required?: true;
  readonly hint?: string;
})[];

const line = (max: number) => ({ type: 'line', max }) as const;
const face = { type: 'picture', ratio: 1, round: true } as const;

/** The fields of each kind, in form order. */
const fields: { readonly [Kind in ContentKind]: FieldsOf<Kind> } = {
  'success-project': [
    { name: 'title', ...line(titleLength), required: true, hint: hints.title },
    { name: 'subtitle', ...line(lineLength), hint: hints.subtitle },
    { name: 'type', type: 'industry', required: true },
    { name: 'main_image', type: 'picture', ratio: 16 / 9, described: true, required: true },
    { name: 'figure', ...line(figureLength), hint: hints.figure },
    { name: 'figure_label', ...line(lineLength), hint: hints.figure_label },
    { name: 'content', type: 'paragraph', max: storyLength },
    { name: 'images', type: 'pictures', ratio: 4 / 3 },
    { name: 'logo', type: 'picture', ratio: null, hint: hints.brandLogo },
  ],
  'creator-say': [
    { name: 'name', ...line(titleLength), required: true },
    { name: 'topic', ...line(lineLength) },
    { name: 'content', type: 'paragraph', max: sayLength, required: true },
    { name: 'avatar', ...face },
  ],
  'customer-say': [
    { name: 'name', ...line(titleLength), required: true },
    { name: 'position', ...line(titleLength) },
    { name: 'industry', type: 'industry', required: true },
    { name: 'content', type: 'paragraph', max: sayLength, required: true },
    { name: 'logo', ...face },
  ],
  brand: [
    { name: 'name', ...line(titleLength), required: true },
    { name: 'logo', type: 'picture', ratio: null, required: true, hint: hints.brandLogo },
  ],
  recommendation: [{ name: 'creator', type: 'creator', required: true, hint: hints.creator }],
  claims: [
    { name: 'creators', type: 'number', max: figure, hint: hints.claims },
    { name: 'brands', type: 'number', max: figure },
    { name: 'platforms', type: 'number', max: 99 },
    { name: 'services', type: 'services' },
  ],
  'guide-article': [
    { name: 'title', ...line(titleLength), required: true },
    { name: 'summary', ...line(lineLength) },
    { name: 'category', type: 'guide-category', required: true },
    { name: 'slug', ...line(slugLength), required: true, hint: hints.slug },
    { name: 'body', type: 'rich-text', required: true },
  ],
  footer: [
    { name: 'company', ...line(lineLength), hint: hints.footer },
    { name: 'taxId', ...line(lineLength) },
    { name: 'address', ...line(lineLength) },
    { name: 'phone', ...line(lineLength) },
    { name: 'email', ...line(lineLength) },
    { name: 'hours', ...line(lineLength) },
    { name: 'blog', ...line(lineLength) },
    { name: 'facebook', ...line(lineLength) },
    { name: 'instagram', ...line(lineLength) },
    { name: 'youtube', ...line(lineLength) },
    { name: 'messenger', ...line(lineLength) },
  ],
};

export const fieldsOf = (kind: ContentKind): readonly ContentField[] => fields[kind];

export const titleOfField = (kind: ContentKind, name: string): string =>
  (labels.fields[kind] as Readonly<Record<string, string>>)[name] ?? name;

const blanks: Record<FieldKind['type'], unknown> = {
  line: '',
  paragraph: '',
  'rich-text': '',
  number: null,
  picture: null,
  industry: undefined,
  'guide-category': undefined,
  pictures: [],
  services: [],
  creator: '',
};

/** Title of every shipped guide article, by its address. */
const shippedArticles: ReadonlyMap<string, string> = new Map(
  Object.entries(categories).flatMap(([category, { articles }]) =>
    Object.entries(articles).map(([slug, { title }]) => [`${category}/${slug}`, title]),
  ),
);

/** Hint below a field; for an article's address it names the shipped article that is replaced. */
export function hintOf({ name, hint }: ContentField, form: Readonly<Record<string, unknown>>): string | undefined {
  const shipped = name === 'slug' ? shippedArticles.get(`${form.category}/${form.slug}`) : undefined;
  return shipped ? hints.replaces(shipped) : hint;
}

/** Initial content of a new record. */
export const blankContent = (kind: ContentKind): Readonly<Record<string, unknown>> =>
  Object.fromEntries(fieldsOf(kind).map(({ name, type }) => [name, blanks[type]]));
