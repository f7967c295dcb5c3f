import type { Video } from '@paidang/contract/entities';
import { formatBytes } from '@paidang/contract/rules';
import { mayMoveVideo } from '@paidang/contract/workflow';
import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { cn } from '@paidang/ui/cn';
import { Progress } from '@paidang/ui/progress';
import type { ReactNode } from 'react';
import { labels, remainingTimeText } from '#labels/video';
import { ConfirmDialog } from '../../../shared/confirm-dialog';
import { percentOf, type VideoUpload } from '../../../stores/video-uploads';

export interface UploadProgressProps {
  upload: VideoUpload;
  onCancel: () => void;
}

const uploadLabels = labels.upload;

/** A running upload: progress, remaining time, and what happens on leaving. */
export function UploadProgress({ upload, onCancel }: UploadProgressProps) {
  const { name, sent, bytes, status, secondsLeft } = upload;
  const percent = percentOf(upload);
  return (
    <div data-tour="video-upload" className="min-w-0">
      <UploadReel percent={percent} />
      <div className="mt-7 mb-3 flex flex-wrap items-end gap-x-6 gap-y-3">
        <p className="text-[56px] leading-none font-medium tracking-[-.04em] tabular-nums sm:text-[72px]">
          {percent}
          <small className="ml-0.5 text-28 tracking-normal text-ink-2">%</small>
        </p>
        <dl className="ml-auto flex min-w-0 flex-wrap gap-x-8 gap-y-2">
          <Fact term={uploadLabels.file}>
            <span className="block max-w-[16em] truncate">{name}</span>
          </Fact>
          <Fact term={uploadLabels.sent}>
            {formatBytes(sent)} / {formatBytes(bytes)}
          </Fact>
          <Fact term={uploadLabels.left}>{status === 'sending' ? remainingTimeText(secondsLeft) : '—'}</Fact>
        </dl>
      </div>
      <Progress label={uploadLabels.label} value={percent} showLabel={false} />
      <div className="mt-2 flex min-h-8 items-center justify-between gap-4">
        <p role="status" className={status === 'waiting' ? 'text-13 text-warning-600' : 'text-13 text-ink-3'}>
          {status === 'failed' ? uploadLabels.failed : uploadLabels.status[status]}
        </p>
        <ConfirmDialog
          trigger={
            <Button variant="ghost" size="sm">
              {uploadLabels.cancel}
            </Button>
          }
          title={uploadLabels.cancelTitle}
          text={uploadLabels.cancelText}
          cancel={uploadLabels.keep}
          confirm={uploadLabels.cancel}
          onConfirm={onCancel}
        />
      </div>
      <Phases now={0} />
      <Callout tone="warning" title={uploadLabels.warning} className="mt-6">
        {uploadLabels.warningText}
      </Callout>
    </div>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-12 text-ink-3">{term}</dt>
      <dd className="text-15 font-medium tabular-nums">{children}</dd>
    </div>
  );
}

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

/** Phases of a film until it is sent; the current one is highlighted. */
export function Phases({ now }: { now: 0 | 1 | 2 }) {
  return (
    <ol className="mt-5 grid gap-2 sm:grid-cols-3">
      {labels.upload.phases.map(([title, text], index) => (
        <li
          key={title}
          aria-current={index === now ? 'step' : undefined}
          className={cn(
            'border-t-2 pt-2.5 text-13',
            index <= now ? 'border-ink' : 'border-line',
            index === now ? 'text-ink' : 'text-ink-3',
          )}
        >
          <b className="block text-14 font-medium">
            {index + 1}　{title}
          </b>
          {text}
        </li>
      ))}
    </ol>
  );
}

export interface FilmReelProps {
  /** Percentage done, 0 to 100. */
  percent: number;
}

const cells = Array.from({ length: 8 }, (_, place) => place);
const perforation =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='24' height='12'%3E%3Crect x='6' y='1' width='12' height='9' rx='2'/%3E%3C/svg%3E\") 0 0 / 24px 12px round";
const holes = 'absolute inset-x-2 h-3 bg-(--pd-film-hole)';

/** Progress bar as a film strip, filled cell by cell. */
function UploadReel({ percent }: FilmReelProps) {
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
