import type { ReactNode } from 'react';
import { PicturePinsContext, usePicturePinsOn } from '../../shared/pictures/picture-pins';
import { useOpenBoard } from '../../step/board/use-step-board';

/** Pictures with pins at the points that this board's comments refer to. */
export function BoardPins({ children }: { children: ReactNode }) {
  const pins = usePicturePinsOn(useOpenBoard());
  return <PicturePinsContext.Provider value={pins}>{children}</PicturePinsContext.Provider>;
}
