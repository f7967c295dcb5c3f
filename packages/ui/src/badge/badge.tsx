import type { VariantProps } from 'class-variance-authority';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { cn } from '../cn';
import { badgeVariants } from './badge-variants';

export interface BadgeProps extends ComponentPropsWithoutRef<'span'>, VariantProps<typeof badgeVariants> {
  /** Icon before the text, 12 px; the text must make sense without it. */
  icon?: ReactNode;
}

/**
 * The state of something in one or two words.
 *
 * @example <Badge tone="success" icon={<Check size={12} />}>已定案</Badge>
 */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { tone, icon, className, children, ...props },
  ref,
) {
  return (
    <span
      ref={ref}
      data-slot="badge"
      data-variant={tone ?? 'neutral'}
      className={cn(badgeVariants({ tone }), className)}
      {...props}
    >
      {icon ? (
        <span aria-hidden="true" className="pd:shrink-0">
          {icon}
        </span>
      ) : null}
      <span className="pd:min-w-0 pd:truncate">{children}</span>
    </span>
  );
});
