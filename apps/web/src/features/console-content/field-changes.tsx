import { type ContentKind, claimedServiceTitles, industryTitles } from '@paidang/contract/vocabulary';
import { RichTextDiffView } from '@paidang/editor/view';
import { labels } from '#labels/console-content';
import { categories } from '#labels/user-guide/catalogue';
import type { ContentForm } from '../../data/console-content';
import { paragraphHtml } from '../../shared/html';
import { isSameContent } from '../../shared/same-content';
import { type ContentField, fieldsOf, titleOfField } from './content-fields';

const versionLabels = labels.versions;

/** The fields in which two contents differ. */
export const changedFields = (kind: ContentKind, before: ContentForm, after: ContentForm): readonly ContentField[] =>
  fieldsOf(kind).filter(({ name }) => !isSameContent(before[name] ?? null, after[name] ?? null));

export interface FieldChangesProps {
  kind: ContentKind;
  before: ContentForm;
  after: ContentForm;
}

/** The differences between two contents, field by field. */
export function FieldChanges({ kind, before, after }: FieldChangesProps) {
  return (
    <dl className="mt-1 grid gap-3">
      {changedFields(kind, before, after).map((field) => (
        <div key={field.name}>
          <dt className="text-12 text-ink-3">{titleOfField(kind, field.name)}</dt>
          <dd className="mt-0.5 text-14 wrap-anywhere">
            {isText(field) ? (
              <RichTextDiffView
                before={markupOf(field, shownValue(field, before))}
                after={markupOf(field, shownValue(field, after))}
              />
            ) : (
              <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
                <del className="text-danger-600 no-underline">
                  <FieldValue field={field} value={shownValue(field, before)} />
                </del>
                <ins className="text-success-600 no-underline">
                  <FieldValue field={field} value={shownValue(field, after)} />
                </ins>
              </div>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const isText = ({ type }: ContentField): boolean => type === 'line' || type === 'paragraph' || type === 'rich-text';

/** A field's value as markup for the comparison. */
const markupOf = ({ type }: ContentField, value: unknown): string => {
  const text = typeof value === 'string' ? value : '';
  return type === 'rich-text' ? text : paragraphHtml(text);
};

/** A creator is displayed by the name stored in the record. */
const shownValue = ({ name, type }: ContentField, content: ContentForm) => content[type === 'creator' ? 'name' : name];

function FieldValue({ field: { type }, value }: { field: ContentField; value: unknown }) {
  if (type === 'picture' && typeof value === 'object' && value !== null && 'path' in value) {
    return <img src={String(value.path)} alt="" className="max-h-16 w-auto rounded-small bg-sunken" />;
  }
  return <span className="line-clamp-6 whitespace-pre-line">{wordsOf(type, value) || versionLabels.empty}</span>;
}

function wordsOf(type: ContentField['type'], value: unknown): string {
  if (type === 'guide-category') return categories[value as keyof typeof categories]?.title ?? '';
  if (type === 'industry') return industryTitles[value as keyof typeof industryTitles] ?? '';
  if (type === 'pictures') return Array.isArray(value) && value.length > 0 ? versionLabels.pictures(value.length) : '';
  if (type === 'services') {
    return Array.isArray(value)
      ? value.map((one: keyof typeof claimedServiceTitles) => claimedServiceTitles[one]).join('、')
      : '';
  }
  return typeof value === 'number' ? value.toLocaleString('en-US') : typeof value === 'string' ? value : '';
}
