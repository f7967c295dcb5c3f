import { IconButton } from '@paidang/ui/icon-button';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { labels } from '#labels/palette';
import { lazyExtra } from '../../shared/lazy-extra';

const load = () => import('./palette');
const Palette = lazyExtra(load);

/** Opens the command palette; so does Ctrl+K or ⌘K. */
export function PaletteButton() {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      // The editor has its own use for the key: a link.
      if (event.defaultPrevented || event.isComposing) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <IconButton
        label={labels.open}
        tooltipSide="bottom"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={() => setOpen(true)}
      >
        <Search size={20} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      {open ? <Palette onClose={() => setOpen(false)} /> : null}
    </>
  );
}
