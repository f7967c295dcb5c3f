import { Button } from '@paidang/ui/button';
import { Combobox } from '@paidang/ui/combobox';
import { Field } from '@paidang/ui/field';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { labels } from '#labels/console-proposals';
import { useVendorsFound } from '../../data/console-proposals';
import { FormDialog } from '../../shared/form-dialog';
import { personName } from '../../shared/people';
import { usePressedCall } from '../../shared/pressed-call/pressed-call';

const writeLabels = labels.write;

export interface WriteProposalProps {
  onWrite: (vendor: string) => Promise<unknown>;
}

/** Starts a proposal by choosing its vendor. */
export function WriteProposal({ onWrite }: WriteProposalProps) {
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [vendor, setVendor] = useState<string | null>(null);
  const found = useVendorsFound(query);
  const call = usePressedCall();
  const options = useMemo(
    () => (found.data ?? []).map((one) => ({ value: one.uuid, label: `${personName(one)}・${one.name}` })),
    [found.data],
  );
  const submit = async () => {
    if (vendor && (await call.run(() => onWrite(vendor)))) setOpen(false);
  };
  return (
    <>
      <Button
        size="sm"
        variant="ink"
        icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => {
          setVendor(null);
          setOpen(true);
        }}
      >
        {writeLabels.button}
      </Button>
      {isOpen ? (
        <FormDialog
          title={writeLabels.title}
          text={writeLabels.text}
          action={writeLabels.confirm}
          keep={writeLabels.cancel}
          disabled={!vendor}
          call={call}
          onSubmit={submit}
          onClose={() => setOpen(false)}
        >
          <Field label={writeLabels.vendor} required>
            <Combobox
              options={options}
              filter={null}
              loading={found.isLoading}
              value={vendor}
              placeholder={writeLabels.placeholder}
              onQueryChange={setQuery}
              onValueChange={setVendor}
            />
          </Field>
        </FormDialog>
      ) : null}
    </>
  );
}
