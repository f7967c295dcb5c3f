import type { BriefContent, BriefLink } from '@paidang/contract/entities';
import { startsWithHttp } from '@paidang/contract/rules';
import { labels } from './labels';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (found) => escapes[found] ?? found);

const list = (items: readonly string[]): string =>
  items.length > 0 ? `<ul>${items.map((item) => `<li><p>${item}</p></li>`).join('')}</ul>` : '';
const part = (title: string, body: string): string => (body ? `<h3>${escape(title)}</h3>${body}` : '');
const section = (title: string, ...parts: string[]): string => {
  const body = parts.join('');
  return body ? `<h2>${escape(title)}</h2>${body}` : '';
};
const paragraphs = (text: string): string =>
  text.trim() ? `<p>${escape(text.trim()).replace(/\n/g, '<br>')}</p>` : '';

const link = ({ title, url }: BriefLink): string => {
  const words = escape(title || url);
  return startsWithHttp(url) ? `<a href="${escape(url)}">${words}</a>` : words;
};

/** A brief as one rich text, to be read, quoted and compared like any other. */
export function briefDocument(brief: BriefContent): string {
  const { sections, platforms, skip, deliverables } = labels;
  const texts = (items: readonly string[]) => list(items.map(escape));
  return [
    section(
      sections.message,
      part(labels.product.label, paragraphs(brief.product)),
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
      part(labels.hashtags.label, paragraphs(brief.hashtags.map((tag) => `#${tag}`).join(' '))),
    ),
    section(
      sections.material,
      part(labels.links.label, list(brief.links.map(link))),
      part(labels.references.label, list(brief.references.map(link))),
    ),
    section(
      sections.terms,
      part(labels.disclosure.label, paragraphs(brief.ad_disclosure)),
      part(labels.licence.label, paragraphs(brief.licence_term)),
    ),
    section(
      sections.way,
      part(labels.rounds.label, paragraphs(`${brief.revision_rounds}${labels.rounds.unit}`)),
      part(labels.skip.label, paragraphs(brief.skipped_steps.map((step) => skip.steps[step]).join('、') || skip.none)),
    ),
    section(sections.notes, brief.notes),
  ].join('');
}
