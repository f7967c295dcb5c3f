import type { IdentityProvider } from '@paidang/contract/entities';
import { Button } from '@paidang/ui/button';
import { labels } from '#labels/social-login';
import { type SocialWishes, socialLoginPath, useProviders } from '../../data/social';
import { ProviderMark } from './provider-mark';

/** `role` is what somebody new registers as; without it they sign in. */
export interface SocialButtonsProps extends SocialWishes {
  /** The page is left: what was typed is to be kept. */
  onLeave?: () => void;
}

/** The other ways in, below the form: those this server knows. */
export function SocialButtons({ role, origin, onLeave }: SocialButtonsProps) {
  const { data: providers, isLoading } = useProviders();
  // LINE vouches for no address, so nobody registers with it.
  const shown: IdentityProvider[] = role ? ['google'] : ['google', 'line'];
  const ways = shown.filter((provider) => providers?.[provider]);
  // Their place is kept, so that the form above does not move when they come.
  if (isLoading) return <div className="h-25" />;
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
