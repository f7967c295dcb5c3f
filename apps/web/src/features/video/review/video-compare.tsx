import type { VideoContent } from '@paidang/contract/entities';
import { copyName } from '#labels/version-names';
import { labels } from '#labels/video';
import type { StepCompareProps } from '../../../step/step-kind';
import { useVideoOf, useVideoRoom } from '../video-room';
import { useComparison } from './use-comparison';
import { VideoReader } from './video-reader';

/** Two versions with a shared playhead, and the comments of both on one ruler. */
export default function VideoCompare({ before, after }: StepCompareProps<VideoContent>) {
  const { view } = useVideoRoom();
  const film = useVideoOf(before.video_uuid);
  const shown = useVideoOf(after.video_uuid);
  const comparison = useComparison();
  const numberOf = (video: string) => view.versions.find((one) => one.film.video_uuid === video)?.number;
  const version = numberOf(before.video_uuid) ?? 1;
  const shownVersion = numberOf(after.video_uuid);
  const compared = film?.path
    ? {
        film,
        version,
        shownName: shownVersion ? copyName(shownVersion) : labels.compare.draft,
        ...comparison,
      }
    : null;
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-2">
      {compared && shown?.path ? null : <p className="text-13 text-ink-3">{labels.compare.elsewhere}</p>}
      <VideoReader content={after} compared={compared} />
    </div>
  );
}
