import { cn } from '@paidang/ui/cn';

export interface FilmReelProps {
  /** Percentage done, 0 to 100. */
  percent: number;
}

const cells = Array.from({ length: 8 }, (_, place) => place);
const perforation =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='24' height='12'%3E%3Crect x='6' y='1' width='12' height='9' rx='2'/%3E%3C/svg%3E\") 0 0 / 24px 12px round";
const holes = 'absolute inset-x-2 h-3 bg-(--pd-film-hole)';

/** Progress bar as a film strip, filled cell by cell. */
export function UploadReel({ percent }: FilmReelProps) {
  const exposed = (percent / 100) * cells.length;
  return (
    <div aria-hidden="true" className="relative rounded-[4px] bg-film px-3 py-7 sm:px-5">
      <span className={cn(holes, 'top-2')} style={{ mask: perforation }} />
      <span className={cn(holes, 'bottom-2')} style={{ mask: perforation }} />
      <div className="grid grid-cols-8 gap-1">
        {cells.map((cell) => {
          const part = Math.min(1, Math.max(0, exposed - cell));
          return (
            <span
              key={cell}
              className="relative block aspect-[4/5] overflow-hidden rounded-[3px] shadow-[inset_0_0_0_1px_var(--pd-film-edge)]"
            >
              <span
                className="absolute inset-0 origin-left bg-linear-to-br from-film-lit to-(--pd-film-done) transition-transform duration-200 motion-reduce:transition-none"
                style={{ transform: `scaleX(${part})` }}
              />
            </span>
          );
        })}
      </div>
    </div>
  );
}
