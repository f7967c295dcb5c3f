import type { SignedInDevice } from '@paidang/contract/entities';
import { Badge } from '@paidang/ui/badge';
import { Button } from '@paidang/ui/button';
import { Skeleton } from '@paidang/ui/skeleton';
import { Monitor, Smartphone } from 'lucide-react';
import { labels } from '#labels/own-account';
import { whenOf } from '../dates/taipei';
import { useNow } from '../dates/use-now';

export interface DevicesProps {
  /** `undefined` while loading. */
  devices: readonly SignedInDevice[] | undefined;
  onSignOut: (device: string) => Promise<void>;
  onSignOutOthers: () => Promise<void>;
}

const { devices: words } = labels;
const isPhone = (device: string): boolean => /Android|iOS/.test(device);

/** Signed-in devices, most recently used first, each with a button to sign it out. */
export function Devices({ devices, onSignOut, onSignOutOthers }: DevicesProps) {
  const now = useNow();
  if (!devices) return <Skeleton className="h-32" />;
  return (
    <>
      <ul className="-my-3 divide-y divide-line">
        {devices.map((one) => {
          const name = one.device || words.unknown;
          const Icon = isPhone(one.device) ? Smartphone : Monitor;
          return (
            <li key={one.uuid} className="flex items-center gap-3 py-3">
              <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-3" />
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-center gap-x-2">
                  <span className="truncate font-medium">{name}</span>
                  {one.is_current ? <Badge tone="success">{words.current}</Badge> : null}
                  {one.is_super_login ? <Badge tone="danger">{words.team}</Badge> : null}
                </p>
                <p className="text-12 text-ink-3">{words.lastUsed(whenOf(new Date(one.last_used_at), now))}</p>
              </div>
              {one.is_current ? null : (
                <Button size="sm" aria-label={words.signOutOf(name)} onClick={() => void onSignOut(one.uuid)}>
                  {words.signOut}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {devices.length > 1 ? (
        <Button size="sm" variant="ghost" className="mt-6 -ml-3" onClick={() => void onSignOutOthers()}>
          {words.signOutOthers}
        </Button>
      ) : null}
    </>
  );
}
