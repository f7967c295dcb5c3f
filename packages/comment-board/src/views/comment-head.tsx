import { useLocale } from '@paidang/ui/locale';
import { cx } from '@paidang/ui/recipes';
import { wholeMoment } from '../core/dates';
import { useComponents, useLabels, useRole } from '../react/board-context';
import type { CommentHeaderProps } from '../react/components';
import { useToday } from '../react/use-today';
import { PersonPicture } from './parts/person-picture';

/** The head of a comment: the host's part or the default. */
export function CommentHead(props: CommentHeaderProps) {
  const { CommentHeader = AuthorLine } = useComponents();
  return <CommentHeader {...props} />;
}

/** Author, company or role, time, and whether the comment was edited. */
export function AuthorLine({ comment, size, children }: CommentHeaderProps) {
  const labels = useLabels();
  const today = useToday();
  const locale = useLocale();
  const { created_by: name, company_name: company, created_at: time } = comment;
  const role = useRole(comment.role);
  const written = new Date(time);
  const beside = company && company !== name ? company : role.name;
  const isHead = size === 'head';
  return (
    <div data-slot="comment-head" className="pdb:flex pdb:min-h-7 pdb:items-center pdb:gap-2">
      {isHead ? <PersonPicture name={name} src={comment.avatar} size={28} /> : null}
      <span className="pdb:flex pdb:min-w-0 pdb:flex-1 pdb:items-baseline pdb:gap-2">
        <span className={cx('pdb:truncate pdb:font-medium', isHead ? 'pdb:text-14' : 'pdb:text-13')}>{name}</span>
        <span className="pdb:shrink-0 pdb:truncate pdb:text-12 pdb:text-ink-3">
          {isHead && beside ? '· ' : ''}
          {beside}
        </span>
      </span>
      <span className="pdb:flex pdb:shrink-0 pdb:items-center pdb:gap-2 pdb:text-12 pdb:text-ink-3">
        {comment.is_updated && !comment.is_deleted ? <span data-slot="comment-updated">{labels.updated}</span> : null}
        {Number.isNaN(written.getTime()) ? null : (
          <time dateTime={time} title={wholeMoment(written, locale)} className="pdb:tabular-nums">
            {labels.when(written, today, locale)}
          </time>
        )}
      </span>
      {children}
    </div>
  );
}
