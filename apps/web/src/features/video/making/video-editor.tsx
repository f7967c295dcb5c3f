import type { Video, VideoContent } from '@paidang/contract/entities';
import { mayMoveVideo } from '@paidang/contract/workflow';
import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { useRef, useState } from 'react';
import { copyName } from '#labels/version-names';
import { labels } from '#labels/video';
import { cancelVideo, chooseCover, confirmDuration, sendLink } from '../../../data/videos';
import { reportFailure } from '../../../shared/pressed-call/report-failure';
import type { StepEditorProps } from '../../../step/step-kind';
import { showToast } from '../../../stores/toasts';
import { useVideoUploads } from '../../../stores/video-uploads';
import { useVideoRoom } from '../video-room';
import { PickVideo } from './pick-video';
import { ResumeUpload } from './resume-upload';
import { UploadProgress, VideoProcessing } from './upload-progress';
import { VideoReady } from './video-ready';

/** The next version while it is being prepared: pick, upload, transcode, confirm. */
export default function VideoEditor({ content, onChange }: StepEditorProps<VideoContent>) {
  const { view, upload: send, stop, refresh } = useVideoRoom();
  const task = view.task.uuid;
  const { video } = view;
  const upload = useVideoUploads((state) => state.uploads[task]);
  // Uuid of the film to be replaced; the picker closes once the current film is another one.
  const [replacing, setReplacing] = useState<string | null>(null);
  const { busy, once } = useExclusiveAction();

  const start = (file: File) => {
    setReplacing(null);
    send(file);
  };
  const remove = (of: Video | null) =>
    once(async () => {
      stop();
      if (of) await cancelVideo(task, of.video_uuid);
      await refresh();
      showToast({ title: labels.ready.removed, tone: 'success' });
    });
  const takeLink = async (url: string) => {
    await sendLink(task, url);
    setReplacing(null);
    await refresh();
  };
  const pick = (
    <PickVideo label={labels.pick.title(copyName(view.step.version + 1))} onFile={start} onLink={takeLink} />
  );

  if (upload && upload.status !== 'failed')
    return <UploadProgress upload={upload} onCancel={() => void remove(video)} />;
  if (upload || !video || video.state === 'failed' || video.state === 'cancelled') {
    const problem = upload?.message ?? (video?.state === 'failed' ? (video.failure ?? labels.upload.failed) : null);
    return (
      <div className="grid gap-5">
        {problem ? (
          <Callout role="alert" tone="danger" title={upload ? labels.upload.failed : labels.failed.title}>
            {problem}
          </Callout>
        ) : null}
        {pick}
      </div>
    );
  }
  if (replacing === video.video_uuid && mayMoveVideo(video.state, 'replace')) {
    return (
      <div className="grid gap-5">
        {pick}
        <Button variant="ghost" size="sm" className="justify-self-start" onClick={() => setReplacing(null)}>
          {labels.ready.back}
        </Button>
      </div>
    );
  }
  if (video.state === 'transcoded') {
    return (
      <VideoReady
        video={video}
        note={content.note}
        busy={busy}
        onNote={(note) => onChange({ ...content, note })}
        onConfirm={(seconds) =>
          void once(async () => {
            await confirmDuration(task, video.video_uuid, seconds);
            await refresh();
          })
        }
        onCover={(at) =>
          void once(async () => {
            await chooseCover(task, video.video_uuid, at);
            await refresh();
          })
        }
        onReplace={() => setReplacing(video.video_uuid)}
        onRemove={() => void remove(video)}
      />
    );
  }
  if (video.state === 'making' || video.state === 'transcoding') {
    return <VideoProcessing video={video} onCancel={() => void remove(video)} />;
  }
  return <ResumeUpload video={video} onFile={start} onRemove={() => void remove(video)} />;
}

/** Runs one action at a time, however often its button is pressed; failures are reported centrally. */
function useExclusiveAction() {
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const once = async (act: () => Promise<void>) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    await act().catch(reportFailure);
    underWay.current = false;
    setBusy(false);
  };
  return { busy, once };
}
