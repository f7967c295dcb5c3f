import { CoverPlaces } from '@paidang/film';
import { Button } from '@paidang/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '@paidang/ui/dialog';
import { labels } from '#labels/video';

export interface CoverDialogProps {
  src: string;
  /** Its time in the film. */
  moment: string;
  /** Starts a comment on it; `null` for readers who may not comment. */
  onComment: (() => void) | null;
  /** Shows it in the player. */
  onShow: () => void;
  onClose: () => void;
}

/** The cover in each platform's crop. */
export default function CoverDialog({ src, moment, onComment, onShow, onClose }: CoverDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogTitle>{labels.cover.title}</DialogTitle>
        <DialogDescription>{labels.cover.places(moment)}</DialogDescription>
        <CoverPlaces src={src} className="mt-4" />
        <DialogFooter>
          <Button variant="line" onClick={onShow}>
            {labels.cover.show}
          </Button>
          {onComment ? <Button onClick={onComment}>{labels.cover.comment}</Button> : null}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
