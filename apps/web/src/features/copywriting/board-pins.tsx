import { type ReactNode, useContext } from 'react';
import { PicturePinsContext, usePicturePinsOn } from '../../shared/pictures/picture-pins';
import { OpenBoardContext } from '../../step/board/open-board';

/** Pictures with the points of them that comments on this board speak of. */
export function BoardPins({ children }: { children: ReactNode }) {
  const pins = usePicturePinsOn(useContext(OpenBoardContext));
  return <PicturePinsContext.Provider value={pins}>{children}</PicturePinsContext.Provider>;
}
