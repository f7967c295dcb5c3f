import type { ServiceData } from '@paidang/contract/entities';
import { Button } from '@paidang/ui/button';
import { Skeleton } from '@paidang/ui/skeleton';
import { type FormEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { labels } from '#labels/service-data';
import { type ServiceDataActions, useServiceData } from '../../data/service-data';
import { RestoredNote } from '../../shared/kept-form/kept-form';
import { LoadFailure } from '../../shared/load-failure';
import { nothingToSave } from '../../shared/nothing-to-save';
import { CallProblem } from '../../shared/pressed-call/pressed-call';
import { useFocusInvalid } from '../../shared/use-focus-invalid';
import { showToast } from '../../stores/toasts';
import { LookList } from './look-list';
import { revealPart, ServiceDataSections } from './service-data-sections';
import { useServiceDataForm } from './use-service-data-form';

/** Page `/profile/laborer`: identity and bank account. */
export default function LaborerTab() {
  const actions = useServiceData();
  if (actions.data) return <Laborer data={actions.data} actions={actions} />;
  if (actions.error) return <LoadFailure onRetry={() => void actions.refresh()} />;
  return (
    <div role="status" aria-label={labels.loading} className="grid max-w-[560px] gap-5 lg:ml-[288px]">
      {['a', 'b', 'c', 'd'].map((row) => (
        <Skeleton key={row} className="h-16" />
      ))}
    </div>
  );
}

function Laborer({ data, actions }: { data: ServiceData; actions: ServiceDataActions }) {
  const form = useServiceDataForm(data, actions.save);
  const element = useRef<HTMLFormElement>(null);
  const focusInvalid = useFocusInvalid(element);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) revealPart(hash.slice(1));
  }, [hash]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (form.busy) return;
    if (!form.isChanged) return nothingToSave();
    if (await form.save()) showToast({ title: labels.saved, tone: 'success' });
    else focusInvalid();
  };

  return (
    <>
      <form ref={element} noValidate onSubmit={(event) => void submit(event)}>
        <RestoredNote isRestored={form.isRestored} onStartOver={form.undo} className="mb-6" />
        <ServiceDataSections form={form} actions={actions} />
        <div className="grid gap-4 pb-10 lg:pl-[288px]">
          <CallProblem problem={form.problem} />
          <div className="flex gap-2">
            <Button type="submit" variant="ink" off={!form.isChanged} busy={form.busy}>
              {labels.save}
            </Button>
            {form.isChanged ? (
              <Button variant="ghost" onClick={form.undo}>
                {labels.cancel}
              </Button>
            ) : null}
          </div>
        </div>
      </form>
      <LookList fields={form.fields} />
    </>
  );
}
