import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { labels } from '#labels/video';
import { useStep } from '../data/steps';
import { videoSource } from '../data/videos';
import { createVideoClock } from '../features/video/video-clock';
import { sendBlocker, videoKind } from '../features/video/video-kind';
import { createCommentPort } from '../wiring/comment-port';
import { useVideoEvents } from '../wiring/use-video-events';
import { StepPage } from './parts/step-page';
import { VideoComments } from './parts/video-comments';
import { VideoDeskProvider } from './parts/video-desk';

/** `/video/{taskId}?index&v&comment`: films from upload to acceptance. */
export default function VideoRoute() {
  const { taskId = '' } = useParams();
  const { source, clock, comments } = useMemo(() => {
    const filmClock = createVideoClock();
    const port = createCommentPort({ area: 'videoComments', task: taskId }, filmClock);
    return { source: videoSource(taskId), clock: filmClock, comments: port };
  }, [taskId]);
  const { data: view, refresh } = useStep(source);
  useVideoEvents(taskId, view?.video?.state ?? null, refresh);
  return (
    <VideoDeskProvider view={view} clock={clock} refresh={refresh}>
      <StepPage
        kind={videoKind}
        source={source}
        comments={comments}
        boardLabels={labels.board}
        slots={{ unready: view ? sendBlocker(view) : null, Comments: VideoComments }}
      />
    </VideoDeskProvider>
  );
}
