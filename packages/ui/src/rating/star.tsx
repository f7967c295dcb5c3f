import { cn } from '../cn';

const OUTLINE =
  'M11.5 2.3a.53.53 0 0 1 1 0l2.3 4.7a2.1 2.1 0 0 0 1.6 1.2l5.2.7a.53.53 0 0 1 .3.9l-3.8 3.7a2.1 2.1 0 0 0-.6 1.9l.9 5.1a.53.53 0 0 1-.8.6l-4.6-2.4a2.1 2.1 0 0 0-2 0l-4.6 2.4a.53.53 0 0 1-.8-.6l.9-5.1a2.1 2.1 0 0 0-.6-1.9L2.1 9.8a.53.53 0 0 1 .3-.9l5.2-.7A2.1 2.1 0 0 0 9.2 7z';

export const STARS = [1, 2, 3, 4, 5] as const;

interface StarProps {
  /** How much of the star is filled. */
  fill: 0 | 0.5 | 1;
  className?: string;
}

/** A full, half or empty star: empty ones have an outline, so that colour is never the only difference. */
export function Star({ fill, className }: StarProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      strokeWidth={1.75}
      strokeLinejoin="round"
      aria-hidden="true"
      data-slot="rating-star"
      data-fill={fill}
      className={cn(
        'pd:size-6 pd:shrink-0 pd:rtl:-scale-x-100',
        fill === 0 ? 'pd:text-line-strong' : 'pd:text-ink',
        className,
      )}
    >
      {fill > 0 && (
        <path d={OUTLINE} fill="currentColor" style={fill === 0.5 ? { clipPath: 'inset(0 50% 0 0)' } : {}} />
      )}
      <path d={OUTLINE} stroke="currentColor" />
    </svg>
  );
}
