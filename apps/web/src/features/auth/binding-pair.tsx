import type { PendingLogin } from '@paidang/contract/entities';
import { Link2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { labels } from '#labels/auth';
import { providerNames } from '#labels/social-login';
import { ProviderMark } from '../../shared/sign-in/social-buttons';

/** The external account, displayed above the account here. */
export function BindingPair({ pending: { provider, name, email, account } }: { pending: PendingLogin }) {
  return (
    <dl className="mt-6 grid grid-cols-[minmax(0,1fr)] divide-y divide-line rounded-control border border-line text-left">
      <Account
        mark={<ProviderMark provider={provider} size={20} />}
        title={labels.binding.account(providerNames[provider])}
      >
        {email ? `${name}（${email}）` : name}
      </Account>
      <Account mark={<Link2 size={20} strokeWidth={1.75} aria-hidden="true" />} title={labels.binding.own}>
        {account}
      </Account>
    </dl>
  );
}

function Account({ mark, title, children }: { mark: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="relative py-3 pr-4 pl-12">
      <dt className="text-12 text-ink-3">
        <span className="absolute top-1/2 left-4 -translate-y-1/2 text-ink">{mark}</span>
        {title}
      </dt>
      <dd className="text-ink wrap-anywhere">{children}</dd>
    </div>
  );
}
