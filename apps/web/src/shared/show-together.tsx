import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

interface Arrivals {
  add: () => void;
  remove: () => void;
}

const ArrivalsContext = createContext<Arrivals | null>(null);

/** Placeholder of a part that is still loading; the surrounding `ShowTogether` waits for it. */
export function StillLoading() {
  const arrivals = useContext(ArrivalsContext);
  useLayoutEffect(() => {
    arrivals?.add();
    return () => arrivals?.remove();
  }, [arrivals]);
  return null;
}

export interface ShowTogetherProps {
  /** Rendered until all parts have loaded. */
  waiting: ReactNode;
  /** Milliseconds after which the children are shown regardless. @default 2000 */
  timeoutMs?: number;
  children: ReactNode;
}

/**
 * Shows its children once all of their parts have loaded, so that a band that loads late does not shift what the user is about to
 * press. Once shown, they stay visible.
 *
 * @example
 * const RatingBand = lazyExtra(() => import('./rating-band'), <StillLoading />);
 * <ShowTogether waiting={<Skeleton />}><RatingBand /><FilmStrip /></ShowTogether>
 */
export function ShowTogether({ waiting, timeoutMs = 2000, children }: ShowTogetherProps) {
  const coming = useRef(0);
  const [changes, setChanges] = useState(0);
  const [isShown, setShown] = useState(false);
  const arrivals = useMemo<Arrivals>(() => {
    const change = (by: number) => {
      coming.current += by;
      setChanges((count) => count + 1);
    };
    return { add: () => change(1), remove: () => change(-1) };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each change of the counter
  useLayoutEffect(() => {
    if (coming.current === 0) setShown(true);
  }, [changes]);
  useEffect(() => {
    if (isShown) return;
    const timer = setTimeout(() => setShown(true), timeoutMs);
    return () => clearTimeout(timer);
  }, [isShown, timeoutMs]);
  return (
    <ArrivalsContext value={arrivals}>
      {isShown ? null : waiting}
      {/* Keeps its final width while hidden, for children that measure themselves. */}
      <div className={isShown ? 'contents' : 'invisible h-0 overflow-hidden'}>{children}</div>
    </ArrivalsContext>
  );
}
