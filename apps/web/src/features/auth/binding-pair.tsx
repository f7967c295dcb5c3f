import type { PendingLogin } from '@paidang/contract/entities';
import { Link2 } from 'lucide-react';
import { providerNames } from '../../shared/social-login/labels';
import { ProviderMark } from '../../shared/social-login/provider-mark';
import { labels } from './labels';

/** The account elsewhere above the one here. */
export function BindingPair({ pending: { provider, name, email, account } }: { pending: PendingLogin }) {
  return (
    <dl className="mt-6 grid rounded-control border border-line text-left">
      <div className="flex items-center gap-3 px-4 py-3">
        <ProviderMark provider={provider} size={20} />
        <div className="min-w-0">
          <dt className="text-12 text-ink-3">{labels.binding.account(providerNames[provider])}</dt>
          <dd className="break-words text-ink">{email ? `${name}（${email}）` : name}</dd>
        </div>
      </div>
      <div className="flex items-center gap-3 border-t border-line px-4 py-3">
        <Link2 size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
        <div className="min-w-0">
          <dt className="text-12 text-ink-3">{labels.binding.own}</dt>
          <dd className="break-words text-ink">{account}</dd>
        </div>
      </div>
    </dl>
  );
}
