import { paths } from '@paidang/contract/pages';
import {
  type ConsultationStatus,
  consultationStatuses,
  consultationStatusTitles,
  consultationTopicTitles,
} from '@paidang/contract/vocabulary';
import { Segmented } from '@paidang/ui/segmented';
import { useState } from 'react';
import { labels } from '#labels/console-operations';
import { useConsultations } from '../../data/console-consultations';
import { ConsoleRows } from '../../shared/console/console-rows';
import { whenOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';

const consultationLabels = labels.consultations;

export interface ConsultationQueueProps {
  /** Id of the open consultation. */
  current?: string | undefined;
}

/** Visitors' consultations, grouped by status. */
export function ConsultationQueue({ current }: ConsultationQueueProps) {
  const [status, setStatus] = useState<ConsultationStatus>('open');
  const list = useConsultations(status);
  const now = useNow();
  const counts = list.meta?.counts;
  return (
    <>
      <div className="border-b border-line px-5 py-3">
        <Segmented
          label={consultationLabels.title}
          value={status}
          onValueChange={setStatus}
          options={consultationStatuses.map((value) => ({
            value,
            label: consultationStatusTitles[value],
            ...(counts && value !== 'closed' ? { count: counts[value] } : {}),
          }))}
        />
      </div>
      <ConsoleRows
        list={list}
        label={consultationLabels.title}
        keyOf={(row) => row.uuid}
        pathOf={(row) => paths.consoleConsultations(row.uuid)}
        current={current}
        empty={{ title: consultationLabels.empty, hint: consultationLabels.emptyHint }}
      >
        {({ name, company, topic, created_at, taken_by }) => (
          <>
            <span className="flex items-baseline justify-between gap-3">
              <b className="min-w-0 truncate font-strong">
                {company}
                <span className="ml-2 text-13 font-normal text-ink-3">{name}</span>
              </b>
              <span className="shrink-0 text-12 text-ink-3 tabular-nums">{whenOf(new Date(created_at), now)}</span>
            </span>
            <span className="mt-0.5 flex justify-between gap-3 text-12 text-ink-2">
              {consultationTopicTitles[topic]}
              {taken_by ? <span className="truncate text-ink-3">{consultationLabels.by(taken_by.name)}</span> : null}
            </span>
          </>
        )}
      </ConsoleRows>
    </>
  );
}
