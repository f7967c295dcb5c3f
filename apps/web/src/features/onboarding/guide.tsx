import '@paidang/tour/styles.css';
import { Tour, type TourProgressPort, useTour } from '@paidang/tour';
import { useEffect } from 'react';
import { steps as allSteps } from './steps';
import { type PageTour, tours } from './tours';

export interface GuideProps {
  page: PageTour;
  /** Step to start at, from 0. */
  at: number;
  progress: TourProgressPort;
  onEnd: () => void;
}

/** A page's tour, running. Closing it counts as having seen it. In a file of its own: few people need it. */
export default function Guide({ page, at, progress, onEnd }: GuideProps) {
  const tourKey = tours[page];
  const steps = allSteps[page];
  const tour = useTour({
    steps,
    tourKey,
    progress,
    onFinish: onEnd,
    onClose: () => {
      const { seen, index } = tour.getSnapshot();
      const left = { finish: true, currentStep: index, totalSteps: steps.length };
      if (seen) progress.save(tourKey, left).catch(() => undefined);
      onEnd();
    },
  });

  useEffect(() => {
    // A menu it was called from gives the focus back when it closes; the tour takes it after that.
    const timer = setTimeout(() => tour.start({ at: at < steps.length ? at : 0 }));
    return () => clearTimeout(timer);
  }, [tour, at, steps]);

  return <Tour tour={tour} />;
}
