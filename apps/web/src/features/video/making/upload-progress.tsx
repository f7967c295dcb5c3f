import { formatBytes } from '@paidang/contract/rules';
import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { Progress } from '@paidang/ui/progress';
import type { ReactNode } from 'react';
import { labels, remainingTimeText } from '#labels/video';
import { ConfirmDialog } from '../../../shared/confirm-dialog';
import { percentOf, type VideoUpload } from '../../../stores/video-uploads';
import { Phases } from './phases';
import { UploadReel } from './upload-reel';

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
