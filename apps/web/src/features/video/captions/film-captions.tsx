import type { SentVideo } from '@paidang/contract/entities';
import { hasEnded } from '@paidang/contract/vocabulary';
import { Button } from '@paidang/ui/button';
import { Captions } from 'lucide-react';
import { useState } from 'react';
import { labels } from '#labels/step-tools';
import { lazyExtra } from '../../../shared/lazy-extra';
import { useStepRoom } from '../../../step/page/step-room';
import { useGuide } from '../../../stores/guide';

const CaptionsSheet = lazyExtra(() => import('./captions-sheet'));

export interface FilmCaptionsProps {
  film: SentVideo;
  /** Version of the film; `null` before it is sent. */
  version: number | null;
}

/** Opens the captions of a film; if there are none, its creator can add them. */
export function FilmCaptions({ film, version }: FilmCaptionsProps) {
  const { view, viewer } = useStepRoom();
  const [isOpen, setOpen] = useState(false);
  const isGuided = useGuide((state) => state.isOn);
  const mayAdd =
    !viewer.isVendor && !hasEnded(view.project.status) && (version === null || view.step.status !== 'accepted');
  if (isGuided || !film.path || !(film.captions || mayAdd)) return null;
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        icon={<Captions size={16} strokeWidth={1.75} aria-hidden="true" />}
        className="shrink-0"
        onClick={() => setOpen(true)}
      >
        {film.captions ? labels.captions : labels.addCaptions}
      </Button>
      {isOpen ? <CaptionsSheet video={film.video_uuid} version={version} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
