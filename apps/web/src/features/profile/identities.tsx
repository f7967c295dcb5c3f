import type { Identity, IdentityProvider } from '@paidang/contract/entities';
import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { Skeleton } from '@paidang/ui/skeleton';
import { useState } from 'react';
import { labels } from '#labels/profile';
import { providerNames } from '#labels/social-login';
import { ConfirmDialog } from '../../shared/confirm-dialog';
import { whenOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { wordsInside } from '../../shared/pressed-call/report-failure';
import { ProviderMark } from '../../shared/sign-in/social-buttons';

export interface IdentitiesProps {
  /** `undefined` while loading. */
  identities: readonly Identity[] | undefined;
  /** Whether this server supports linking each provider. */
  available: Partial<Record<IdentityProvider, boolean>>;
  /** Why the last attempt to link failed. */
  refused: string | null;
  /** Redirects to the provider. */
  onBind: (provider: IdentityProvider) => Promise<void>;
  onUnbind: (provider: IdentityProvider) => Promise<void>;
}

const { identities: words } = labels;
const providers: readonly IdentityProvider[] = ['google', 'line'];

/** External sign-in accounts, each linked and unlinked on its own. */
export function Identities({ identities, available, refused, onBind, onUnbind }: IdentitiesProps) {
  const now = useNow();
  const [failure, setFailure] = useState(refused);
  const [busy, setBusy] = useState<IdentityProvider | null>(null);
  const [asking, setAsking] = useState<IdentityProvider | null>(null);
  if (!identities) return <Skeleton className="h-32" />;

  const attempt = async (provider: IdentityProvider, act: (provider: IdentityProvider) => Promise<void>) => {
    setBusy(provider);
    setFailure(null);
    await act(provider).catch((error: unknown) => setFailure(wordsInside(error)));
    setBusy(null);
  };

  const known = (provider: IdentityProvider) => identities.find((one) => one.provider === provider);
  const shown = providers.filter((provider) => available[provider] || known(provider));
  return (
    <>
      <div aria-live="assertive" className="mb-4 empty:hidden">
        {failure ? <Callout tone="danger">{failure}</Callout> : null}
      </div>
      <ul className="-my-3 divide-y divide-line">
        {shown.map((provider) => {
          const name = providerNames[provider];
          const identity = known(provider);
          return (
            <li key={provider} className="flex items-center gap-3 py-3">
              <ProviderMark provider={provider} size={20} />
              <div className="min-w-0 flex-1">
                <p>{name}</p>
                <p className="break-words text-13 text-ink-3">
                  {identity
                    ? `${identity.email ?? identity.name} · ${words.since(whenOf(new Date(identity.bound_at), now))}`
                    : words.unbound}
                </p>
              </div>
              <Button
                size="sm"
                busy={busy === provider}
                aria-label={identity ? words.unbindOf(name) : words.bindOf(name)}
                onClick={() => (identity ? setAsking(provider) : void attempt(provider, onBind))}
              >
                {identity ? words.unbind : words.bind}
              </Button>
            </li>
          );
        })}
      </ul>
      {asking ? (
        <ConfirmDialog
          open
          onOpenChange={() => setAsking(null)}
          title={words.unbindTitle(providerNames[asking])}
          text={asking === 'line' ? words.unbindLine : words.unbindText(providerNames[asking])}
          cancel={labels.cancel}
          confirm={words.unbind}
          onConfirm={() => onUnbind(asking)}
        />
      ) : null}
    </>
  );
}
