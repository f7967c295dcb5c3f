import { cn } from '@paidang/ui/cn';
import type { LightboxMark } from '@paidang/ui/lightbox';

/** Numbers of the comments on a picture, shown in the corner of its cropped thumbnail. */
export function PinNumbers({ marks }: { marks: readonly LightboxMark[] }) {
  if (marks.length === 0) return null;
  return (
    <span aria-hidden="true" className="pointer-events-none absolute top-2 left-2 flex flex-wrap gap-1">
      {marks.map(({ id, number, tone }) => (
        <span
          key={id}
          className={cn(
            'grid h-5 min-w-5 place-items-center rounded-small rounded-bl-none px-1 text-12 font-strong text-(--pd-film-lit-ink) tabular-nums',
            tone === 'creator' ? 'bg-(--pd-film-pin-creator)' : 'bg-(--pd-film-pin-vendor)',
          )}
        >
          {number}
        </span>
      ))}
    </span>
  );
}
