import { IconButton } from '@paidang/ui/icon-button';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { labels } from '#labels/palette';
import { lazyExtra } from '../../shared/lazy-extra';

const load = () => import('./palette');
const Palette = lazyExtra(load);

/** Opens the command palette, also with Ctrl+K or ⌘K. */
export function PaletteButton() {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      // The editor uses the same shortcut for links.
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
