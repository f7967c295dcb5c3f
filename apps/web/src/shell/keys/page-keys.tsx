import { useEffect } from 'react';
import { isOccupied } from '../../shared/layers/is-occupied';
import { lazyExtra } from '../../shared/lazy-extra';
import { useShell } from '../../stores/shell';
import { goToRegion } from './regions';

const KeysDialog = lazyExtra(() => import('./keys-dialog'));

const hasCommand = (event: KeyboardEvent) => event.ctrlKey || event.metaKey || event.altKey;
const isLayerOpen = () =>
  document.querySelector('[role="dialog"][data-state="open"], [role="alertdialog"], dialog[open]');

/** Shortcuts on every page: F6 moves between regions, ? lists all shortcuts. */
export function PageKeys() {
  const { keysShown, showKeys } = useShell();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || hasCommand(event)) return;
      if (event.key === 'F6' && !isLayerOpen()) {
        event.preventDefault();
        goToRegion(event.shiftKey ? -1 : 1);
      }
      if (event.key !== '?' || !useShell.getState().questionKey || isOccupied()) return;
      event.preventDefault();
      showKeys(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [showKeys]);
  return keysShown ? <KeysDialog onClose={() => showKeys(false)} /> : null;
}
