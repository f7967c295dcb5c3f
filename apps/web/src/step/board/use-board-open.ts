import { useCallback, useState } from 'react';

/**
 * Whether the comments are open. Beside the paper they are until they are put away; over it, on small screens, only once
 * somebody asks for them, and not again after the window was wide in between.
 */
export function useBoardOpen(wide: boolean): [open: boolean, setOpen: (open: boolean) => void] {
  const [drawer, setDrawer] = useState(true);
  const [sheet, setSheet] = useState(false);
  if (wide && sheet) setSheet(false);
  const setOpen = useCallback((open: boolean) => (wide ? setDrawer : setSheet)(open), [wide]);
  return [wide ? drawer : sheet, setOpen];
}
