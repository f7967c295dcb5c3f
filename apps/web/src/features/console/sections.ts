import { paths } from '@paidang/contract/pages';
import type { ConsoleQueue, StaffRole } from '@paidang/contract/vocabulary';
import { FileText, LayoutDashboard, type LucideIcon } from 'lucide-react';
import { labels } from '#labels/console';

export interface ConsoleSection {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Who sees it. @default all of the staff */
  role?: StaffRole;
  /** What waits in it is counted beside its name. */
  queue?: ConsoleQueue;
}

/** The screens of the console, as its sidebar lists them. A new one goes here. */
const consoleSections: readonly ConsoleSection[] = [
  { to: paths.console, label: labels.overview, icon: LayoutDashboard },
  {
    to: paths.consoleProposals(),
    label: labels.queues.proposals,
    icon: FileText,
    role: 'support',
    queue: 'proposals',
  },
];

/** What somebody with these roles sees. */
export const sectionsFor = (roles: readonly StaffRole[]): readonly ConsoleSection[] =>
  consoleSections.filter(({ role }) => !role || roles.includes(role));
