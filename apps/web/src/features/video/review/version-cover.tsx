import { useCommentBoard, useFocusComposer } from '@paidang/comment-board/document';
import type { SentVideo } from '@paidang/contract/entities';
import { filmTimeOf, frameText } from '@paidang/contract/rules';
import { useState } from 'react';
import { labels } from '#labels/video';
import { lazyExtra } from '../../../shared/lazy-extra';
import { useOpenBoard } from '../../../step/board/use-step-board';
import { useVideoRoom } from '../video-room';

const CoverDialog = lazyExtra(() => import('./cover-dialog'));

/** The cover of a version; opened, it shows each platform's crop, and can be commented on. */
export function VersionCover({ film: { cover, fps } }: { film: SentVideo }) {
  const { clock } = useVideoRoom();
  const board = useCommentBoard();
  const openBoard = useOpenBoard();
  const focusComposer = useFocusComposer();
  const [isOpen, setOpen] = useState(false);
  if (!cover) return null;
  const moment = frameText(filmTimeOf(cover.at, fps), null, fps);
  const comment = () => {
    setOpen(false);
    clock.goTo(cover.at);
    board.setTime(filmTimeOf(cover.at, fps), null);
    openBoard();
    focusComposer();
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="inline-flex shrink-0 cursor-pointer items-center gap-2 rounded-control pr-2 text-13 text-ink-2 hover:bg-sunken hover:text-ink pointer-coarse:min-h-11"
      >
        <img src={cover.path} alt="" className="h-7 w-auto rounded-[3px] bg-film" />
        {labels.cover.of(moment)}
      </button>
      {isOpen ? (
        <CoverDialog
          src={cover.path}
          moment={moment}
          onComment={board.permissions.canSend() ? comment : null}
          onShow={() => {
            setOpen(false);
            clock.goTo(cover.at);
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
