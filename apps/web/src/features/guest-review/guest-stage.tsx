import type { GuestReview, SentVideo } from '@paidang/contract/entities';
import { momentText, secondsOf } from '@paidang/contract/rules';
import { type FilmClock, FilmPlayer, PlayerRuler } from '@paidang/film';
import { Button } from '@paidang/ui/button';
import { ExternalLink } from 'lucide-react';
import { labels } from '#labels/guest-review';
import { labels as filmLabels } from '#labels/video';
import { Watermark } from './watermark';

export interface GuestStageProps {
  review: Pick<GuestReview, 'name' | 'comments'>;
  film: SentVideo;
  clock: FilmClock;
  /** Called when the film's address was refused, to request a new one. */
  onRefused: () => Promise<unknown>;
}

/** Maximum length of a pin's label. */
const maxPinLength = 40;

/** The film with the guest's name as watermark, and pins at the moments they commented on. */
export function GuestStage({ review: { name, comments }, film, clock, onRefused }: GuestStageProps) {
  const pins = comments
    .filter(({ time, by }) => time && by === 'guest')
    .map(({ uuid, time, time_end: end, message }, index) => ({
      id: uuid,
      at: time ? secondsOf(time) : 0,
      until: end ? secondsOf(end) : null,
      tone: 'guest' as const,
      number: index + 1,
      label: labels.pin(time ? momentText(time, end) : '', message.slice(0, maxPinLength)),
      done: false,
    }));
  const show = (id: string) => {
    const pin = pins.find((one) => one.id === id);
    if (pin) clock.goTo(pin.at);
  };
  if (!film.path) return <FilmElsewhere url={film.url} />;
  return (
    <FilmPlayer film={film} clock={clock} onRefused={onRefused} over={<Watermark name={name} />}>
      <PlayerRuler film={film} clock={clock} pins={pins} onPin={show} />
    </FilmPlayer>
  );
}

/** A film that the creator linked to and that cannot be played on a page. */
function FilmElsewhere({ url }: { url: string | null }) {
  return (
    <div className="grid flex-1 place-content-center justify-items-center gap-4 rounded-[4px] bg-film px-6 py-12 text-center text-film-ink">
      <p className="max-w-[44ch] text-film-ink-2">{filmLabels.link}</p>
      {url ? (
        <Button asChild icon={<ExternalLink size={16} strokeWidth={1.75} aria-hidden="true" />}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            {filmLabels.openLink}
          </a>
        </Button>
      ) : null}
    </div>
  );
}
