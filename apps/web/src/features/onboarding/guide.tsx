import '@paidang/tour/styles.css';
import { Tour, type TourProgressPort, useTour } from '@paidang/tour';
import { useEffect } from 'react';
import { steps as allSteps } from './steps';
import { type PageTour, tours } from './tours';

export interface GuideProps {
  page: PageTour;
  /** Zero-based step to start at. */
  at: number;
  progress: TourProgressPort;
  onEnd: () => void;
}

/** A running page tour. Closing it marks it as seen. A separate file, because few users need it. */
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
    // A menu returns focus to its button when it closes; the tour must take focus after that.
    const timer = setTimeout(() => tour.start({ at: at < steps.length ? at : 0 }));
    return () => clearTimeout(timer);
  }, [tour, at, steps]);

  return <Tour tour={tour} />;
}
