import type { IdentityProvider } from '@paidang/contract/entities';
import { MessageCircle } from 'lucide-react';

/** The sign of a provider, in the ink of the words beside it. */
export function ProviderMark({ provider, size = 16 }: { provider: IdentityProvider; size?: number }) {
  if (provider === 'line')
    return <MessageCircle size={size} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />;
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden="true" className="shrink-0">
      <path d="M21 12.2c0 5.2-3.6 8.8-8.8 8.8a9 9 0 1 1 6.1-15.6l-2.5 2.5a5.5 5.5 0 1 0-3.6 9.6c2.6 0 4.5-1.4 5-3.7h-5v-3.3h8.6c.1.5.2 1.1.2 1.7z" />
    </svg>
  );
}
