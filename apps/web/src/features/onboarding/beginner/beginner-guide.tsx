import '@paidang/tour/styles.css';
import { limits } from '@paidang/contract/limits';
import { paths } from '@paidang/contract/pages';
import { Tour, useTour } from '@paidang/tour';
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogFooter,
  AlertDialogTitle,
} from '@paidang/ui/alert-dialog';
import { GraduationCap } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { labels } from '#labels/beginner-guide';
import { useGuideCache } from '../../../data/guide';
import { useHeightProperty } from '../../../shared/use-height-property';
import { useGuide } from '../../../stores/guide';
import { openStepPage } from './arrive';
import { guideSteps } from './chapters';
import { playUpload } from './film-upload';

/** The pages with the guide's demo data, and the tour across them. */
export default function BeginnerGuide({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  const { showSteps, discard } = useGuideCache();
  const { wasReloaded, begin } = useGuide();
  const [shown, setShown] = useState<string | null>(null);
  const leave = () => navigate(paths.project);
  const tour = useTour({
    steps: guideSteps.map((step) => ({
      ...step,
      // Replaces the history entry: going back leaves the guide.
      before: ({ signal }) => openStepPage(step, { here, signal, go: (path) => navigate(path, { replace: true }) }),
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
    return playUpload((task, view) => void showSteps(task, view));
  }, [shown, showSteps]);
  useEffect(() => () => void discard(), [discard]);

  return (
    <>
      <GuideBand onLeave={leave} />
      {/* Inert until the guide has started: links would lead out of it. */}
      <div className="contents" inert={shown === null}>
        {children}
      </div>
      {wasReloaded ? <ReloadAlert onClose={begin} /> : <Tour tour={tour} labels={labels.tour} />}
    </>
  );
}

/** Banner above every page of the guide: nothing here is real. */
export function GuideBand({ onLeave }: { onLeave: () => void }) {
  const ref = useHeightProperty('--guide-band');
  return (
    <aside
      ref={ref}
      aria-label={labels.title}
      className="flex min-h-10 flex-wrap items-center justify-center gap-x-3 bg-(--pd-film) px-4 py-1 text-13 text-(--pd-film-ink)"
    >
      <p className="flex items-center gap-3">
        <GraduationCap size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
        {labels.band}
      </p>
      <button type="button" onClick={onLeave} className="min-h-6 rounded-[2px] underline underline-offset-3">
        {labels.leave}
      </button>
    </aside>
  );
}

/** Shown after a reload, which loses the position in the guide. */
export function ReloadAlert({ onClose }: { onClose: () => void }) {
  return (
    <AlertDialog defaultOpen onOpenChange={(open) => !open && onClose()}>
      <AlertDialogContent aria-describedby={undefined}>
        <AlertDialogTitle>{labels.reloaded}</AlertDialogTitle>
        <AlertDialogFooter>
          <AlertDialogCancel variant="ink">{labels.begin}</AlertDialogCancel>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
