import { labels } from '#labels/service-data';
import { useProfile } from '../../data/account';
import type { ServiceDataActions } from '../../data/service-data';
import { ProofDialog } from '../../shared/proof-dialog';
import { nameOfPart } from '../../shared/service-data';
import { AccountSection } from './account-section';
import { IdentitySection } from './identity-section';
import { PicturesSection } from './pictures-section';
import { useReveal } from './use-reveal';
import type { ServiceDataForm } from './use-service-data-form';

const focusable = 'input:not([type="hidden"], [hidden], :disabled), button:not(:disabled), [tabindex="0"]';

/** Reveals a field or picture of the form by its name, and focuses it. */
export function revealPart(part: string): void {
  const place = document.getElementById(part);
  place?.scrollIntoView({ block: 'center' });
  place?.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true });
}

export interface ServiceDataSectionsProps {
  form: ServiceDataForm;
  actions: ServiceDataActions;
}

/** The complete form without its save button: used in the personal centre, and in requests for payment. */
export function ServiceDataSections({ form, actions }: ServiceDataSectionsProps) {
  const hasPassword = useProfile().profile?.has_password ?? true;
  const reveal = useReveal(actions.reveal, hasPassword);
  const { asked } = reveal;

  return (
    <>
      <IdentitySection form={form} reveal={reveal} />
      <PicturesSection form={form} actions={actions} />
      <AccountSection form={form} reveal={reveal} pictures={actions} />
      {asked ? (
        <ProofDialog
          title={labels.masked.proof(nameOfPart(asked, form.fields))}
          hint={labels.masked.proofHint}
          confirm={labels.masked.confirm}
          onConfirm={(password) => reveal.confirm(asked, password)}
          onClose={reveal.cancel}
        />
      ) : null}
    </>
  );
}
