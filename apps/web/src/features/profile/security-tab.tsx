import type { Profile } from '@paidang/contract/entities';
import { useDevices } from '../../data/account';
import { showToast } from '../../stores/toasts';
import { Devices } from './devices';
import { labels } from './labels';
import { OwnData } from './own-data';
import { PasswordForm } from './password-form';
import { Section } from './section';

/** The password, the devices, and the way out. */
export function SecurityTab({ profile }: { profile: Profile }) {
  const { devices, refresh, signOut, signOutOthers } = useDevices();
  const { password, devices: words } = labels;
  const told = (work: Promise<void>) => work.then(() => showToast({ title: words.done, tone: 'success' }));
  return (
    <div className="max-w-[880px]">
      <Section title={password.title} hint={password.hint}>
        <PasswordForm onDone={() => void refresh()} />
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
