import { paths } from '@paidang/contract/pages';
import type { ConsoleQueue, StaffRole } from '@paidang/contract/vocabulary';
import {
  Activity,
  Banknote,
  FileText,
  Flag,
  LayoutDashboard,
  type LucideIcon,
  Megaphone,
  MessageCircleQuestionMark,
  Newspaper,
  ScrollText,
  Users,
} from 'lucide-react';
import { labels } from '#labels/console';

export interface ConsoleSection {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Role that sees the screen. @default all staff */
  role?: StaffRole;
  /** Queue whose number of waiting items is displayed next to the name. */
  queue?: ConsoleQueue;
}

/** The screens of the console in sidebar order. New screens are added here. */
const consoleSections: readonly ConsoleSection[] = [
  { to: paths.console, label: labels.overview, icon: LayoutDashboard },
  { to: paths.consoleContent(), label: labels.content, icon: Newspaper, role: 'content' },
  {
    to: paths.consoleConsultations(),
    label: labels.queues.consultations,
    icon: MessageCircleQuestionMark,
    role: 'support',
    queue: 'consultations',
  },
  { to: paths.consoleAbuse(), label: labels.queues.abuse, icon: Flag, role: 'support', queue: 'abuse' },
  {
    to: paths.consoleProposals(),
    label: labels.queues.proposals,
    icon: FileText,
    role: 'support',
    queue: 'proposals',
  },
  { to: paths.consoleRewards(), label: labels.queues.rewards, icon: Banknote, role: 'money', queue: 'rewards' },
  { to: paths.consolePeople(), label: labels.people, icon: Users, role: 'support' },
  { to: paths.consoleAnnouncements, label: labels.announcements, icon: Megaphone, role: 'support' },
  { to: paths.consoleHealth, label: labels.health, icon: Activity },
  { to: paths.consoleAudit(), label: labels.audit, icon: ScrollText },
];

/** The role required for the screen at an address; `null` if it is open to all staff. */
export const roleAt = (pathname: string): StaffRole | null =>
  consoleSections.find(({ to, role }) => role && (pathname === to || pathname.startsWith(`${to}/`)))?.role ?? null;

/** The screens visible to these roles. */
export const sectionsFor = (roles: readonly StaffRole[]): readonly ConsoleSection[] =>
  consoleSections.filter(({ role }) => !role || roles.includes(role));
