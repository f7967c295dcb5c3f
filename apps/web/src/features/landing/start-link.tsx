import { paths } from '@paidang/contract/pages';
import { forwardRef } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { useSession } from '../../stores/session';

/** Call to action: registration for guests, projects for signed-in users. */
export const StartLink = forwardRef<HTMLAnchorElement, Omit<LinkProps, 'to'>>(function StartLink(props, ref) {
  const isGuest = useSession((state) => !state.token);
  return <Link ref={ref} to={isGuest ? paths.register : paths.project} {...props} />;
});
