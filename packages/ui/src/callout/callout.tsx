import { cva } from 'class-variance-authority';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { cn } from '../cn';
import { type Tone, ToneIcon } from './tone-icon';

const calloutVariants = cva(
  'pd-root pd:flex pd:items-start pd:gap-3 pd:rounded-control pd:border pd:px-4 pd:py-3 pd:text-14',
  {
    variants: {
      tone: {
        info: 'pd:border-line pd:bg-sunken pd:[--pd-callout:var(--pd-ink-2)]',
        success: 'pd:border-transparent pd:bg-success-50 pd:[--pd-callout:var(--pd-success-600)]',
        warning: 'pd:border-transparent pd:bg-warning-50 pd:[--pd-callout:var(--pd-warning-600)]',
        danger: 'pd:border-transparent pd:bg-danger-50 pd:[--pd-callout:var(--pd-danger-600)]',
      },
    },
  },
);

export interface CalloutProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** @default 'info' */
  tone?: Tone;
  title?: ReactNode;
  /** Replaces the tone's icon; `null` omits it. */
  icon?: ReactNode;
  /** A button or link at the end. */
  action?: ReactNode;
}

/**
 * A message that is part of the page. Set `role="alert"` or `"status"` only if it appears in response to something.
 *
 * @example <Callout tone="warning" title="還沒驗證信箱">驗證後才能送出提案。</Callout>
 */
export const Callout = forwardRef<HTMLDivElement, CalloutProps>(function Callout(
  { tone = 'info', title, icon, action, className, children, ...props },
  ref,
) {
  return (
    <div
      ref={ref}
      data-slot="callout"
      data-variant={tone}
      className={cn(calloutVariants({ tone }), className)}
      {...props}
    >
      <ToneIcon tone={tone} icon={icon} className="pd:text-(--pd-callout)" />
      <div className="pd:min-w-0 pd:flex-1">
        {title ? (
          <p data-slot="callout-title" className="pd:font-strong pd:text-(--pd-callout)">
            {title}
          </p>
        ) : null}
        {children ? <div className="pd:text-ink">{children}</div> : null}
      </div>
      {action ? <div className="pd:shrink-0">{action}</div> : null}
    </div>
  );
});
