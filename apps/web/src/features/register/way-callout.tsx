import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export interface WayCalloutProps {
  title?: ReactNode;
  /** What to do instead of registering here. */
  children: ReactNode;
  /** Where that is done. */
  to: string;
  action: string;
  className?: string;
}

/** Says to who is at the wrong place for what they want, and leads to the right one. */
export function WayCallout({ title, children, to, action, className }: WayCalloutProps) {
  return (
    <Callout
      tone="info"
      title={title}
      className={className}
      action={
        <Button asChild size="sm">
          <Link to={to}>{action}</Link>
        </Button>
      }
    >
      {children}
    </Callout>
  );
}
