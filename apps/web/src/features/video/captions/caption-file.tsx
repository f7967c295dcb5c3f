import type { Captions } from '@paidang/contract/entities';
import { captionLimits } from '@paidang/contract/limits';
import { checkCaptionFile } from '@paidang/contract/rules';
import { Button } from '@paidang/ui/button';
import { FileDrop } from '@paidang/ui/file-drop';
import { Progress } from '@paidang/ui/progress';
import { useState } from 'react';
import { labels } from '#labels/captions';
import { ConfirmDialog } from '../../../shared/confirm-dialog';
import { CallProblem, usePressedCall } from '../../../shared/pressed-call/pressed-call';
import { showToast } from '../../../stores/toasts';

export interface CaptionFileProps {
  captions: Captions;
  /** @throws if the file was refused */
  onUpload: (file: File) => Promise<Captions>;
  onRemove: () => Promise<void>;
  /** Called after the captions were replaced or removed. */
  onChanged: () => void;
}

const accept = { 'text/vtt': ['.vtt'], 'application/x-subrip': ['.srt'] };

/** The caption file; the film's creator can replace or remove it. */
export function CaptionFile({ captions, onUpload, onRemove, onChanged }: CaptionFileProps) {
  const { name, lines, may_change: mayChange } = captions;
  const [isReplacing, setReplacing] = useState(false);
  const call = usePressedCall();
  const upload = async (file: File) => {
    const isKept = await call.run(async () => {
      const kept = await onUpload(file);
      onChanged();
      showToast({ title: labels.kept(kept.lines.length), tone: 'success' });
    });
    if (isKept) setReplacing(false);
  };
  const remove = async () => {
    await onRemove();
    onChanged();
    showToast({ title: labels.removed, tone: 'success' });
  };
  const isAsking = mayChange && (name === null || isReplacing);
  return (
    <div className="grid gap-3 px-6 py-4">
      {name === null ? (
        <div>
          <p className="font-medium">{labels.none}</p>
          {mayChange ? <p className="mt-1 text-14 text-ink-2">{labels.noneText}</p> : null}
        </div>
      ) : (
        <p className="text-14 wrap-anywhere text-ink-2">{labels.file(name, lines.length)}</p>
      )}
      {isAsking && call.busy ? <Progress label={labels.uploading} value={null} /> : null}
      {isAsking && !call.busy ? (
        <FileDrop
          label={labels.drop}
          accept={accept}
          maxSize={captionLimits.bytes}
          maxFiles={1}
          validate={checkCaptionFile}
          labels={{ limits: () => labels.limits }}
          onFiles={([file]) => file && void upload(file)}
        />
      ) : null}
      <CallProblem problem={call.problem} />
      {mayChange && name !== null ? (
        <div className="-ms-3 flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              call.clear();
              setReplacing(!isReplacing);
            }}
          >
            {isReplacing ? labels.cancelReplace : labels.replace}
          </Button>
          <ConfirmDialog
            trigger={
              <Button size="sm" variant="ghost">
                {labels.remove}
              </Button>
            }
            title={labels.removeTitle}
            text={labels.removeText}
            cancel={labels.keep}
            confirm={labels.remove}
            onConfirm={remove}
          />
        </div>
      ) : null}
    </div>
  );
}
