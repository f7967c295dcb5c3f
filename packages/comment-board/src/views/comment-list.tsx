import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { useBoardContext, useCommentBoardState } from '../react/board-context';
import { Comment } from './comment';
import { CommentEmpty } from './comment-empty';
import { useFeedKeys } from './use-feed-keys';
import { useKeptFocus } from './use-kept-focus';

/** The threads that pass the filter, newest first; only those in sight are in the DOM. */
export function CommentList() {
  const { labels, stage } = useBoardContext();
  const visible = useCommentBoardState((state) => state.visible);
  const status = useCommentBoardState((state) => state.status);
  const active = useCommentBoardState((state) => state.active);
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const [wanted, setWanted] = useState<{ id: string } | null>(null);
  const settled = useRef<typeof wanted>(null);

  const indexOf = (id: string | undefined) => visible.findIndex((comment) => comment.message_id === id);
  const focusComment = (id: string) => setWanted({ id });
  const focused = useKeptFocus(scroller, visible, focusComment);
  const keys = useFeedKeys(visible, focusComment);

  // Off screen the wanted comment is mounted first, then scrolled to and focused: once, or later ones would steal the focus.
  useLayoutEffect(() => {
    if (settled.current === wanted) return;
    const index = visible.findIndex((comment) => comment.message_id === wanted?.id);
    if (index < 0) return;
    list.current?.scrollToIndex(index, { align: 'nearest' });
    const article = scroller.current?.querySelector<HTMLElement>(`[data-comment="${wanted?.id}"]`);
    if (!article) return;
    article.focus({ preventScroll: true });
    settled.current = wanted;
  }, [wanted, visible]);

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
    if (active?.origin === 'document') setWanted({ id: active.id });
  }, [active]);

  const newest = visible[0];
  useEffect(() => {
    if (newest?.pending) list.current?.scrollToIndex(0);
  }, [newest]);

  const kept = [indexOf(wanted?.id), indexOf(focused)].filter((index) => index >= 0);
  return (
    <div
      ref={scroller}
      tabIndex={-1}
      data-slot="comment-list"
      className="pdb:min-h-0 pdb:flex-1 pdb:overflow-y-auto pdb:overscroll-contain pdb:outline-none"
    >
      {visible.length === 0 ? (
        <CommentEmpty />
      ) : (
        <div role="feed" aria-label={labels.feed} aria-busy={status === 'loading'} {...keys}>
          <Virtualizer ref={list} scrollRef={scroller} data={visible} keepMounted={kept}>
            {(comment, index) => (
              <Comment key={comment.message_id} comment={comment} position={index + 1} total={visible.length} />
            )}
          </Virtualizer>
        </div>
      )}
    </div>
  );
}
