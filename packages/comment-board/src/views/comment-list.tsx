import { useLanguageAttributes } from '@paidang/ui/locale';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { useBoardContext, useCommentBoardState } from '../react/board-context';
import { Comment } from './comment';
import { CommentEmpty } from './comment-empty';
import { useFeedKeys } from './use-feed-keys';
import { useKeptFocus } from './use-kept-focus';
import { useWantedComment } from './use-wanted-comment';

/** The threads that pass the filter, newest first; only visible ones are in the DOM. */
export function CommentList() {
  const { labels, stage } = useBoardContext();
  const visible = useCommentBoardState((state) => state.visible);
  const status = useCommentBoardState((state) => state.status);
  const active = useCommentBoardState((state) => state.active);
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const indexOf = (id: string | undefined) => visible.findIndex((comment) => comment.message_id === id);
  const { wanted, pending, focusComment } = useWantedComment(scroller, list, visible);
  const focused = useKeptFocus(scroller, visible, focusComment);
  const keys = useFeedKeys(visible, pending, focusComment);
  const isEmpty = visible.length === 0;
  // Rows are hidden until the list has measured them, and a feed without articles must be marked as busy.
  const [isMeasured, setMeasured] = useState(false);
  useEffect(() => {
    if (isEmpty) setMeasured(false);
  }, [isEmpty]);

  const [, renderAgain] = useState({});

  // virtua renders rows while its ResizeObserver reports the scroller, and rendering first runs pending effects. In StrictMode
  // they run twice and observe the scroller again, which browsers report as a loop. Rendering here runs them before that.
  useLayoutEffect(() => {
    if (!isEmpty) renderAgain({});
  }, [isEmpty]);

  useEffect(() => {
    stage.list = {
      scrollToTop: () => list.current?.scrollToIndex(0),
      scrollToBottom: () => list.current?.scrollToIndex(visible.length - 1, { align: 'end' }),
      focusComment,
    };
    return () => {
      stage.list = null;
    };
  });

  useEffect(() => {
    if (active?.origin === 'document') focusComment(active.id, stage.askedFrom);
  }, [active, focusComment, stage]);

  const newest = visible[0];
  useEffect(() => {
    if (newest?.pending) list.current?.scrollToIndex(0);
  }, [newest]);

  const kept = [indexOf(wanted), indexOf(focused)].filter((index) => index >= 0);
  return (
    <div
      {...useLanguageAttributes()}
      ref={scroller}
      tabIndex={-1}
      data-slot="comment-list"
      className="pd-root pdb:min-h-0 pdb:flex-1 pdb:overflow-y-auto pdb:overscroll-contain pdb:outline-none"
    >
      {isEmpty ? (
        <CommentEmpty />
      ) : (
        <div role="feed" aria-label={labels.feed} aria-busy={!isMeasured || status === 'loading'} {...keys}>
          <Virtualizer
            ref={list}
            scrollRef={scroller}
            data={visible}
            keepMounted={kept}
            onResize={() => setMeasured(true)}
          >
            {(comment, index) => (
              <Comment key={comment.message_id} comment={comment} position={index + 1} total={visible.length} />
            )}
          </Virtualizer>
        </div>
      )}
    </div>
  );
}
