import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { cn } from '../cn';
import { drawings, type EmptyDrawing } from './drawings';

export interface EmptyStateProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** What is missing. */
  title: ReactNode;
  /** What will appear here, and who can add it. */
  description?: ReactNode;
  /** A button that adds it. */
  action?: ReactNode;
  /** The drawing in the viewfinder. @default 'talk', a speech bubble whose reply is still missing */
  drawing?: EmptyDrawing;
  /** Your own line drawing instead, about 40 px. */
  icon?: ReactNode;
  /** Element that renders the title. @default 'p' */
  titleAs?: 'h2' | 'h3' | 'h4' | 'p';
}

/**
 * A placeholder for missing content: what will be here, who adds it, and a button to do so.
 *
 * @example <EmptyState title="還沒有留言" description="選一段大綱的文字，就能在這裡留言。" action={<Button size="sm">寫第一則留言</Button>} />
 */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { title, description, action, drawing = 'talk', icon, titleAs: Title = 'p', className, ...props },
  ref,
) {
  const [drawn, missing] = drawings[drawing];
  return (
    <div
      ref={ref}
      data-slot="empty-state"
      className={cn(
        'pd-root pd:grid pd:justify-items-center pd:gap-1 pd:rounded-card pd:border pd:border-dashed pd:border-line-strong pd:p-6 pd:text-center',
        className,
      )}
      {...props}
    >
      <div
        aria-hidden="true"
        className="pd:relative pd:mb-2 pd:grid pd:h-16 pd:w-24 pd:place-items-center pd:text-ink-2"
      >
        <svg
          viewBox="0 0 96 64"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
          className="pd:absolute pd:inset-0 pd:size-full"
        >
          <path d="M4 16V4h12M80 4h12v12M92 48v12H80M16 60H4V48" />
          {icon ? null : (
            <>
              <path d={drawn} />
              <path d={missing} strokeDasharray="3 4" />
            </>
          )}
        </svg>
        {icon}
      </div>
      <Title data-slot="empty-state-title" className="pd:text-14 pd:font-strong pd:text-ink">
        {title}
      </Title>
      {description ? (
        <div data-slot="empty-state-description" className="pd:max-w-90 pd:text-balance pd:text-ink-3">
          {description}
        </div>
      ) : null}
      {action ? <div className="pd:mt-3">{action}</div> : null}
    </div>
  );
});
