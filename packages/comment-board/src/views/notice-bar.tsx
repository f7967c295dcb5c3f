import { toast } from '@paidang/contract/limits';
import { useEffect, useState } from 'react';
import { useBoardContext, useCommentBoardState } from '../react/board-context';
import { Icon } from './parts/icon';
import { TextButton } from './parts/text-button';
import { ToolButton } from './parts/tool-button';

/** Long enough to read an error, or to undo, ms. */
const LONG = 6000;

/** Announces what just happened, with an undo button if possible; stays while hovered or focused. */
export function NoticeBar() {
  const { board, labels } = useBoardContext();
  const notice = useCommentBoardState((state) => state.notice);
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (!notice || held) return;
    const duration = notice.undo || notice.tone === 'danger' ? LONG : toast;
    const timer = setTimeout(board.dismissNotice, duration);
    return () => clearTimeout(timer);
  }, [board, notice, held]);

  const dismiss = () => {
    setHeld(false);
    board.dismissNotice();
  };
  const { undo } = notice ?? {};
  return (
    <div
      role="status"
      data-slot="comment-notice"
      className="pdb:relative"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {notice ? (
        <div
          key={notice.id}
          data-variant={notice.tone}
          className="pdb:absolute pdb:inset-x-4 pdb:bottom-3 pdb:flex pdb:animate-fade-in pdb:items-center pdb:gap-1 pdb:rounded-card pdb:border pdb:border-line pdb:bg-raised pdb:py-1 pdb:pe-1 pdb:ps-4 pdb:text-14 pdb:shadow-2 pdb:data-[variant=danger]:text-danger-600"
        >
          <span className="pdb:min-w-0 pdb:flex-1">{labels.notices[notice.code]}</span>
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
