import { Button } from '@paidang/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '@paidang/ui/dialog';
import { Skeleton } from '@paidang/ui/skeleton';
import { useEffect } from 'react';
import { labels } from '#labels/versions';
import { useStepVersion } from '../../data/steps';
import { isSameContent } from '../../shared/same-content';
import { showToast } from '../../stores/toasts';
import { useDraftState } from '../draft/use-draft';
import { useStepRoom } from '../page/step-room';
import { versionName } from '../step-kind';

const takeBackLabels = labels.takeBack;

export interface TakeBackDialogProps {
  version: number;
  onClose: () => void;
}

/** Copies a version into the draft, after showing which changes of the draft would be lost. */
export default function TakeBackDialog({ version, onClose }: TakeBackDialogProps) {
  const { kind, source, draft, editor, choice } = useStepRoom();
  const { data } = useStepVersion(source, version);
  // The last input may not be in the draft yet.
  useEffect(() => editor.current?.flush(), [editor]);
  const written = useDraftState(draft)?.content;
  const content = data?.number === version ? data.content : undefined;
  const name = versionName(kind.words)(version);
  const isKnown = content !== undefined && written !== undefined;
  const isSame = isKnown && isSameContent(content, written);

  const take = () => {
    if (!draft || content === undefined) return;
    const before = draft.getSnapshot().content;
    draft.change(content);
    choice.show('draft');
    onClose();
    showToast({
      title: takeBackLabels.done(name),
      duration: 8000,
      action: { label: takeBackLabels.undo, onSelect: () => draft.change(before) },
    });
  };
  const { Compare } = kind;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogTitle>{takeBackLabels.title(name)}</DialogTitle>
        <DialogDescription>{isSame ? takeBackLabels.same(name) : takeBackLabels.text(name)}</DialogDescription>
        {isSame ? null : (
          <section
            aria-label={takeBackLabels.difference}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable, so it must be reachable by keyboard
            tabIndex={0}
            className="mt-4 max-h-80 overflow-y-auto rounded-card border border-line bg-surface p-4"
          >
            {isKnown ? (
              <Compare before={written} after={content} size="compact" />
            ) : (
              <div className="grid gap-2">
                <Skeleton className="h-4 w-full" />
                <Skeleton className="h-4 w-2/3" />
              </div>
            )}
          </section>
        )}
        <DialogFooter>
          <Button variant="ghost" onClick={onClose}>
            {takeBackLabels.keep}
          </Button>
          {isSame ? null : (
            <Button variant="ink" disabled={!isKnown} onClick={take}>
              {takeBackLabels.action}
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
