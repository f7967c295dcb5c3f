import type { DeletedScript } from '@paidang/contract/entities';
import { documentText } from '@paidang/editor/view';
import { Button } from '@paidang/ui/button';
import { EmptyState } from '@paidang/ui/empty-state';
import { Sheet, SheetClose, SheetContent, SheetDescription, SheetTitle } from '@paidang/ui/sheet';
import { labels } from '#labels/script';
import { dayOf, daysBetween, whenOf } from '../../../shared/dates/taipei';
import { useNow } from '../../../shared/dates/use-now';
import { segmentName } from '../segments/segment';
import { useScriptRoom } from './script-room';

export interface DeletedDrawerProps {
  onRestore: (deleted: DeletedScript) => void;
  onClose: () => void;
}

const deletedLabels = labels.deleted;

/** Deleted segments, with buttons to restore them. */
export default function DeletedDrawer({ onRestore, onClose }: DeletedDrawerProps) {
  const { deleted } = useScriptRoom();
  const now = useNow();
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()}>
      <SheetContent className="p-6">
        <div className="flex items-center justify-between gap-2">
          <SheetTitle>{deletedLabels.title}</SheetTitle>
          <SheetClose />
        </div>
        <SheetDescription>{deletedLabels.hint}</SheetDescription>
        {deleted.length === 0 ? (
          <EmptyState
            drawing="paper"
            title={deletedLabels.empty}
            description={deletedLabels.emptyHint}
            className="mt-6"
          />
        ) : (
          <ul className="mt-4 grid">
            {deleted.map((one) => {
              const { segment, ordering, deleted_at, kept_until } = one;
              const name = segmentName(segment, ordering);
              const left = daysBetween(dayOf(now), dayOf(new Date(kept_until)));
              return (
                <li key={segment.script_uuid} className="grid gap-1 border-t border-line py-4 first:border-t-0">
                  <p className="font-strong break-words">{name}</p>
                  <p className="line-clamp-2 text-13 text-ink-2">{documentText(segment.text) || segment.narration}</p>
                  <div className="flex items-center justify-between gap-2 text-12 text-ink-3">
                    <span>
                      {deletedLabels.at(whenOf(new Date(deleted_at), now))}・{deletedLabels.left(left)}
                    </span>
                    <Button size="sm" aria-label={deletedLabels.restore(name)} onClick={() => onRestore(one)}>
                      {deletedLabels.restoreShort}
                    </Button>
                  </div>
                </li>
              );
            })}
          </ul>
        )}
      </SheetContent>
    </Sheet>
  );
}
