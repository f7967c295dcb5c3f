import type { Video } from '@paidang/contract/entities';
import { Button } from '@paidang/ui/button';
import { Progress } from '@paidang/ui/progress';
import { useState } from 'react';
import { labels } from '#labels/video';
import { ConfirmDialog } from '../../../shared/confirm-dialog';
import { dayTimeOf } from '../../../shared/dates/taipei';
import { useNow } from '../../../shared/dates/use-now';
import { PickVideo } from './pick-video';

export interface ResumeUploadProps {
  video: Video;
  onFile: (file: File) => void;
  onRemove: () => void;
}

const resumeLabels = labels.resume;

/** An interrupted upload: the same file resumes, another one asks for confirmation first. */
export function ResumeUpload({ video, onFile, onRemove }: ResumeUploadProps) {
  const now = useNow();
  const [other, setOther] = useState<File | null>(null);
  const { name, bytes, progress, kept_until: until } = video;
  const take = (file: File) => {
    if (file.name === name && file.size === bytes) onFile(file);
    else setOther(file);
  };
  return (
    <div className="grid gap-5">
      <div>
        <h2 className="text-22 font-strong">{resumeLabels.title}</h2>
        <p className="mt-1 text-ink-2">
          {video.state === 'interrupted' && until
            ? resumeLabels.text(name, progress, dayTimeOf(new Date(until), now))
            : resumeLabels.elsewhere(name, progress)}
        </p>
      </div>
      <Progress label={labels.upload.label} value={progress} />
      <PickVideo label={resumeLabels.choose} onFile={take} />
      <Button variant="ghost" size="sm" className="justify-self-start" onClick={onRemove}>
        {resumeLabels.remove}
      </Button>
      <ConfirmDialog
        open={other !== null}
        onOpenChange={(open) => !open && setOther(null)}
        title={resumeLabels.other}
        text={resumeLabels.otherText(name)}
        cancel={resumeLabels.back}
        confirm={resumeLabels.replace}
        onConfirm={() => other && onFile(other)}
      />
    </div>
  );
}
