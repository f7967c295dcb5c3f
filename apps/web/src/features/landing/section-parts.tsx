import { paths } from '@paidang/contract/pages';
import { Badge } from '@paidang/ui/badge';
import { forwardRef, type ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { preview } from '#labels/landing/pages';
import { useSession } from '../../stores/session';

/** Anchor of a case on the page of all cases. */
export const caseId = (uuid: string): string => `case-${uuid}`;

/** Marks a record in a preview that is not public. */
export const InactiveMark = () => <Badge tone="warning">{preview.inactive}</Badge>;

/** Call to action: registration for guests, projects for signed-in users. */
export const StartLink = forwardRef<HTMLAnchorElement, Omit<LinkProps, 'to'>>(function StartLink(props, ref) {
  const isGuest = useSession((state) => !state.token);
  return <Link ref={ref} to={isGuest ? paths.register : paths.project} {...props} />;
});

export interface SectionHeadProps {
  id: string;
  title: ReactNode;
  /** Rendered at the end of the line, such as a link. */
  children?: ReactNode;
}

/** Heading of a landing page section. */
export function SectionHead({ id, title, children }: SectionHeadProps) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-2 md:mb-10">
      <h2 id={id} className="text-28 leading-10 font-strong text-balance md:text-48 md:leading-16">
        {title}
      </h2>
      {children}
    </div>
  );
}
