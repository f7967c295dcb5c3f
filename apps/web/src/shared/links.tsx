import { VisuallyHidden } from '@paidang/ui/visually-hidden';
import { type ComponentProps, type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/shared';

export interface PlaceLinkProps extends ComponentPropsWithoutRef<'a'> {
  /** Path of a page of the app, or URL of another site. */
  to: string;
  /** Opens a new tab, and says so to screen readers. @default false */
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

/** Renders links inside ui components with the router's `Link`. */
export const renderLink = ({
  href,
  ...props
}: Omit<ComponentProps<typeof Link>, 'to'> & { href: string }): ReactNode => <Link to={href} {...props} />;

/** Id of the consultation form on a page: `#consultation`. */
export const consultationId = 'consultation';
