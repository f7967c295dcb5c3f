import type { StaffMember } from '@paidang/contract/entities';
import { staffRoleTitles } from '@paidang/contract/vocabulary';
import { labels } from '#labels/console';
import { labels as own } from '#labels/own-account';
import { changeOwnPassword, useOwnDevices } from '../../data/console-account';
import { ConsoleFacts } from '../../shared/console/console-facts';
import { Devices } from '../../shared/own-account/devices';
import { PasswordForm } from '../../shared/own-account/password-form';
import { Section } from '../../shared/page/section';
import { showToast } from '../../stores/toasts';
import { AuthenticatorPart } from './authenticator-part';

const ownAccountLabels = labels.ownAccount;

export interface AccountViewProps {
  staff: StaffMember;
}

/** The account page of a member of staff: profile, password, authenticator, recovery codes and devices. */
export function AccountView({ staff }: AccountViewProps) {
  const { devices, refresh, signOut, signOutOthers } = useOwnDevices();
  const told = (work: Promise<void>) => work.then(() => showToast({ title: own.devices.done, tone: 'success' }));
  return (
    <div>
      <Section title={ownAccountLabels.facts} hint={ownAccountLabels.factsHint}>
        <div className="max-w-[480px]">
          <ConsoleFacts
            facts={[
              [ownAccountLabels.name, staff.name],
              [ownAccountLabels.email, staff.email],
              [ownAccountLabels.roles, staff.roles.map((role) => staffRoleTitles[role]).join('、')],
            ]}
          />
        </div>
      </Section>
      <Section title={own.password.title} hint={own.password.hint}>
        <PasswordForm email={staff.email} onSubmit={changeOwnPassword} onDone={() => void refresh()} />
      </Section>
      <Section title={ownAccountLabels.authenticator} hint={ownAccountLabels.authenticatorHint}>
        <AuthenticatorPart onReplaced={() => void refresh()} />
      </Section>
      <Section title={own.devices.title} hint={own.devices.hint}>
        <Devices
          devices={devices}
          onSignOut={(device) => told(signOut(device))}
          onSignOutOthers={() => told(signOutOthers())}
        />
      </Section>
    </div>
  );
}
