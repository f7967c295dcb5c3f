import { limits } from '@paidang/contract/limits';
import { useEffect, useState } from 'react';
import { useBoardContext, useCommentBoardState } from '../react/board-context';
import { Icon } from './parts/icon';
import { TextButton } from './parts/text-button';
import { ToolButton } from './parts/tool-button';

/** Long enough to read a failure, or to change one's mind. */
const LONG = 6000;

/** What just happened, read out, with the way back where there is one; stays while pointed at or focused. */
export function NoticeBar() {
  const { board, labels, announcesItself } = useBoardContext();
  const notice = useCommentBoardState((state) => state.notice);
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (!notice || held || !announcesItself) return;
    const rest = notice.undo || notice.tone === 'danger' ? LONG : limits.toast;
    const timer = setTimeout(board.dismissNotice, rest);
    return () => clearTimeout(timer);
  }, [board, notice, held, announcesItself]);

  if (!announcesItself) return null;
  const dismiss = () => {
    setHeld(false);
    board.dismissNotice();
  };
  const { undo } = notice ?? {};
  return (
    <div
      role="status"
      data-slot="comment-notice"
      className="pd:relative"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {notice ? (
        <div
          key={notice.id}
          data-variant={notice.tone}
          className="pd:absolute pd:inset-x-4 pd:bottom-3 pd:flex pd:animate-fade-in pd:items-center pd:gap-1 pd:rounded-card pd:border pd:border-line pd:bg-raised pd:py-1 pd:pr-1 pd:pl-4 pd:text-14 pd:shadow-2 pd:data-[variant=danger]:text-danger-600"
        >
          <span className="pd:min-w-0 pd:flex-1">{labels.notices[notice.code]}</span>
          {undo ? (
            <TextButton
              onClick={() => {
                dismiss();
                undo();
              }}
            >
              {labels.undo}
            </TextButton>
          ) : null}
          <ToolButton label={labels.dismiss} onClick={dismiss}>
            <Icon name="close" />
          </ToolButton>
        </div>
      ) : null}
    </div>
  );
}
