import { createContext, useContext } from 'react';

export const OpenBoardContext = createContext<() => void>(() => {});

/** Shows the comments, for what is on the paper. */
export const useOpenBoard = (): (() => void) => useContext(OpenBoardContext);
