import type { User } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { isCreator } from '@paidang/contract/vocabulary';
import {
  DropdownMenuCheckboxItem,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from '@paidang/ui/dropdown-menu';
import { useTheme } from '@paidang/ui/theme-provider';
import { BellRing, CircleUser, Compass, GraduationCap, Keyboard, LogOut, Wallet } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { labels as words } from '#labels/account-menu';
import { labels } from '#labels/shell';
import { logout } from '../../data/auth';
import { AnchoredMenu } from '../../shared/layers/anchored-menu';
import type { MenuProps } from '../../shared/layers/press-menu';
import { useGuide } from '../../stores/guide';
import { mayBeGuided, useSession } from '../../stores/session';
import { useShell } from '../../stores/shell';
import { useVideoUploads } from '../../stores/video-uploads';

const themes = ['light', 'dark', 'system'] as const;

export interface AvatarMenuItemsProps extends MenuProps {
  user: User;
}

/** Menu of the signed-in user: profile, appearance, sound, help and logout. */
export default function AvatarMenuItems({ user, anchor, onClose }: AvatarMenuItemsProps) {
  const navigate = useNavigate();
  const { theme, setTheme } = useTheme();
  const { muted, setMuted, showKeys } = useShell();
  const replay = useGuide((state) => state.replay);
  const isGuided = useSession(mayBeGuided);
  const stay = (event: Event) => event.preventDefault();
  const leave = () =>
    useVideoUploads.getState().leave(() => {
      navigate(paths.home);
      void logout();
    });
  return (
    <AnchoredMenu anchor={anchor} label={labels.menuOf(user.name)} onClose={onClose} className="w-56">
      <div className="px-2.5 pt-1.5 pb-2">
        <p className="truncate font-medium">{user.name}</p>
        <p className="truncate text-12 text-ink-3">{isCreator(user.role) ? user.email : user.company_name}</p>
      </div>
      <DropdownMenuSeparator />
      <DropdownMenuItem
        icon={<CircleUser size={16} strokeWidth={1.75} aria-hidden="true" />}
        onSelect={() => navigate(paths.profile())}
      >
        {words.profile}
      </DropdownMenuItem>
      <DropdownMenuItem
        icon={<BellRing size={16} strokeWidth={1.75} aria-hidden="true" />}
        onSelect={() => navigate(paths.profile('notify'))}
      >
        {words.notify}
      </DropdownMenuItem>
      {isCreator(user.role) ? (
        <DropdownMenuItem
          icon={<Wallet size={16} strokeWidth={1.75} aria-hidden="true" />}
          onSelect={() => navigate(paths.profile('rewards'))}
        >
          {words.rewards}
        </DropdownMenuItem>
      ) : null}
      <DropdownMenuSeparator />
      <DropdownMenuLabel>{words.theme}</DropdownMenuLabel>
      {themes.map((one) => (
        <DropdownMenuCheckboxItem
          key={one}
          checked={theme === one}
          onCheckedChange={() => setTheme(one)}
          onSelect={stay}
        >
          {words.themes[one]}
        </DropdownMenuCheckboxItem>
      ))}
      <DropdownMenuSeparator />
      <DropdownMenuCheckboxItem checked={!muted} onCheckedChange={(on) => setMuted(!on)} onSelect={stay}>
        {words.sound}
      </DropdownMenuCheckboxItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem
        icon={<Keyboard size={16} strokeWidth={1.75} aria-hidden="true" />}
        onSelect={() => showKeys(true)}
      >
        {words.keys}
      </DropdownMenuItem>
      {isGuided ? (
        <DropdownMenuItem
          icon={<GraduationCap size={16} strokeWidth={1.75} aria-hidden="true" />}
          onSelect={() => navigate(paths.guide)}
        >
          {words.guide}
        </DropdownMenuItem>
      ) : null}
      {replay ? (
        <DropdownMenuItem icon={<Compass size={16} strokeWidth={1.75} aria-hidden="true" />} onSelect={replay}>
          {words.replay}
        </DropdownMenuItem>
      ) : null}
      <DropdownMenuItem icon={<LogOut size={16} strokeWidth={1.75} aria-hidden="true" />} onSelect={leave}>
        {words.logout}
      </DropdownMenuItem>
    </AnchoredMenu>
  );
}
