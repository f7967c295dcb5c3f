import { VisuallyHidden } from '@paidang/ui/visually-hidden';
import type { ComponentProps, ReactNode } from 'react';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/shared';

export interface PlaceLinkProps extends ComponentPropsWithoutRef<'a'> {
  /** A page of the app, or the address of another site. */
  to: string;
  /** Opens beside the app, and says so. @default false */
  isElsewhere?: boolean;
}

/** A link to a page of the app or to another site. */
export const PlaceLink = forwardRef<HTMLAnchorElement, PlaceLinkProps>(function PlaceLink(
  { to, isElsewhere = false, children, ...props },
  ref,
) {
  if (!isElsewhere) {
    return (
      <Link ref={ref} to={to} {...props}>
        {children}
      </Link>
    );
  }
  return (
    <a ref={ref} href={to} target="_blank" rel="noopener noreferrer" {...props}>
      {children}
      <VisuallyHidden>{labels.newTab}</VisuallyHidden>
    </a>
  );
});

/** Gives the ui package's parts the router's own link. */
export const renderLink = ({
  href,
  ...props
}: Omit<ComponentProps<typeof Link>, 'to'> & { href: string }): ReactNode => <Link to={href} {...props} />;
