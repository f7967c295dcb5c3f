import { GraduationCap } from 'lucide-react';
import { labels } from '#labels/beginner-guide';
import { useHeightProperty } from '../../../shared/use-height-property';

/** Above every page of the guide: nothing here is real. */
export function GuideBand({ onLeave }: { onLeave: () => void }) {
  const ref = useHeightProperty('--guide-band');
  return (
    <aside
      ref={ref}
      aria-label={labels.title}
      className="flex min-h-10 flex-wrap items-center justify-center gap-x-3 bg-(--pd-film) px-4 py-1 text-13 text-(--pd-film-ink)"
    >
      <p className="flex items-center gap-3">
        <GraduationCap size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
        {labels.band}
      </p>
      <button type="button" onClick={onLeave} className="min-h-6 rounded-[2px] underline underline-offset-3">
        {labels.leave}
      </button>
    </aside>
  );
}
