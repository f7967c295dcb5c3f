import type { SentVideo } from '@paidang/contract/entities';
import { filmTimeOf, frameText } from '@paidang/contract/rules';
import { CoverPlaces } from '@paidang/film';
import { Button } from '@paidang/ui/button';
import { useSyncExternalStore } from 'react';
import { labels } from '#labels/video';
import { useVideoRoom } from '../video-room';

export interface ChooseCoverProps {
  film: SentVideo;
  busy: boolean;
  /** Seconds of the frame; `null` removes the cover. */
  onChoose: (at: number | null) => void;
}

const coverLabels = labels.cover;

/** Chooses the player's current frame as cover, previewed in each platform's crop. */
export function ChooseCover({ film: { cover, fps }, busy, onChoose }: ChooseCoverProps) {
  const { clock } = useVideoRoom();
  const now = useSyncExternalStore(clock.subscribe, clock.now);
  const momentOf = (at: number) => frameText(filmTimeOf(at, fps), null, fps);
  return (
    <section aria-label={coverLabels.title} className="grid gap-3 border-t border-line pt-5">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="min-w-0 flex-[1_1_320px]">
          <h2 className="text-18 font-strong">{coverLabels.title}</h2>
          <p role="status" className="text-ink-2">
            {cover ? coverLabels.chosen(momentOf(cover.at)) : coverLabels.hint}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="line" busy={busy} onClick={() => onChoose(now)}>
            {coverLabels.choose(momentOf(now))}
          </Button>
          {cover ? (
            <Button variant="ghost" busy={busy} onClick={() => onChoose(null)}>
              {coverLabels.remove}
            </Button>
          ) : null}
        </div>
      </div>
      {cover ? <CoverPlaces src={cover.path} /> : null}
    </section>
  );
}
