import '@paidang/film/styles.css';
import { filmTimeOf, frameText, secondsOf } from '@paidang/contract/rules';
import { createFilmClock, type FilmClock } from '@paidang/film';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useParams } from 'react-router-dom';
import { labels } from '#labels/video';
import { useStep } from '../data/steps';
import { videoSource } from '../data/videos';
import { sendBlocker, videoKind } from '../features/video/video-kind';
import { useVideoRoom } from '../features/video/video-room';
import { lazyExtra } from '../shared/lazy-extra';
import { CommentsPanel, type CommentsPanelProps } from '../step/board/comments-panel';
import type { TraceMoments } from '../step/trace/shown-trace';
import { createCommentPort } from '../wiring/comment-port';
import { useVideoEvents } from '../wiring/use-video-events';
import { StepPage } from './parts/step-page';
import { VideoRoomProvider } from './parts/video-room-provider';
import { useVideoTools } from './parts/video-tools';

/** Adapts the film's clock for requirements that are shown at a moment of the film. */
function filmMoments(clock: FilmClock): TraceMoments {
  const now = () => filmTimeOf(clock.now(), clock.rate());
  return {
    now,
    useNow: () => filmTimeOf(useSyncExternalStore(clock.subscribe, clock.now), clock.rate()),
    goTo: (time) => clock.goTo(secondsOf(time)),
    text: (time, end) => frameText(time, end, clock.rate()),
  };
}

/** Loaded with the first outcome among the comments. */
const boardComponents = { OutcomeContent: lazyExtra(() => import('../features/video/review/film-outcome')) };

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
  const moments = useMemo(() => filmMoments(clock), [clock]);
  useVideoEvents(taskId, view?.video?.state ?? null, refresh);
  return (
    <VideoRoomProvider view={view} clock={clock} comments={comments} refresh={refresh}>
      {(drawings) => (
        <>
          <StepPage
            kind={videoKind}
            source={source}
            comments={comments}
            boardLabels={labels.board}
            boardDrawings={drawings}
            boardComponents={boardComponents}
            slots={{ moments, unready: view ? sendBlocker(view) : null, Comments: VideoComments, tools }}
          />
          {dialog}
        </>
      )}
    </VideoRoomProvider>
  );
}

/** The comments of a film. On small screens they are below it and the film is pinned, so that commented moments stay visible. */
function VideoComments(panel: CommentsPanelProps) {
  const { pin, isFull } = useVideoRoom();
  const isBelow = panel.open && !panel.wide;
  useEffect(() => {
    pin(isBelow);
    return () => pin(false);
  }, [pin, isBelow]);
  // In full screen the comments are next to the film, and a board can only be in one place.
  if (isFull) return null;
  return <CommentsPanel {...panel} beneath />;
}
