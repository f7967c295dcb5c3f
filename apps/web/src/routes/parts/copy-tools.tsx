import type { CopyContent } from '@paidang/contract/entities';
import { hasEnded } from '@paidang/contract/vocabulary';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { labels } from '#labels/step-tools';
import type { StepPageView } from '../../data/step-source';
import { lazyExtra } from '../../shared/lazy-extra';
import type { StepTool } from '../../step/page/step-menu';
import { useGuide } from '../../stores/guide';

const GuestLinksDialog = lazyExtra(() => import('../../features/guest-links/guest-links-dialog'));

/** The tools for the copy of a platform besides reviewing it, and the open dialog. */
export function useCopyTools(view: StepPageView<CopyContent> | undefined) {
  const [isOpen, setOpen] = useState(false);
  const isGuided = useGuide((state) => state.isOn);
  const versions = view?.versions ?? [];
  if (!view?.platform || versions.length === 0 || isGuided) return { tools: [], dialog: null };
  const tools: StepTool[] = [
    {
      label: labels.guestLinks,
      icon: <Link2 size={16} strokeWidth={1.75} aria-hidden="true" />,
      onSelect: () => setOpen(true),
    },
  ];
  const dialog = isOpen ? (
    <GuestLinksDialog
      subject={{ task: view.task.uuid, platform: view.platform.platform_uuid }}
      title={`${view.project.name} ${view.platform.platform_title}`}
      versions={versions.map(({ number }) => number)}
      mayMake={!hasEnded(view.project.status)}
      onClose={() => setOpen(false)}
    />
  ) : null;
  return { tools, dialog };
}
