import { cn } from '@paidang/ui/cn';
import type { ComponentPropsWithoutRef } from 'react';

export type PageProps = Omit<ComponentPropsWithoutRef<'main'>, 'id'>;

/** A page of scrolling content, aligned with the edge of the top bar. */
export function Page({ className, ...props }: PageProps) {
  return <main id="main" className={cn('px-(--page-edge) pt-5 pb-14 md:pt-8', className)} {...props} />;
}
