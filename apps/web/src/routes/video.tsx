import '@paidang/film/styles.css';
import { createFilmClock } from '@paidang/film';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { labels } from '#labels/video';
import { useStep } from '../data/steps';
import { videoSource } from '../data/videos';
import { FilmOutcome } from '../features/video/review/film-outcome';
import { sendBlocker, videoKind } from '../features/video/video-kind';
import { createCommentPort } from '../wiring/comment-port';
import { useVideoEvents } from '../wiring/use-video-events';
import { StepPage } from './parts/step-page';
import { VideoComments } from './parts/video-comments';
import { VideoDeskProvider } from './parts/video-desk';
import { useVideoTools } from './parts/video-tools';

const boardComponents = { OutcomeContent: FilmOutcome };

/** `/video/{taskId}?index&v&comment`: films from upload to acceptance. */
export default function VideoRoute() {
  const { taskId = '' } = useParams();
  const { source, clock, comments } = useMemo(() => {
    const filmClock = createFilmClock();
    const port = createCommentPort({ area: 'videoComments', task: taskId }, filmClock);
    return { source: videoSource(taskId), clock: filmClock, comments: port };
  }, [taskId]);
  const { data: view, refresh } = useStep(source);
  const { tools, dialog } = useVideoTools(view);
  useVideoEvents(taskId, view?.video?.state ?? null, refresh);
  return (
    <VideoDeskProvider view={view} clock={clock} comments={comments} refresh={refresh}>
      {(drawings) => (
        <>
          <StepPage
            kind={videoKind}
            source={source}
            comments={comments}
            boardLabels={labels.board}
            boardDrawings={drawings}
            boardComponents={boardComponents}
            slots={{ unready: view ? sendBlocker(view) : null, Comments: VideoComments, tools }}
          />
          {dialog}
        </>
      )}
    </VideoDeskProvider>
  );
}
