import type { BriefContent, BriefLink } from '@paidang/contract/entities';
import { goalTexts } from '@paidang/contract/report';
import { startsWithHttp } from '@paidang/contract/rules';
import { functionTitles, productCategoryTitles } from '@paidang/contract/vocabulary';
import { labels } from '#labels/brief';
import { labels as rows } from '#labels/row-list';
import { escapeHtml, paragraphHtml } from '../../shared/html';

const list = (items: readonly string[]): string =>
  items.length > 0 ? `<ul>${items.map((item) => `<li><p>${item}</p></li>`).join('')}</ul>` : '';
const part = (title: string, body: string): string => (body ? `<h3>${escapeHtml(title)}</h3>${body}` : '');
const section = (title: string, ...parts: string[]): string => {
  const body = parts.join('');
  return body ? `<h2>${escapeHtml(title)}</h2>${body}` : '';
};
const link = ({ title, url }: BriefLink): string => {
  const words = escapeHtml(title || url);
  return startsWithHttp(url) ? `<a href="${escapeHtml(url)}">${words}</a>` : words;
};

const texts = (items: readonly string[]) => list(items.map(escapeHtml));

type Section = keyof typeof labels.sections;

interface BriefField {
  name: keyof BriefContent;
  section: Section;
  title: string;
  /** The field's value as rich text; `''` if empty. */
  show: (brief: BriefContent) => string;
}

const { skip, deliverables } = labels;
const { platforms } = rows;

/** The fields of a brief in reading order. */
export const briefFields: readonly BriefField[] = [
  { name: 'product', section: 'message', title: labels.product.label, show: ({ product }) => paragraphHtml(product) },
  {
    name: 'product_category',
    section: 'message',
    title: labels.category.label,
    show: ({ product_category }) => (product_category ? paragraphHtml(productCategoryTitles[product_category]) : ''),
  },
  {
    name: 'selling_points',
    section: 'message',
    title: labels.sellingPoints.label,
    show: ({ selling_points }) => texts(selling_points),
  },
  { name: 'must_say', section: 'message', title: labels.mustSay.label, show: ({ must_say }) => texts(must_say) },
  {
    name: 'must_show',
    section: 'message',
    title: labels.mustShow.label,
    show: ({ must_show = [] }) => texts(must_show),
  },
  {
    name: 'must_not_say',
    section: 'message',
    title: labels.mustNotSay.label,
    show: ({ must_not_say }) => texts(must_not_say),
  },
  {
    name: 'platforms',
    section: 'delivery',
    title: platforms.label,
    show: (brief) =>
      texts(brief.platforms.map(({ platform_title, kind }) => `${platform_title}・${platforms.kinds[kind]}`)),
  },
  {
    name: 'deliverables',
    section: 'delivery',
    title: deliverables.label,
    show: (brief) =>
      texts(
        brief.deliverables.map(({ title, quantity, note }) =>
          [`${title}${deliverables.times(quantity)}`, note].filter(Boolean).join('・'),
        ),
      ),
  },
  { name: 'goals', section: 'delivery', title: labels.goals.label, show: ({ goals }) => texts(goalTexts(goals)) },
  {
    name: 'hashtags',
    section: 'delivery',
    title: labels.hashtags.label,
    show: ({ hashtags }) => paragraphHtml(hashtags.map((tag) => `#${tag}`).join(' ')),
  },
  { name: 'links', section: 'material', title: labels.links.label, show: ({ links }) => list(links.map(link)) },
  {
    name: 'references',
    section: 'material',
    title: labels.references.label,
    show: ({ references }) => list(references.map(link)),
  },
  {
    name: 'ad_disclosure',
    section: 'terms',
    title: labels.disclosure.label,
    show: ({ ad_disclosure }) => paragraphHtml(ad_disclosure),
  },
  {
    name: 'licence_term',
    section: 'terms',
    title: labels.licence.label,
    show: ({ licence_term }) => paragraphHtml(licence_term),
  },
  {
    name: 'revision_rounds',
    section: 'way',
    title: labels.rounds.label,
    show: ({ revision_rounds }) => paragraphHtml(`${revision_rounds}${labels.rounds.unit}`),
  },
  {
    name: 'skipped_steps',
    section: 'way',
    title: labels.skip.label,
    show: ({ skipped_steps }) =>
      paragraphHtml(skipped_steps.map((step) => functionTitles[step]).join('、') || skip.none),
  },
  { name: 'notes', section: 'notes', title: '', show: ({ notes }) => notes },
];

/** A brief as one rich text, for reading, quoting and comparing like other steps. */
export function briefDocument(brief: BriefContent): string {
  const sectionOf = (name: Section): string =>
    section(
      labels.sections[name],
      ...briefFields
        .filter((field) => field.section === name)
        .map(({ title, show }) => (title ? part(title, show(brief)) : show(brief))),
    );
  return (Object.keys(labels.sections) as Section[]).map(sectionOf).join('');
}
