import type { ReactNode } from 'react';

/** What a `renderLink` prop receives; spread it on the router's own link element. */
export interface RenderLinkProps {
  href: string;
  className: string;
  children: ReactNode;
  'aria-current'?: 'page' | 'step';
}

/** Renders a link with the router of the host instead of `<a>`. */
export type RenderLink = (props: RenderLinkProps) => ReactNode;

export const renderAnchor: RenderLink = ({ children, ...props }) => <a {...props}>{children}</a>;
