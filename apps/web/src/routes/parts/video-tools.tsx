import type { VideoView } from '@paidang/contract/entities';
import { hasEnded } from '@paidang/contract/vocabulary';
import { Download, Link2 } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { labels } from '#labels/step-tools';
import { lazyExtra } from '../../shared/lazy-extra';
import type { StepTool } from '../../step/page/step-menu';
import { useGuide } from '../../stores/guide';

const GuestLinksDialog = lazyExtra(() => import('../../features/guest-links/guest-links-dialog'));
const ReviewFilesDialog = lazyExtra(() => import('../../features/review-files/review-files-dialog'));

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The tools for a video besides reviewing it, and the open dialog. */
export function useVideoTools(view: VideoView | undefined) {
  const [open, setOpen] = useState<'links' | 'files' | null>(null);
  const [search] = useSearchParams();
  const isGuided = useGuide((state) => state.isOn);
  const versions = view?.versions ?? [];
  const shown = versions.find(({ number }) => String(number) === search.get('v')) ?? versions.at(-1);
  if (!view || !shown || isGuided) return { tools: [], dialog: null };
  const tools: StepTool[] = [
    { label: labels.guestLinks, icon: <Link2 {...icon} />, onSelect: () => setOpen('links') },
    { label: labels.reviewFiles, icon: <Download {...icon} />, onSelect: () => setOpen('files') },
  ];
  const onClose = () => setOpen(null);
  const dialogs = {
    links: (
      <GuestLinksDialog
        subject={{ task: view.task.uuid }}
        title={view.project.name}
        versions={versions.map(({ number }) => number)}
        mayMake={!hasEnded(view.project.status)}
        onClose={onClose}
      />
    ),
    files: <ReviewFilesDialog task={view.task.uuid} version={shown} onClose={onClose} />,
  };
  return { tools, dialog: open && dialogs[open] };
}
