import type { BriefContent, BriefLink } from '@paidang/contract/entities';
import { startsWithHttp } from '@paidang/contract/rules';
import { escapeHtml, paragraphHtml } from '../../shared/html';
import { labels } from './labels';

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

/** A brief as one rich text, to be read, quoted and compared like any other. */
export function briefDocument(brief: BriefContent): string {
  const { sections, platforms, skip, deliverables } = labels;
  const texts = (items: readonly string[]) => list(items.map(escapeHtml));
  return [
    section(
      sections.message,
      part(labels.product.label, paragraphHtml(brief.product)),
      part(labels.sellingPoints.label, texts(brief.selling_points)),
      part(labels.mustSay.label, texts(brief.must_say)),
      part(labels.mustNotSay.label, texts(brief.must_not_say)),
    ),
    section(
      sections.delivery,
      part(
        platforms.label,
        texts(brief.platforms.map(({ platform_title, kind }) => `${platform_title}・${platforms.kinds[kind]}`)),
      ),
      part(
        deliverables.label,
        texts(
          brief.deliverables.map(({ title, quantity, note }) =>
            [`${title}${deliverables.times(quantity)}`, note].filter(Boolean).join('・'),
          ),
        ),
      ),
      part(labels.hashtags.label, paragraphHtml(brief.hashtags.map((tag) => `#${tag}`).join(' '))),
    ),
    section(
      sections.material,
      part(labels.links.label, list(brief.links.map(link))),
      part(labels.references.label, list(brief.references.map(link))),
    ),
    section(
      sections.terms,
      part(labels.disclosure.label, paragraphHtml(brief.ad_disclosure)),
      part(labels.licence.label, paragraphHtml(brief.licence_term)),
    ),
    section(
      sections.way,
      part(labels.rounds.label, paragraphHtml(`${brief.revision_rounds}${labels.rounds.unit}`)),
      part(
        labels.skip.label,
        paragraphHtml(brief.skipped_steps.map((step) => skip.steps[step]).join('、') || skip.none),
      ),
    ),
    section(sections.notes, brief.notes),
  ].join('');
}
