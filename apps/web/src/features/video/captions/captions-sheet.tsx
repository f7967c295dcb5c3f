import { useCommentBoard, useFocusComposer } from '@paidang/comment-board/document';
import type { CaptionLine, Captions } from '@paidang/contract/entities';
import { filmRangeOf } from '@paidang/contract/rules';
import { Segmented } from '@paidang/ui/segmented';
import { Sheet, SheetClose, SheetContent, SheetDescription, SheetTitle } from '@paidang/ui/sheet';
import { Skeleton } from '@paidang/ui/skeleton';
import { useState } from 'react';
import { labels } from '#labels/captions';
import { labels as tools } from '#labels/step-tools';
import { useCaptions } from '../../../data/captions';
import { LoadFailure } from '../../../shared/load-failure';
import { useOpenBoard } from '../../../step/board/use-step-board';
import { useVideoRoom } from '../video-room';
import { CaptionFile } from './caption-file';
import { CaptionLines } from './caption-lines';
import { SpokenScript } from './spoken-script';

export interface CaptionsSheetProps {
  video: string;
  /** Version of the film; `null` before it is sent. */
  version: number | null;
  onClose: () => void;
}

const views = ['lines', 'script'] as const;

/** Captions of a film: the file, its lines, and which sentences of the script were spoken. */
export default function CaptionsSheet({ video, version, onClose }: CaptionsSheetProps) {
  const { view, clock, refresh: refreshFilm } = useVideoRoom();
  const { captions, error, refresh, upload, remove } = useCaptions(view.task.uuid, video);
  const comment = useLineComment(version, onClose);
  const goTo = (seconds: number) => {
    clock.goTo(seconds);
    onClose();
  };
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()}>
      <SheetContent className="w-[min(480px,100%)] overflow-hidden">
        <div className="flex items-start justify-between gap-2 px-6 pt-6">
          <div>
            <SheetTitle>{tools.captions}</SheetTitle>
            <SheetDescription className={captions?.lines.length ? undefined : 'sr-only'}>
              {labels.text}
            </SheetDescription>
          </div>
          <SheetClose />
        </div>
        {!captions && error ? <LoadFailure onRetry={() => void refresh()} /> : null}
        {!captions && !error ? <Skeleton className="mx-6 mt-6 h-40" /> : null}
        {captions ? (
          <>
            <CaptionFile captions={captions} onUpload={upload} onRemove={remove} onChanged={() => void refreshFilm()} />
            {captions.lines.length > 0 ? <Views captions={captions} onGoTo={goTo} onComment={comment} /> : null}
          </>
        ) : null}
      </SheetContent>
    </Sheet>
  );
}

interface ViewsProps {
  captions: Captions;
  onGoTo: (seconds: number) => void;
  onComment: ((line: CaptionLine) => void) | null;
}

function Views({ captions, onGoTo, onComment }: ViewsProps) {
  const { lines, script } = captions;
  const [shown, show] = useState<(typeof views)[number]>('lines');
  return (
    <>
      {script ? (
        <Segmented
          label={labels.views}
          value={shown}
          onValueChange={show}
          options={views.map((value) => ({ value, label: labels[value] }))}
          className="mx-6 mb-3 self-start"
        />
      ) : null}
      {script && shown === 'script' ? (
        <SpokenScript script={script} lines={lines} onGoTo={onGoTo} />
      ) : (
        <CaptionLines lines={lines} onGoTo={onGoTo} onComment={onComment} />
      )}
    </>
  );
}

/** Starts a comment on a line, with its time and text. `null` for readers who may not comment. */
function useLineComment(version: number | null, onClose: () => void): ((line: CaptionLine) => void) | null {
  const { clock } = useVideoRoom();
  const board = useCommentBoard();
  const openBoard = useOpenBoard();
  const focusComposer = useFocusComposer();
  if (!board.permissions.canSend()) return null;
  return ({ from, until, text }) => {
    const { time, end } = filmRangeOf(from, until, clock.rate());
    const place = { prefix: '', suffix: '', start: 0, end: text.length, field: 'captions' };
    clock.goTo(from);
    board.setTime(time, end);
    board.setQuote({ ...place, selectedText: text, version: version ?? 0 });
    onClose();
    openBoard();
    focusComposer();
  };
}
