import { Link } from '@paidang/ui/link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

export interface ArticleLinkProps {
  /** Path of the app, `tel:`, `mailto:` or `https:`. */
  to: string;
  children: ReactNode;
}

/** A link in an article: a router link within the app, a plain one otherwise. */
export function ArticleLink({ to, children }: ArticleLinkProps) {
  return (
    <Link asChild>
      {to.startsWith('/') ? <RouterLink to={to}>{children}</RouterLink> : <a href={to}>{children}</a>}
    </Link>
  );
}
