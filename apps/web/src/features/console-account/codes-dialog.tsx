import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@paidang/ui/dialog';
import { labels } from '#labels/console';
import { RecoveryCodes } from '../../shared/console/recovery-codes';

export interface CodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** New recovery codes. It closes once they are kept, and by nothing else: they are never shown again. */
export const CodesDialog = ({ codes, onClose }: CodesDialogProps) => (
  <Dialog open>
    <DialogContent
      closeLabel={null}
      className="w-[min(432px,calc(100%-32px))]"
      onEscapeKeyDown={(event) => event.preventDefault()}
      onInteractOutside={(event) => event.preventDefault()}
    >
      <DialogTitle>{labels.recoveryCodes.title}</DialogTitle>
      <DialogDescription className="mt-1 mb-5">{labels.ownAccount.codesHint}</DialogDescription>
      <RecoveryCodes codes={codes} next={labels.ownAccount.codesKept} onKept={onClose} />
    </DialogContent>
  </Dialog>
);
