import { useLanguageAttributes } from '@paidang/ui/locale';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useChatLabels, useChatStore, useChatWindows, useFullRoom, useRestoredRooms } from '../../react';
import { ChatAvatar } from './chat-avatar';
import { ChatFull } from './chat-full';
import { ChatLauncher } from './chat-launcher';
import { ChatWindow } from './chat-window';
import { useBackCloses } from './use-back-closes';

/** Below this width a popup covers the page: see `max-sm` in its classes. */
const narrow = '(width < 576px)';
const popupWidth = 376;
const margins = 24 + 72;

const subscribe = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

const isNarrow = () => matchMedia(narrow).matches;
/** Width the page reserves at the end edge, see `--pd-chat-end`. */
const reservedWidth = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--pd-chat-end')) || 0;
const capacity = () => Math.max(1, Math.floor((window.innerWidth - reservedWidth() - margins) / popupWidth));

interface PopupSpace {
  /** Whether an open room covers the page. */
  covers: boolean;
  /** How many popups fit side by side next to the avatars. */
  capacity: number;
}

/** Space for popups in this window. */
const usePopupSpace = (): PopupSpace => ({
  covers: useSyncExternalStore(subscribe, isNarrow, () => false),
  capacity: useSyncExternalStore(subscribe, capacity, () => 1),
});

export interface ChatProps {
  /**
   * Called when a room is enlarged, for hosts with a page for full mode; the room is already in full mode by then.
   * @default the full chat covers the page
   */
  onExpand?: (room: string) => void;
  /** Shows a button that opens the rooms, in the corner next to the popups. @default false */
  launcher?: boolean;
  /** Called when all rooms are requested from the launcher. @default the room with the latest message covers the page */
  onOpenAll?: () => void;
}

/**
 * Everything at the bottom right: open rooms as popups, minimised ones as avatars. Popups that do not fit are shown as avatars.
 * On a phone a popup covers the page: going back closes it, and after a reload it is an avatar.
 *
 * @example <ChatProvider port={port}><Chat /></ChatProvider>
 */
export function Chat({ onExpand, launcher = false, onOpenAll }: ChatProps) {
  const { list: labels } = useChatLabels();
  const store = useChatStore();
  const windows = useChatWindows();
  const full = useFullRoom();
  const language = useLanguageAttributes();
  const { covers, capacity } = usePopupSpace();
  const restored = useRestoredRooms();
  const popups = windows.filter(({ mode }) => mode === 0).map(({ room }) => room);
  const shown = popups.filter((room) => !(covers && restored.includes(room))).slice(-capacity);
  const avatars = windows.filter(({ mode, room }) => mode !== 1 && !shown.includes(room)).map(({ room }) => room);

  useBackCloses(covers ? (shown[0] ?? null) : null, store.close);

  const expand = (room: string) => {
    store.open(room, 1);
    onExpand?.(room);
  };
  const openNewest = () => {
    const newest = store.getSnapshot().order[0];
    if (newest !== undefined) expand(newest);
  };
  if (full !== null && !onExpand) return <ChatOverlay room={full} />;
  if (windows.length === 0 && !launcher) return null;
  return (
    <section
      {...language}
      data-slot="chat"
      aria-label={labels.title}
      className="pd-root pdc:pointer-events-none pdc:fixed pdc:end-[max(24px,env(safe-area-inset-right))] pdc:has-data-[slot=chat-window]:me-(--pd-chat-end,0px) pdc:max-sm:me-0! pdc:bottom-[calc(max(24px,env(safe-area-inset-bottom))+var(--pd-keyboard,0px))] pdc:z-(--pd-z-chat) pdc:flex pdc:items-end pdc:gap-4 pdc:max-sm:end-4 pdc:max-sm:bottom-[max(16px,env(safe-area-inset-bottom))]"
    >
      {avatars.length > 0 && (
        <div data-slot="chat-heads" className="pdc:mb-(--pd-chat-lift,0px) pdc:flex pdc:flex-col-reverse pdc:gap-3">
          {avatars.map((room) => (
            <ChatAvatar key={room} room={room} />
          ))}
        </div>
      )}
      {shown.map((room) => (
        <ChatWindow key={room} room={room} onExpand={expand} />
      ))}
      {launcher && <ChatLauncher onOpenAll={onOpenAll ?? openNewest} />}
    </section>
  );
}

/** Full mode over the page, if the host has no page for it. */
function ChatOverlay({ room }: { room: string }) {
  const { list: labels } = useChatLabels();
  const store = useChatStore();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    return () => element.close();
  }, []);

  const collapse = () => store.open(room, 0);
  return (
    <dialog
      {...useLanguageAttributes()}
      ref={dialog}
      aria-label={labels.title}
      data-slot="chat-overlay"
      onCancel={(event) => {
        event.preventDefault();
        collapse();
      }}
      className="pd-root pdc:fixed pdc:inset-0 pdc:m-0 pdc:h-[calc(100dvh-var(--pd-keyboard,0px))] pdc:max-h-none pdc:w-full pdc:max-w-none pdc:border-0 pdc:bg-paper pdc:p-0 pdc:text-ink"
    >
      <ChatFull room={room} onCollapse={collapse} />
    </dialog>
  );
}
