import { paths } from '@paidang/contract/pages';
import { staffRoleTitles } from '@paidang/contract/vocabulary';
import { Avatar } from '@paidang/ui/avatar';
import { cn } from '@paidang/ui/cn';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '@paidang/ui/dropdown-menu';
import { ChevronsUpDown } from 'lucide-react';
import { Link, NavLink } from 'react-router-dom';
import { labels } from '#labels/console';
import { leaveConsole, useWaiting } from '../../data/console';
import { Logo } from '../../shared/logo';
import { useConsoleSession } from '../../stores/console-session';
import { sectionsFor } from './sections';

export interface SidebarProps {
  /** Called when a screen was chosen. */
  onChoose?: () => void;
}

/** The screens of the console with their waiting items, and the signed-in user. */
export function Sidebar({ onChoose }: SidebarProps) {
  const staff = useConsoleSession((state) => state.staff);
  const { data: waiting } = useWaiting();
  if (!staff) return null;
  return (
    <div className="flex h-full flex-col px-3 pb-3">
      <Link to={paths.console} onClick={onChoose} className="flex h-16 items-center gap-2 rounded-control px-2">
        <Logo />
        <span className="border-l border-line-strong pl-2 text-12 text-ink-2">{labels.name}</span>
      </Link>
      <nav aria-label={labels.name} className="grid gap-0.5 pt-2">
        {sectionsFor(staff.roles).map(({ to, label, icon: Icon, queue }) => (
          <NavLink
            key={to}
            to={to}
            end={to === paths.console}
            onClick={onChoose}
            className={({ isActive }) =>
              cn(
                'flex min-h-10 items-center gap-3 rounded-control px-2.5 text-14 text-ink-2 hover:bg-hover pointer-coarse:min-h-11',
                isActive && 'bg-surface font-strong text-ink inset-ring inset-ring-line hover:bg-surface',
              )
            }
          >
            <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
            <span className="min-w-0 flex-1">{label}</span>
            {queue && waiting?.[queue] ? <span className="text-12 font-normal">{waiting[queue]}</span> : null}
          </NavLink>
        ))}
      </nav>
      <div className="mt-auto border-t border-line pt-2">
        <DropdownMenu>
          <DropdownMenuTrigger className="flex min-h-12 w-full items-center gap-2.5 rounded-control px-2 text-left hover:bg-hover">
            <Avatar name={staff.name} src={staff.avatar} size={32} decorative />
            <span className="min-w-0 flex-1">
              <b className="block truncate text-13 font-strong">{staff.name}</b>
              <span className="block truncate text-12 text-ink-3">
                {staff.roles.map((role) => staffRoleTitles[role]).join('、')}
              </span>
            </span>
            <ChevronsUpDown size={16} strokeWidth={1.75} className="text-ink-3" aria-hidden="true" />
          </DropdownMenuTrigger>
          <DropdownMenuContent align="start" aria-label={labels.account}>
            <DropdownMenuItem asChild onSelect={() => onChoose?.()}>
              <Link to={paths.consoleAccount}>{labels.account}</Link>
            </DropdownMenuItem>
            <DropdownMenuItem onSelect={() => void leaveConsole()}>{labels.leave}</DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      </div>
    </div>
  );
}
