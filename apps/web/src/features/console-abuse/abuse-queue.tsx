import { paths } from '@paidang/contract/pages';
import { abuseDecisionTitles, abuseReasonTitles } from '@paidang/contract/vocabulary';
import { Segmented } from '@paidang/ui/segmented';
import { useState } from 'react';
import { labels } from '#labels/console-operations';
import { useAbuseReports } from '../../data/console-abuse';
import { ConsoleRows } from '../../shared/console/console-rows';
import { whenOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';

const abuseLabels = labels.abuse;

export interface AbuseQueueProps {
  /** Id of the open report. */
  current?: string | undefined;
}

/** Reports of abuse: pending ones, and decided ones. */
export function AbuseQueue({ current }: AbuseQueueProps) {
  const [state, setState] = useState<'open' | 'decided'>('open');
  const list = useAbuseReports(state);
  const now = useNow();
  return (
    <>
      <div className="border-b border-line px-5 py-3">
        <Segmented
          label={abuseLabels.title}
          value={state}
          onValueChange={setState}
          options={[
            { value: 'open', label: abuseLabels.open, ...(list.meta ? { count: list.meta.open } : {}) },
            { value: 'decided', label: abuseLabels.decided },
          ]}
        />
      </div>
      <ConsoleRows
        list={list}
        label={abuseLabels.title}
        keyOf={(row) => row.uuid}
        pathOf={(row) => paths.consoleAbuse(row.uuid)}
        current={current}
        empty={{ title: abuseLabels.empty, hint: abuseLabels.emptyHint }}
      >
        {({ reason, place, text, author, created_at, decision }) => (
          <>
            <span className="flex items-baseline justify-between gap-3">
              <b className="min-w-0 truncate font-strong">{author.name}</b>
              <span className="shrink-0 text-12 text-ink-3 tabular-nums">{whenOf(new Date(created_at), now)}</span>
            </span>
            <span className="block truncate text-13 text-ink-2">{text}</span>
            <span className="flex justify-between gap-3 text-12 text-ink-3">
              <span>
                {abuseReasonTitles[reason]}・{abuseLabels.places[place]}
              </span>
              {decision ? <span>{abuseDecisionTitles[decision]}</span> : null}
            </span>
          </>
        )}
      </ConsoleRows>
    </>
  );
}
