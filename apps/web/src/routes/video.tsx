import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { labels } from '#labels/video';
import { useStep } from '../data/steps';
import { videoSource } from '../data/videos';
import { createFilmClock } from '../features/video/film-clock';
import { sendBlocker, videoKind } from '../features/video/video-kind';
import { createCommentPort } from '../wiring/comment-port';
import { useVideoEvents } from '../wiring/use-video-events';
import { FilmComments } from './parts/film-comments';
import { StepPage } from './parts/step-page';
import { VideoDeskProvider } from './parts/video-desk';

/** `/video/{taskId}?index&v&comment`: films from upload to acceptance. */
export default function VideoRoute() {
  const { taskId = '' } = useParams();
  const { source, clock, comments } = useMemo(() => {
    const filmClock = createFilmClock();
    const port = createCommentPort({ area: 'videoComments', task: taskId }, filmClock);
    return { source: videoSource(taskId), clock: filmClock, comments: port };
  }, [taskId]);
  const { data: sheet, refresh } = useStep(source);
  useVideoEvents(taskId, sheet?.video?.state ?? null, refresh);
  return (
    <VideoDeskProvider sheet={sheet} clock={clock} refresh={refresh}>
      <StepPage
        kind={videoKind}
        source={source}
        comments={comments}
        boardLabels={labels.board}
        slots={{ unready: sheet ? sendBlocker(sheet) : null, Comments: FilmComments }}
      />
    </VideoDeskProvider>
  );
}
