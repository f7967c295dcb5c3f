import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export interface WrongPageCalloutProps {
  title?: ReactNode;
  /** Explains what to do instead of registering here. */
  children: ReactNode;
  /** Address of the alternative. */
  to: string;
  action: string;
  className?: string;
}

/** Tells users at the wrong page where to go instead. */
export function WrongPageCallout({ title, children, to, action, className }: WrongPageCalloutProps) {
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
