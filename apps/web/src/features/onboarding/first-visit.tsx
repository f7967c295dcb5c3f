import { limits } from '@paidang/contract/limits';
import { isCreator } from '@paidang/contract/vocabulary';
import type { TourProgressPort } from '@paidang/tour';
import { lazy, Suspense, useEffect, useState } from 'react';
import { isOccupied } from '../../shared/layers/is-occupied';
import { useGuide } from '../../stores/guide';
import { useSession } from '../../stores/session';
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
  const isGuided = useSession(({ user, superLogin }) => isCreator(user?.role) && !superLogin);
  return isGuided ? <CreatorVisit {...props} /> : null;
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
