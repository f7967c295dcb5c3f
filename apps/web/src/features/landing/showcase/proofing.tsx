import { limits } from '@paidang/contract/limits';
import { RichTextDiffView, RichTextView } from '@paidang/editor/view';
import { Avatar } from '@paidang/ui/avatar';
import { FilmRuler } from '@paidang/ui/film-ruler';
import { Segmented } from '@paidang/ui/segmented';
import { useState } from 'react';
import { showcase } from '#labels/landing/showcase';
import film from '../film.jpg';
import acheng from '../people/acheng.svg';
import sanmin from '../people/sanmin.svg';

const proofingLabels = showcase.proofing;
const faces = { vendor: sanmin, creator: acheng } as const;
const edges = { vendor: 'border-l-vendor-500', creator: 'border-l-creator-500' } as const;
const views = (['compare', 'newer', 'older'] as const).map((value) => ({ value, label: proofingLabels[value] }));
const pins = proofingLabels.notes.map(({ at, until, tone, name, time, words: said }, index) => ({
  id: String(index),
  at,
  until,
  tone,
  number: index + 1,
  label: proofingLabels.pin(index + 1, name, time, said),
}));
const thumbnails = { src: film, count: limits.video.thumbnails.count };
const first = 1;

/** Two versions compared, and a video with comments pinned to moments. */
export function Proofing() {
  const [view, setView] = useState<(typeof views)[number]['value']>('compare');
  const [at, setAt] = useState<number>(proofingLabels.notes[first].at);
  const [active, setActive] = useState(String(first));
  const note = proofingLabels.notes[Number(active)] ?? proofingLabels.notes[first];
  return (
    <div className="overflow-hidden rounded-sm border border-line bg-surface shadow-1">
      <div className="px-5 pt-4 pb-6 md:px-8">
        <Segmented label={proofingLabels.views} value={view} onValueChange={setView} options={views} />
        <div className="mt-4 min-h-[90px] max-sm:min-h-[150px]">
          {view === 'compare' ? (
            <RichTextDiffView before={proofingLabels.before} after={proofingLabels.after} />
          ) : (
            <RichTextView html={view === 'newer' ? proofingLabels.after : proofingLabels.before} />
          )}
        </div>
      </div>
      <FilmRuler
        label={proofingLabels.ruler}
        duration={proofingLabels.length}
        at={at}
        onSeek={setAt}
        pins={pins}
        thumbnails={thumbnails}
        activePin={active}
        onPin={(id) => {
          setActive(id);
          setAt(proofingLabels.notes[Number(id)]?.at ?? 0);
        }}
      />
      <figure aria-live="polite" className={`flex gap-3 border-l-3 px-5 py-4 md:px-8 ${edges[note.tone]}`}>
        <Avatar name={note.name} src={faces[note.tone]} tone={note.tone} size={32} decorative />
        <div className="min-w-0">
          <figcaption className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-medium">{note.name}</span>
            <span className="font-mono text-13 text-ink-3">{note.time}</span>
          </figcaption>
          <blockquote className="mt-1 min-h-12 text-15 sm:min-h-6">{note.words}</blockquote>
        </div>
      </figure>
    </div>
  );
}
