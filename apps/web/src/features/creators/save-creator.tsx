import type { FoundCreator } from '@paidang/contract/entities';
import { Button } from '@paidang/ui/button';
import { IconButton } from '@paidang/ui/icon-button';
import { Bookmark } from 'lucide-react';
import { useRef, useState } from 'react';
import { labels } from '#labels/creators';
import { lazyExtra } from '../../shared/lazy-extra';

const load = () => import('./save-creator-popover');
const SaveCreatorPopover = lazyExtra(load);
const listLabels = labels.lists;

export interface SaveCreatorProps {
  creator: Pick<FoundCreator, 'uuid' | 'name' | 'lists'>;
  /** An icon in a row, or a button with text. @default 'icon' */
  look?: 'icon' | 'button';
}

/** Bookmark button: shows and changes which of the user's lists contain the creator. */
export function SaveCreator({ creator, look = 'icon' }: SaveCreatorProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const isSaved = creator.lists.length > 0;
  const mark = <Bookmark size={16} strokeWidth={1.75} aria-hidden="true" fill={isSaved ? 'currentColor' : 'none'} />;
  const trigger = {
    ref: button,
    'aria-haspopup': 'dialog',
    'aria-expanded': open,
    onPointerEnter: () => void load().catch(() => undefined),
    onClick: () => setOpen(!open),
  } as const;
  const name = isSaved ? listLabels.saved(creator.name) : listLabels.save(creator.name);
  return (
    <>
      {look === 'icon' ? (
        <IconButton {...trigger} size="sm" label={name} className={isSaved ? 'text-ink' : undefined}>
          {mark}
        </IconButton>
      ) : (
        <Button {...trigger} icon={mark} aria-label={name} className="w-full">
          {isSaved ? listLabels.savedShort : listLabels.saveShort}
        </Button>
      )}
      {open ? <SaveCreatorPopover creator={creator} anchor={button} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
