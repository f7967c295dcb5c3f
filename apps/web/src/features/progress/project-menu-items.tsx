import { DropdownMenuItem } from '@paidang/ui/dropdown-menu';
import {
  Archive,
  ArchiveRestore,
  CircleCheckBig,
  CircleMinus,
  CircleSlash,
  CopyPlus,
  Mail,
  Pencil,
  Plus,
  Share2,
  ShieldCheck,
} from 'lucide-react';
import { labels as endedLabels } from '#labels/ended';
import { labels as evidenceLabels } from '#labels/evidence';
import { labels as changes } from '#labels/project-changes';
import { labels } from '#labels/project-end';
import { AnchoredMenu } from '../../shared/layers/anchored-menu';
import type { MenuProps } from '../../shared/layers/press-menu';

const entries = {
  edit: { label: changes.edit, Icon: Pencil, tone: 'plain' },
  addTask: { label: changes.addTask, Icon: Plus, tone: 'plain' },
  platforms: { label: changes.platforms, Icon: Share2, tone: 'plain' },
  invitations: { label: changes.invitations, Icon: Mail, tone: 'plain' },
  duplicate: { label: changes.duplicate, Icon: CopyPlus, tone: 'plain' },
  evidence: { label: evidenceLabels.title, Icon: ShieldCheck, tone: 'plain' },
  archive: { label: changes.archive, Icon: Archive, tone: 'plain' },
  unarchive: { label: changes.unarchive, Icon: ArchiveRestore, tone: 'plain' },
  close: { label: labels.close, Icon: CircleCheckBig, tone: 'plain' },
  removeTask: { label: changes.removeTask, Icon: CircleMinus, tone: 'danger' },
  cancel: { label: labels.cancel, Icon: CircleSlash, tone: 'danger' },
} as const;

export type ProjectMenuItem = keyof typeof entries;

/** Menu order: irreversible actions come last. */
const order = Object.keys(entries) as ProjectMenuItem[];

export interface ProjectMenuItemsProps {
  /** Actions that are available now. */
  items: readonly ProjectMenuItem[];
  onChoose: (item: ProjectMenuItem) => void;
}

/** The opened menu of a project. */
export default function ProjectMenuItems({ items, onChoose, ...layer }: ProjectMenuItemsProps & MenuProps) {
  return (
    <AnchoredMenu label={endedLabels.more} {...layer}>
      {order
        .filter((item) => items.includes(item))
        .map((item) => {
          const { label, Icon, tone } = entries[item];
          return (
            <DropdownMenuItem
              key={item}
              tone={tone}
              icon={<Icon size={16} strokeWidth={1.75} aria-hidden="true" />}
              onSelect={() => onChoose(item)}
            >
              {label}
            </DropdownMenuItem>
          );
        })}
    </AnchoredMenu>
  );
}
