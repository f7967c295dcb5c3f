import type { Video } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { Button } from '@paidang/ui/button';
import { Field } from '@paidang/ui/field';
import { Textarea } from '@paidang/ui/textarea';
import { useCallback } from 'react';
import { labels } from '#labels/video';
import { ConfirmDialog } from '../../../shared/confirm-dialog';
import { FilmCaptions } from '../captions/film-captions';
import { VideoStage } from '../review/video-stage';
import { ChooseCover } from './choose-cover';
import { ConfirmLength } from './confirm-length';
import { Phases } from './upload-progress';

export interface FilmReadyProps {
  video: Video;
  note: string;
  busy: boolean;
  onNote: (note: string) => void;
  onConfirm: (seconds?: number) => void;
  /** Seconds of the cover frame; `null` removes the cover. */
  onCover: (at: number | null) => void;
  onReplace: () => void;
  onRemove: () => void;
}

const readyLabels = labels.ready;

/** A playable film: confirm its length, add a note; the bar below sends it. */
export function VideoReady({ video, note, busy, onNote, onConfirm, onCover, onReplace, onRemove }: FilmReadyProps) {
  // Open comments refer to the previous cut: they are shown on this one, to be checked.
  const isOpen = useCallback(({ is_processed }: { is_processed: boolean }) => !is_processed, []);
  return (
    <div className="grid min-w-0 gap-5">
      {video.film ? (
        <div className="flex min-w-0 flex-col lg:h-[min(52dvh,480px)]">
          <VideoStage film={video.film} isOfFilm={isOpen} />
        </div>
      ) : null}
      <section aria-label={readyLabels.confirm} className="grid gap-3">
        {video.is_confirmed ? null : <h2 className="text-18 font-strong">{readyLabels.title}</h2>}
        <ConfirmLength video={video} busy={busy} onConfirm={onConfirm} />
      </section>
      {video.source === 'upload' && video.film ? (
        <ChooseCover film={video.film} busy={busy} onChoose={onCover} />
      ) : null}
      <Field label={labels.note.label}>
        <Textarea
          value={note}
          maxLength={limits.video.noteLength}
          minHeight={72}
          maxHeight={200}
          placeholder={labels.note.placeholder}
          onChange={(event) => onNote(event.target.value)}
        />
      </Field>
      <div className="-ml-3 flex flex-wrap gap-2">
        {video.film ? <FilmCaptions film={video.film} version={null} /> : null}
        <Button variant="ghost" size="sm" onClick={onReplace}>
          {readyLabels.replace}
        </Button>
        <ConfirmDialog
          trigger={
            <Button variant="ghost" size="sm">
              {readyLabels.remove}
            </Button>
          }
          title={readyLabels.removeTitle}
          text={readyLabels.removeText}
          cancel={readyLabels.keep}
          confirm={readyLabels.remove}
          onConfirm={onRemove}
        />
      </div>
      <Phases now={2} />
    </div>
  );
}
