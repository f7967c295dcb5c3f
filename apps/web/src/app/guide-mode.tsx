import { beginnerMode } from '@paidang/contract/vocabulary';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PageFallback } from '../shell/layouts';
import { useGuide } from '../stores/guide';
import { mayBeGuided, useSession } from '../stores/session';

const BeginnerGuide = lazy(() => import('../features/onboarding/beginner/beginner-guide'));

/**
 * Switches the beginner guide on for creators while the address requests it. No page is mounted while it switches, so that
 * pending requests of the previous page still go to the right server paths.
 */
export function GuideMode({ children }: { children: ReactNode }) {
  const mode = new URLSearchParams(useLocation().search).get(beginnerMode.name);
  const isCreator = useSession(mayBeGuided);
  const isOn = useGuide((state) => state.isOn);
  const wanted = isCreator && mode === beginnerMode.value;

  useEffect(() => {
    const { enter, leave } = useGuide.getState();
    if (wanted) enter();
    else leave();
  }, [wanted]);

  if (wanted !== isOn) return null;
  if (!isOn) return children;
  return (
    <Suspense fallback={<PageFallback />}>
      <BeginnerGuide>{children}</BeginnerGuide>
    </Suspense>
  );
}
