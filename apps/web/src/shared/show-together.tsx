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

/** Holds the place of a part that is on its way: what is shown together waits for it. */
export function StillComing() {
  const arrivals = useContext(ArrivalsContext);
  useLayoutEffect(() => {
    arrivals?.add();
    return () => arrivals?.remove();
  }, [arrivals]);
  return null;
}

export interface ShowTogetherProps {
  /** Shown until everything is there. */
  waiting: ReactNode;
  /** ms after which it is shown as it is. @default 2000 */
  patience?: number;
  children: ReactNode;
}

/**
 * Shows its children once no part of them is still coming, so that a band that comes later does not push away what is being
 * pressed. Once shown they stay.
 *
 * @example
 * const RatingBand = lazyExtra(() => import('./rating-band'), <StillComing />);
 * <ShowTogether waiting={<Skeleton />}><RatingBand /><FilmStrip /></ShowTogether>
 */
export function ShowTogether({ waiting, patience = 2000, children }: ShowTogetherProps) {
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is a reason to look.
  useLayoutEffect(() => {
    if (coming.current === 0) setShown(true);
  }, [changes]);
  useEffect(() => {
    if (isShown) return;
    const timer = setTimeout(() => setShown(true), patience);
    return () => clearTimeout(timer);
  }, [isShown, patience]);
  return (
    <ArrivalsContext value={arrivals}>
      {isShown ? null : waiting}
      {/* As wide as it will be, for what measures itself. */}
      <div className={isShown ? 'contents' : 'invisible h-0 overflow-hidden'}>{children}</div>
    </ArrivalsContext>
  );
}
