import { paths } from '@paidang/contract/pages';
import type { Role } from '@paidang/contract/vocabulary';
import { Checkbox } from '@paidang/ui/checkbox';
import { Field } from '@paidang/ui/field';
import { PasswordInput } from '@paidang/ui/input';
import { Radio, RadioGroup } from '@paidang/ui/radio-group';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { labels as fieldLabels } from '#labels/account-fields';
import { labels } from '#labels/register';
import { AccountField, type AccountFieldProps, channelFields } from '../../shared/account-fields';
import { type FormField, passwordStrength } from './registration';
import type { RegistrationState } from './use-registration';

interface StepProps {
  registration: RegistrationState;
}

/** The fields of the current step. */
export function StepFields({ registration }: StepProps) {
  if (registration.step === 'details') return <DetailFields registration={registration} />;
  if (registration.step === 'channels') return <ChannelFields registration={registration} />;
  return <AccountFields registration={registration} />;
}

function AccountFields({ registration }: StepProps) {
  const { form, change, leave, errorOf, isFree, vouched, lacksConsent } = registration;
  const consent = useId();
  return (
    <>
      {vouched?.isRoleSettled ? null : (
        <Field label={labels.role} className="mb-4">
          <RadioGroup
            value={form.type}
            onValueChange={(type) => change({ type: type as Role })}
            className="grid gap-2 sm:grid-cols-2"
          >
            {(['Vendor', 'Creator'] as const).map((role) => (
              <Radio
                key={role}
                value={role}
                label={
                  <>
                    <b className="block font-medium">{labels.roles[role]}</b>
                    <span className="block text-12 text-ink-3">{labels.roleHints[role]}</span>
                  </>
                }
              />
            ))}
          </RadioGroup>
        </Field>
      )}
      <TextField
        registration={registration}
        field="email"
        label={fieldLabels.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        readOnly={vouched !== undefined}
        hint={
          vouched ? (
            vouched.emailHint
          ) : isFree ? (
            <span className="flex items-center gap-1 text-success-600">
              <Check size={16} strokeWidth={1.75} aria-hidden="true" />
              {labels.free}
            </span>
          ) : undefined
        }
      />
      {vouched?.hasNoPassword ? null : (
        <Field
          label={labels.password}
          required
          error={errorOf('password')}
          hint={labels.strength[passwordStrength(form.password)]}
          lines={2}
        >
          <PasswordInput
            size="lg"
            autoComplete="new-password"
            showLabel={labels.showPassword}
            hideLabel={labels.hidePassword}
            value={form.password}
            onChange={(event) => change({ password: event.target.value })}
            onBlur={() => leave('password')}
          />
        </Field>
      )}
      <div className="flex flex-wrap items-center">
        <Checkbox
          label={labels.agree}
          checked={form.agreed}
          aria-invalid={lacksConsent || undefined}
          aria-describedby={lacksConsent ? consent : undefined}
          onCheckedChange={(agreed) => change({ agreed: agreed === true })}
        />
        <a
          href={paths.termsOfUse}
          target="_blank"
          rel="noreferrer"
          className="underline decoration-line-strong underline-offset-3 hover:decoration-current"
        >
          {labels.terms}
        </a>
        <p id={consent} className="w-full text-13 text-danger-600 empty:hidden">
          {lacksConsent ? labels.needsConsent : null}
        </p>
      </div>
    </>
  );
}

function DetailFields({ registration }: StepProps) {
  const isVendor = registration.form.type === 'Vendor';
  return (
    <>
      <TextField
        registration={registration}
        field="company_name"
        label={isVendor ? fieldLabels.company : fieldLabels.channelName}
        autoComplete="organization"
        required
      />
      {isVendor ? (
        <TextField
          registration={registration}
          field="contact_person"
          label={fieldLabels.contact}
          autoComplete="name"
          required
        />
      ) : null}
      <TextField
        registration={registration}
        field="phone"
        label={fieldLabels.phone}
        type="tel"
        autoComplete="tel"
        hint={fieldLabels.phoneExample}
        lines={2}
        required
      />
    </>
  );
}

function ChannelFields({ registration }: StepProps) {
  return (
    <>
      {channelFields.map(({ field, label }) => (
        <TextField
          key={field}
          registration={registration}
          field={field}
          label={label}
          type="url"
          inputMode="url"
          placeholder={fieldLabels.linkExample}
          optional={fieldLabels.optional}
        />
      ))}
      <TextField
        registration={registration}
        field="cooperation_fee"
        label={fieldLabels.fee}
        hint={fieldLabels.feeHint}
        optional={fieldLabels.optional}
      />
    </>
  );
}

interface TextFieldProps extends StepProps, Omit<AccountFieldProps<FormField>, 'state' | 'onChange'> {}

const TextField = ({ registration, ...props }: TextFieldProps) => (
  <AccountField
    size="lg"
    {...props}
    state={registration}
    onChange={(value) => registration.change({ [props.field]: value })}
  />
);
