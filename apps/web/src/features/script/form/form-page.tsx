import type { DraftType, ScriptType } from '@paidang/contract/entities';
import { Button } from '@paidang/ui/button';
import { EmptyState } from '@paidang/ui/empty-state';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { labels } from '#labels/script';
import { chooseDraftType, draftTypeSource } from '../../../data/scripts';
import { useTaskCache } from '../../../data/task-cache';
import { PageHead } from '../../../shared/page/page-head';
import { scriptPages } from '../script-pages';
import { FormChoice } from './form-choice';

export interface FormPageProps {
  type: DraftType;
  isVendor: boolean;
  /** Query of the address, passed on to the next page. */
  search: string;
  onChosen: (type: DraftType) => void;
}

const formLabels = labels.form;

/** The creator chooses a form; the vendor is informed about it. */
export function FormPage({ type, isVendor, search, onChosen }: FormPageProps) {
  const { task_uuid: task, script_type: current } = type;
  const navigate = useNavigate();
  const { discardSteps } = useTaskCache();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const open = (form: ScriptType) => navigate({ pathname: scriptPages[form](task), search });

  const use = async (form: ScriptType) => {
    if (form === current) return open(form);
    setState('busy');
    try {
      const next = await chooseDraftType(task, form);
      onChosen(next);
      void discardSteps(task, draftTypeSource(task));
      open(form);
    } catch {
      setState('failed');
    }
  };

  return (
    <>
      <PageHead title={formLabels.title} lead={isVendor ? null : formLabels.lead} />
      {isVendor ? (
        <EmptyState
          drawing="paper"
          className="mt-8"
          titleAs="h2"
          title={current ? formLabels.has(formLabels[current].title) : formLabels.waiting}
          description={current ? formLabels[current].text : formLabels.waitingHint}
          action={
            current ? (
              <Button asChild variant="ink">
                <Link to={{ pathname: scriptPages[current](task), search }}>{formLabels.open}</Link>
              </Button>
            ) : null
          }
        />
      ) : (
        <FormChoice type={type} busy={state === 'busy'} failed={state === 'failed'} onUse={(form) => void use(form)} />
      )}
    </>
  );
}
