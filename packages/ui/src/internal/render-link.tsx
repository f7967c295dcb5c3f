import type { ReactNode } from 'react';

/** Props for a `renderLink` function; spread them on your router's link component. */
export interface RenderLinkProps {
  href: string;
  className: string;
  children: ReactNode;
  'aria-current'?: 'page' | 'step';
}

/** Renders a link with the host's router instead of `<a>`. */
export type RenderLink = (props: RenderLinkProps) => ReactNode;

export const renderAnchor: RenderLink = ({ children, ...props }) => <a {...props}>{children}</a>;
