import { limits } from '@paidang/contract/limits';
import type { TourProgressPort } from '@paidang/tour';
import { lazy, Suspense, useEffect, useState } from 'react';
import { isOccupied } from '../../shared/layers/is-occupied';
import { useGuide } from '../../stores/guide';
import { mayBeGuided, useSession } from '../../stores/session';
import { type PageTour, tours } from './tours';

const Guide = lazy(() => import('./guide'));

export interface FirstVisitProps {
  /** The page it stands on. */
  page: PageTour;
  progress: TourProgressPort;
}

/**
 * The tour of a page, for creators who are here for the first time. Its code is fetched only when it starts; somebody
 * who is writing or answering a dialog by then is left alone until the next visit.
 *
 * @example <FirstVisit page="outline" progress={tourProgress} />
 */
export function FirstVisit(props: FirstVisitProps) {
  const isCreator = useSession(mayBeGuided);
  // The beginner guide explains every page itself.
  const isBeginner = useGuide((state) => state.isOn);
  return isCreator && !isBeginner ? <CreatorVisit {...props} /> : null;
}

function CreatorVisit({ page, progress }: FirstVisitProps) {
  const [at, setAt] = useState<number | null>(null);

  useEffect(() => {
    const visit = new AbortController();
    const begin = async () => {
      const known = await progress.load(tours[page]).catch(() => ({ finish: true, currentStep: 0 }));
      if (!visit.signal.aborted && !known?.finish && !isOccupied()) setAt(known?.currentStep ?? 0);
    };
    const timer = setTimeout(begin, limits.onboarding.start);
    return () => {
      clearTimeout(timer);
      visit.abort();
    };
  }, [page, progress]);

  useEffect(() => {
    useGuide.setState({ replay: () => setAt(0) });
    return () => useGuide.setState({ replay: null });
  }, []);

  return at === null ? null : (
    <Suspense>
      <Guide page={page} at={at} progress={progress} onEnd={() => setAt(null)} />
    </Suspense>
  );
}
