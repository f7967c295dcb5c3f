import { paths } from '@paidang/contract/pages';
import { cn } from '@paidang/ui/cn';
import { Bell, MessageCircle } from 'lucide-react';
import { Link } from 'react-router-dom';
import { labels } from '#labels/shell';
import { useNotifications } from '../../data/notifications';
import { PressPopover } from '../../shared/layers/press-popover';
import { lazyExtra } from '../../shared/lazy-extra';
import { Logo } from '../../shared/logo';
import { useSession } from '../../stores/session';
import { useUnseenMessages } from '../chat/use-chat-state';
import { PaletteButton } from '../palette/palette-button';
import { AvatarMenu } from './avatar-menu';
import { MainNav, PlacesMenu } from './main-nav';
import { appPlaces } from './places';
import { useScrolled } from './use-scrolled';

const NotificationPanel = lazyExtra(
  () => import('../notifications/notification-panel'),
  <div className="h-96" aria-busy="true" />,
);
const ChatList = lazyExtra(() => import('../chat/chat-list'), <div className="h-96" aria-busy="true" />);

/** The bar for signed-in users: 56 px high, or 48 px with a shadow once the page is scrolled. */
export function AppBar() {
  const scrolled = useScrolled();
  const places = appPlaces(useSession((state) => state.user?.role));
  return (
    <header
      data-state={scrolled ? 'scrolled' : 'top'}
      className={cn(
        'sticky top-0 z-(--pd-z-sticky) flex items-center gap-4 border-b border-line bg-paper px-(--page-edge) lg:gap-8 transition-[height,box-shadow] duration-200 short:static print:hidden',
        scrolled ? 'h-12 shadow-2 short:h-14 short:shadow-none' : 'h-14',
      )}
    >
      <Link to={paths.project} aria-label={labels.home} className="hit shrink-0 rounded-control">
        <Logo className="max-[359px]:[&>span]:hidden" />
      </Link>
      <MainNav places={places} />
      <div className="-mr-2 ml-auto flex items-center md:gap-2">
        <PaletteButton />
        <ChatButton />
        <NotificationBell />
        <AvatarMenu />
        <PlacesMenu places={places} />
      </div>
    </header>
  );
}

/** Chat icon with a red dot for unseen messages; opens the list of conversations. */
function ChatButton() {
  const unseen = useUnseenMessages();
  return (
    <PressPopover
      name={labels.chat}
      label={unseen > 0 ? labels.chatUnread : labels.chat}
      dot={unseen > 0}
      icon={<MessageCircle size={20} strokeWidth={1.75} aria-hidden="true" />}
      className="w-90 overflow-hidden p-0 shadow-3"
    >
      {(close) => <ChatList onLeave={close} />}
    </PressPopover>
  );
}

/** Bell with a red dot for unread notifications; opens the list. */
function NotificationBell() {
  const { unread } = useNotifications();
  const notificationLabels = labels.notifications;
  return (
    <PressPopover
      name={notificationLabels.title}
      label={unread > 0 ? notificationLabels.unread : notificationLabels.title}
      dot={unread > 0}
      icon={<Bell size={20} strokeWidth={1.75} aria-hidden="true" />}
      className="flex max-h-[min(620px,var(--radix-popover-content-available-height))] w-[440px] max-w-[calc(100vw-16px)] flex-col md:w-[776px] overflow-hidden p-0 shadow-3"
    >
      {(close) => <NotificationPanel onLeave={close} />}
    </PressPopover>
  );
}
