import { limits } from '@paidang/contract/limits';
import type { TourProgressPort } from '@paidang/tour';
import { lazy, Suspense, useEffect, useState } from 'react';
import { isOccupied } from '../../shared/layers/is-occupied';
import { useGuide } from '../../stores/guide';
import { type PageTour, tours } from './tours';

const loadGuide = () => import('./guide');
const Guide = lazy(loadGuide);

export interface FirstVisitProps {
  /** Tours that suit the current page; the first unseen one starts. Read at mount only. */
  pages: readonly [PageTour, ...PageTour[]];
  progress: TourProgressPort;
  /** Whether an unseen tour is due now. @default always */
  isDue?: (page: PageTour) => Promise<boolean>;
}

interface TourStart {
  page: PageTour;
  /** Zero-based step to start at. */
  at: number;
}

/** The start of the first unseen tour; `null` if all were seen. */
async function findUnseen({ pages, progress, isDue }: FirstVisitProps): Promise<TourStart | null> {
  for (const page of pages) {
    const known = await progress.load(tours[page]);
    if (!known?.finish && (await (isDue?.(page) ?? true))) return { page, at: known?.currentStep ?? 0 };
  }
  return null;
}

/** Starts the first unseen tour a second after the page is there. */
export function CreatorVisit(props: FirstVisitProps) {
  const [visit] = useState(props);
  const [start, setStart] = useState<TourStart | null>(null);

  useEffect(() => {
    let isHere = true;
    const begin = async () => {
      const unseen = await findUnseen(visit);
      if (!unseen) return;
      // A tour takes the focus as soon as it is shown, so whether the creator is typing is checked last.
      await loadGuide();
      if (isHere && !isOccupied()) setStart(unseen);
    };
    // Without a network there is no tour.
    const timer = setTimeout(() => void begin().catch(() => undefined), limits.onboarding.start);
    return () => {
      clearTimeout(timer);
      isHere = false;
    };
  }, [visit]);

  useEffect(() => {
    useGuide.setState({ replay: () => setStart({ page: visit.pages[0], at: 0 }) });
    return () => useGuide.setState({ replay: null });
  }, [visit]);

  return start ? (
    <Suspense>
      <Guide {...start} progress={visit.progress} onEnd={() => setStart(null)} />
    </Suspense>
  ) : null;
}
