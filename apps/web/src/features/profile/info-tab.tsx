import type { Profile } from '@paidang/contract/entities';
import { isVendor } from '@paidang/contract/vocabulary';
import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { Field } from '@paidang/ui/field';
import { Input } from '@paidang/ui/input';
import { type FormEvent, useRef } from 'react';
import { labels as fieldLabels } from '#labels/account-fields';
import { labels } from '#labels/profile';
import { useProfile } from '../../data/account';
import { AccountField, type AccountFieldProps, channelFields } from '../../shared/account-fields';
import { RestoredNote } from '../../shared/kept-form/kept-form';
import { nothingToSave } from '../../shared/nothing-to-save';
import { Section } from '../../shared/page/section';
import { useFocusInvalid } from '../../shared/use-focus-invalid';
import { AvatarField } from './avatar-field';
import type { ProfileField } from './profile-form';
import { type ProfileFormState, useProfileForm } from './use-profile-form';

const { info } = labels;

/** The user's details as displayed to the people they work with. */
export function InfoTab({ profile }: { profile: Profile }) {
  const { update, setAvatar, removeAvatar } = useProfile();
  const state = useProfileForm(profile, update);
  const { ready, changed, busy, failure, undo } = state;
  const form = useRef<HTMLFormElement>(null);
  const focusInvalid = useFocusInvalid(form);
  const vendor = isVendor(profile.role);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!changed) return nothingToSave();
    if (ready) return void state.submit();
    state.leaveAll();
    focusInvalid();
  };

  return (
    <div>
      <Section title={labels.avatar.label} hint={labels.avatar.labelHint}>
        <AvatarField profile={profile} onChange={setAvatar} onRemove={removeAvatar} />
      </Section>
      <form ref={form} noValidate onSubmit={submit} className="border-t border-line pt-8">
        <RestoredNote isRestored={state.isRestored} onStartOver={undo} className="mb-6" />
        <Section title={info.title} hint={info.hint}>
          <div className="grid max-w-[440px] grid-cols-[minmax(0,1fr)] gap-1.5">
            <Field label={fieldLabels.email} hint={info.emailHint} className="mb-4">
              <Input value={profile.email} readOnly />
            </Field>
            <TextField
              state={state}
              field="company_name"
              label={vendor ? fieldLabels.company : fieldLabels.channelName}
              autoComplete="organization"
              required
            />
            {vendor ? (
              <TextField
                state={state}
                field="contact_person"
                label={fieldLabels.contact}
                autoComplete="name"
                required
              />
            ) : null}
            <TextField
              state={state}
              field="phone"
              label={fieldLabels.phone}
              type="tel"
              autoComplete="tel"
              hint={fieldLabels.phoneExample}
              {...(vendor ? { required: true } : { optional: fieldLabels.optional })}
            />
          </div>
        </Section>
        {vendor ? null : (
          <Section title={info.channels} hint={info.channelsHint}>
            <div className="grid max-w-[440px] grid-cols-[minmax(0,1fr)] gap-1.5">
              {channelFields.map(({ field, label }) => (
                <TextField
                  key={field}
                  state={state}
                  field={field}
                  label={label}
                  type="url"
                  inputMode="url"
                  placeholder={fieldLabels.linkExample}
                  optional={fieldLabels.optional}
                />
              ))}
              <TextField
                state={state}
                field="cooperation_fee"
                label={fieldLabels.fee}
                hint={fieldLabels.feeHint}
                optional={fieldLabels.optional}
              />
            </div>
          </Section>
        )}
        <div className="grid gap-4 lg:pl-[288px]">
          <div aria-live="assertive" className="empty:hidden">
            {failure ? <Callout tone="danger">{failure}</Callout> : null}
          </div>
          <div className="flex gap-2">
            <Button type="submit" variant="ink" off={!ready} busy={busy}>
              {labels.save}
            </Button>
            {changed ? (
              <Button variant="ghost" onClick={undo}>
                {labels.cancel}
              </Button>
            ) : null}
          </div>
        </div>
      </form>
    </div>
  );
}

interface TextFieldProps extends Omit<AccountFieldProps<ProfileField>, 'state' | 'lines' | 'onChange'> {
  state: ProfileFormState;
}

const TextField = ({ state, ...props }: TextFieldProps) => (
  <AccountField
    {...props}
    state={state}
    lines={props.hint ? 2 : 1}
    onChange={(value) => state.change(props.field, value)}
  />
);
