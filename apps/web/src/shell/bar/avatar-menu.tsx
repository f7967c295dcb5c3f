import { Avatar } from '@paidang/ui/avatar';
import { ChevronDown } from 'lucide-react';
import { labels } from '#labels/shell';
import { PressMenu } from '../../shared/layers/press-menu';
import { useSession } from '../../stores/session';

const load = () => import('./avatar-menu-items');

/** Avatar of the signed-in user; opens their menu. */
export function AvatarMenu() {
  const user = useSession((state) => state.user);
  if (!user) return null;
  return (
    <PressMenu
      load={load}
      menu={{ user }}
      trigger={(props) => (
        <button
          type="button"
          {...props}
          data-tour="avatar-menu"
          aria-label={labels.menuOf(user.name)}
          className="ml-1 flex items-center gap-2 rounded-pill p-1.5 hover:bg-hover md:pr-2"
        >
          <Avatar name={user.name} src={user.avatar} size={32} decorative />
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" className="max-md:hidden" />
        </button>
      )}
    />
  );
}
