import type { CaseReport } from '@paidang/contract/entities';
import { type ImportedPost, postOfLink } from '@paidang/contract/report-import';
import { Combobox } from '@paidang/ui/combobox';
import { Field } from '@paidang/ui/field';
import { labels as words } from '#labels/report-import';
import { dayOf } from '../../../shared/dates/taipei';

/** The most likely post: the only one, the one at the published link, or the only one of that day. */
export function likelyPost(posts: readonly ImportedPost[], work: CaseReport['work']): ImportedPost | null {
  const [only, ...others] = posts;
  if (only && others.length === 0) return only;
  if (!work) return null;
  const linked = postOfLink(posts, work.url);
  if (linked) return linked;
  const [sameDay, ...more] = posts.filter(({ published }) => published === dayOf(new Date(work.published_at)));
  return sameDay && more.length === 0 ? sameDay : null;
}

const titleOf = ({ title, id, link, published }: ImportedPost): string =>
  [published?.replaceAll('-', '/'), title.replace(/\s+/g, ' ') || id || link || words.untitled]
    .filter(Boolean)
    .join('　');

export interface PostFieldProps {
  posts: readonly ImportedPost[];
  post: ImportedPost | null;
  /** Whether the post was preselected. */
  isSuggested: boolean;
  onChange: (line: number | null) => void;
}

/** Chooses which post of an export the report is about. */
export function PostField({ posts, post, isSuggested, onChange }: PostFieldProps) {
  const [only, ...others] = posts;
  if (only && others.length === 0) {
    return (
      <p>
        <span className="block text-13 text-ink-2">{words.post}</span>
        <span className="line-clamp-2 text-14 [overflow-wrap:anywhere]">{titleOf(only)}</span>
      </p>
    );
  }
  return (
    <Field label={words.post} hint={isSuggested ? words.suggested : words.posts(posts.length)} required>
      <Combobox
        options={posts.map((one) => ({ value: String(one.line), label: titleOf(one) }))}
        value={post ? String(post.line) : null}
        placeholder={words.postPlaceholder}
        clearable={false}
        onValueChange={(line) => onChange(line === null ? null : Number(line))}
      />
    </Field>
  );
}
