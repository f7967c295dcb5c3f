import { cn } from '@paidang/ui/cn';
import { labels } from '#labels/shell';

export interface LogoProps {
  /** Shows only the mark, without the name. @default false */
  mark?: boolean;
  className?: string;
}

/** Two overlapping frames: the vendor's and the creator's. */
export function Logo({ mark = false, className }: LogoProps) {
  return (
    <span
      className={cn(
        'inline-flex items-center gap-2 text-18 leading-6 font-strong tracking-[.06em] text-ink',
        className,
      )}
    >
      <svg viewBox="0 0 32 24" width="32" height="24" aria-hidden="true">
        <rect x="1" y="1" width="19" height="15" rx="4.5" className="fill-vendor-500" />
        <rect x="12" y="8" width="19" height="15" rx="4.5" className="fill-creator-500" />
        <path
          d="M16.500 8H20v3.500A4.500 4.500 0 0 1 15.500 16H12v-3.500A4.500 4.500 0 0 1 16.500 8z"
          className="fill-ink"
        />
      </svg>
      {mark ? null : <span>{labels.brand}</span>}
    </span>
  );
}
