import { isCreator } from '@paidang/contract/vocabulary';
import { Avatar } from '@paidang/ui/avatar';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@paidang/ui/dropdown-menu';
import { useTheme } from '@paidang/ui/theme-provider';
import { ChevronDown, LogOut } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths';
import { logout } from '../../data/auth';
import { useSession } from '../../stores/session';
import { useShell } from '../../stores/shell';
import { labels } from '../labels';

const themes = ['light', 'dark', 'system'] as const;

/** Who I am, how it looks, whether it sounds, and the way out. */
export function AvatarMenu() {
  const user = useSession((state) => state.user);
  const navigate = useNavigate();
  const { theme, setTheme } = useTheme();
  const { muted, setMuted } = useShell();
  if (!user) return null;
  const leave = () => {
    navigate(paths.home);
    void logout();
  };
  const stay = (event: Event) => event.preventDefault();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        aria-label={labels.menuOf(user.name)}
        className="ml-1 flex items-center gap-2 rounded-pill p-1.5 hover:bg-hover md:pr-2"
      >
        <Avatar name={user.name} src={user.avatar} size={32} decorative />
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" className="max-md:hidden" />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="w-56">
        <div className="px-2.5 pt-1.5 pb-2">
          <p className="truncate font-medium">{user.name}</p>
          <p className="truncate text-12 text-ink-3">{isCreator(user.role) ? user.email : user.company_name}</p>
        </div>
        <DropdownMenuSeparator />
        <DropdownMenuLabel>{labels.menu.theme}</DropdownMenuLabel>
        {themes.map((one) => (
          <DropdownMenuCheckboxItem
            key={one}
            checked={theme === one}
            onCheckedChange={() => setTheme(one)}
            onSelect={stay}
          >
            {labels.menu.themes[one]}
          </DropdownMenuCheckboxItem>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuCheckboxItem checked={!muted} onCheckedChange={(on) => setMuted(!on)} onSelect={stay}>
          {labels.menu.sound}
        </DropdownMenuCheckboxItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem icon={<LogOut size={16} strokeWidth={1.75} aria-hidden="true" />} onSelect={leave}>
          {labels.menu.logout}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
