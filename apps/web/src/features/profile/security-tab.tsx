import type { Profile } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { messages } from '@paidang/contract/rules';
import { Button } from '@paidang/ui/button';
import { useState } from 'react';
import { labels as own } from '#labels/own-account';
import { labels } from '#labels/profile';
import { providerNames } from '#labels/social-login';
import { changePassword, useDevices } from '../../data/account';
import { forgotPassword } from '../../data/auth';
import { startBinding, useIdentities, useProviders } from '../../data/social';
import { Devices } from '../../shared/own-account/devices';
import { PasswordForm } from '../../shared/own-account/password-form';
import { Section } from '../../shared/page/section';
import { useLoginRefusal } from '../../shared/sign-in/social-buttons';
import { showToast } from '../../stores/toasts';
import { Identities } from './identities';
import { OwnData } from './own-data';

/** Sign-in methods, devices, and signing out. */
export function SecurityTab({ profile }: { profile: Profile }) {
  const { devices, refresh, signOut, signOutOthers } = useDevices();
  const { identities, unbind } = useIdentities();
  const { data: available = {} } = useProviders();
  const refused = useLoginRefusal();
  const { password, devices: words } = own;
  const { password: none, identities: ways } = labels;
  const told = (work: Promise<void>) => work.then(() => showToast({ title: words.done, tone: 'success' }));
  return (
    <div>
      <Section
        title={profile.has_password ? password.title : none.set}
        hint={profile.has_password ? password.hint : none.noneHint}
      >
        {profile.has_password ? (
          <PasswordForm email={profile.email} onSubmit={changePassword} onDone={() => void refresh()} />
        ) : (
          <SetPassword email={profile.email} />
        )}
      </Section>
      <Section title={ways.title} hint={ways.hint}>
        <Identities
          identities={identities}
          available={available}
          refused={refused}
          onBind={(provider) => startBinding(provider, paths.profile('security'))}
          onUnbind={async (provider) => {
            await unbind(provider);
            showToast({ title: ways.unbindDone(providerNames[provider]), tone: 'success' });
          }}
        />
      </Section>
      <Section title={words.title} hint={words.hint}>
        <Devices
          devices={devices}
          onSignOut={(device) => told(signOut(device))}
          onSignOutOthers={() => told(signOutOthers())}
        />
      </Section>
      <OwnData profile={profile} />
    </div>
  );
}

/** For users who sign in with another provider: sends a mail to set a password. */
function SetPassword({ email }: { email: string }) {
  const { password: words } = labels;
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    await forgotPassword(email).then(
      () => showToast({ title: words.sent, tone: 'success' }),
      () => showToast({ title: messages.operationFailed, tone: 'danger' }),
    );
    setBusy(false);
  };
  return (
    <>
      <p className="mb-4">{words.none}</p>
      <Button busy={busy} onClick={() => void send()}>
        {words.send}
      </Button>
    </>
  );
}
