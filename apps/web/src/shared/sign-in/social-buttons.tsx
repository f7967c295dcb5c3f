import type { IdentityProvider } from '@paidang/contract/entities';
import { type LoginRefusal, loginRefusalParameter, loginRefusals } from '@paidang/contract/rules';
import { Button } from '@paidang/ui/button';
import { cn } from '@paidang/ui/cn';
import { MessageCircle } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { labels } from '#labels/social-login';
import { type SocialLoginQuery, socialLoginPath, useProviders } from '../../data/social';

/** `role` is the role to register with; without it, the user signs in. */
export interface SocialButtonsProps extends SocialLoginQuery {
  /** Called before the page is left, so that input can be saved. */
  onLeave?: () => void;
}

/** Sign-in with other providers, below the form: those the server has configured. */
export function SocialButtons({ role, origin, onLeave }: SocialButtonsProps) {
  const { data: providers, isLoading } = useProviders();
  // LINE does not verify e-mail addresses, so it cannot be used to register.
  const shown: IdentityProvider[] = role ? ['google'] : ['google', 'line'];
  const ways = shown.filter((provider) => providers?.[provider]);
  // Reserves their space, so that the form above does not move once they load.
  if (isLoading) return <div className={cn('h-24.5', shown.length > 1 && 'max-sm:h-36.5')} />;
  if (ways.length === 0) return null;
  return (
    <div>
      <p className="my-5 flex items-center gap-4 text-12 text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {labels.or}
      </p>
      <div className="grid grid-flow-row gap-2 sm:auto-cols-fr sm:grid-flow-col">
        {ways.map((provider) => (
          <Button key={provider} asChild>
            <a href={socialLoginPath(provider, { role, origin })} onClick={onLeave}>
              <ProviderMark provider={provider} />
              {role ? labels.register : labels.logIn(provider)}
            </a>
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Icon of a provider, in the colour of its label. */
export function ProviderMark({ provider, size = 16 }: { provider: IdentityProvider; size?: number }) {
  if (provider === 'line')
    return <MessageCircle size={size} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />;
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden="true" className="shrink-0">
      <path d="M21 12.2c0 5.2-3.6 8.8-8.8 8.8a9 9 0 1 1 6.1-15.6l-2.5 2.5a5.5 5.5 0 1 0-3.6 9.6c2.6 0 4.5-1.4 5-3.7h-5v-3.3h8.6c.1.5.2 1.1.2 1.7z" />
    </svg>
  );
}

/** Why signing in through a provider failed, as text; `null` if the page was reached another way. */
export function useLoginRefusal(): string | null {
  const [search] = useSearchParams();
  const refusal = search.get(loginRefusalParameter);
  const known = loginRefusals.find((one): one is LoginRefusal => one === refusal);
  return known ? labels.refusals[known] : null;
}
