import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** Gives the ui package's parts the router's own link. */
export const renderLink = ({
  href,
  ...props
}: Omit<ComponentProps<typeof Link>, 'to'> & { href: string }): ReactNode => <Link to={href} {...props} />;
