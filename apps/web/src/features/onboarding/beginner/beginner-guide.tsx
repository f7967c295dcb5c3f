import '@paidang/tour/styles.css';
import { limits } from '@paidang/contract/limits';
import { paths } from '@paidang/contract/pages';
import { Tour, useTour } from '@paidang/tour';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { labels } from '#labels/beginner-guide';
import { useTaskCache } from '../../../data/task-cache';
import { useGuide } from '../../../stores/guide';
import { arrive } from './arrive';
import { guideSteps } from './chapters';
import { playUpload } from './film-upload';
import { GuideBand } from './guide-band';
import { ReloadAlert } from './reload-alert';

/** The pages as the guide's demo shows them, and the tour that leads through them. */
export default function BeginnerGuide({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  const { showSteps, discardGuide } = useTaskCache();
  const { wasReloaded, begin } = useGuide();
  const [shown, setShown] = useState<string | null>(null);
  const leave = () => navigate(paths.project);
  const tour = useTour({
    steps: guideSteps.map((step) => ({
      ...step,
      // In place of the page before: going back leaves the guide.
      before: ({ signal }) => arrive(step, { here, signal, go: (path) => navigate(path, { replace: true }) }),
    })),
    confirmClose: true,
    ...(wasReloaded ? {} : { startAfter: limits.onboarding.start }),
    onStep: ({ id }) => setShown(id),
    onFinish: leave,
    onClose: leave,
  });

  useEffect(() => {
    if (wasReloaded) navigate(paths.guide, { replace: true });
  }, [wasReloaded, navigate]);
  useEffect(() => {
    if (guideSteps.find(({ id }) => id === shown)?.plays !== 'upload') return;
    return playUpload((task, sheet) => void showSteps(task, sheet));
  }, [shown, showSteps]);
  useEffect(() => () => void discardGuide(), [discardGuide]);

  return (
    <>
      <GuideBand onLeave={leave} />
      {/* Links would lead out of the guide before it has begun. */}
      <div className="contents" inert={shown === null}>
        {children}
      </div>
      {wasReloaded ? <ReloadAlert onClose={begin} /> : <Tour tour={tour} labels={labels.tour} />}
    </>
  );
}
