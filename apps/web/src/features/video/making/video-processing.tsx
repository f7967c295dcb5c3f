import type { Video } from '@paidang/contract/entities';
import { mayMoveVideo } from '@paidang/contract/workflow';
import { Button } from '@paidang/ui/button';
import { Progress } from '@paidang/ui/progress';
import { labels } from '#labels/video';
import { Phases } from './phases';
import { UploadReel } from './upload-reel';

export interface FilmInWorkProps {
  video: Video;
  onCancel: () => void;
}

/** A film that the server is processing; the user need not wait for it here. */
export function VideoProcessing({ video, onCancel }: FilmInWorkProps) {
  const isMaking = video.state === 'making';
  const words = isMaking ? labels.making : labels.transcoding;
  return (
    <div data-tour="video-upload" className="min-w-0">
      <UploadReel percent={isMaking ? 100 : video.progress} />
      <div role="status" className="mt-7 mb-4">
        <h2 className="text-28 font-strong">{words.title}</h2>
        <p className="mt-1 text-ink-2">
          <b className="mr-2 font-medium break-all">{video.name}</b>
          {words.text}
        </p>
      </div>
      <Progress label={labels.transcoding.progress} value={isMaking ? null : video.progress} />
      <Phases now={1} />
      {mayMoveVideo(video.state, 'cancel') ? (
        <Button variant="ghost" size="sm" className="mt-5" onClick={onCancel}>
          {labels.upload.cancel}
        </Button>
      ) : null}
    </div>
  );
}
