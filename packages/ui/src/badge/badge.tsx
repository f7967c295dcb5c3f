import { cva, type VariantProps } from 'class-variance-authority';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { cn } from '../cn';

export const badgeVariants = cva(
  'pd-root pd:inline-flex pd:h-[22px] pd:max-w-full pd:shrink-0 pd:items-center pd:gap-1 pd:rounded-[6px] pd:border pd:px-2 pd:text-12 pd:font-medium pd:whitespace-nowrap',
  {
    variants: {
      tone: {
        neutral: 'pd:border-line pd:bg-sunken pd:text-ink-2',
        success: 'pd:border-transparent pd:bg-success-50 pd:text-success-600',
        warning: 'pd:border-transparent pd:bg-warning-50 pd:text-warning-600',
        danger: 'pd:border-transparent pd:bg-danger-50 pd:text-danger-600',
        plain: 'pd:border-0 pd:px-0 pd:text-ink-2',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

export interface BadgeProps extends ComponentPropsWithoutRef<'span'>, VariantProps<typeof badgeVariants> {
  /** Icon before the words, 12 px; the words must make sense without it. */
  icon?: ReactNode;
}

/**
 * The state of a thing in one or two words.
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
