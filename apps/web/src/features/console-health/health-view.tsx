import type { Health } from '@paidang/contract/entities';
import { Callout } from '@paidang/ui/callout';
import { Skeleton } from '@paidang/ui/skeleton';
import { labels } from '#labels/console-operations';
import { useHealth } from '../../data/console-health';
import { ConsoleFacts, ConsolePart } from '../../shared/console/console-facts';
import { whenOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { LoadFailure } from '../../shared/load-failure';
import { OutboxLists } from './outbox-lists';

const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const;
const healthLabels = labels.health;
const figure = (count: number): string => count.toLocaleString('zh-TW');

/** Health of the installation: queues, failures and resource use. */
export function HealthView() {
  const { data, error, refresh } = useHealth();
  if (error && !data) return <LoadFailure onRetry={() => void refresh()} />;
  if (!data) return <Skeleton className="h-80" />;
  return (
    <div className="grid gap-10">
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-2 xl:grid-cols-3">
        <Outbox title={healthLabels.mail} outbox={data.mail} />
        <Outbox
          title={healthLabels.line}
          outbox={data.line}
          warning={data.line.is_quota_reached ? healthLabels.quota : null}
        />
        <Films films={data.films} />
        <Storage storage={data.storage} database={data.database} />
        <Largest storage={data.storage} />
        <div className="grid content-start gap-8">
          <Jobs jobs={data.jobs} />
          <Processes processes={data.processes} />
        </div>
      </div>
      <OutboxLists />
    </div>
  );
}

interface OutboxProps {
  title: string;
  outbox: Health['mail'];
  warning?: string | null;
}

function Outbox({ title, outbox, warning = null }: OutboxProps) {
  const problem = outbox.is_connected ? warning : healthLabels.notConnected;
  return (
    <ConsolePart title={title}>
      <ConsoleFacts
        facts={[
          [healthLabels.waiting, figure(outbox.waiting)],
          [healthLabels.failed, <Alarming key="failed" count={outbox.failed} />],
          [healthLabels.sent, figure(outbox.sent)],
        ]}
      />
      {problem ? <p className="mt-2 text-13 text-warning-600">{problem}</p> : null}
    </ConsolePart>
  );
}

const Alarming = ({ count }: { count: number }) => (
  <span className={count > 0 ? 'font-strong text-danger-600' : undefined}>{figure(count)}</span>
);

function Films({ films }: { films: Health['films'] }) {
  return (
    <ConsolePart title={healthLabels.films}>
      <ConsoleFacts
        facts={[
          [healthLabels.filmsWaiting, figure(films.waiting)],
          [healthLabels.transcoding, figure(films.transcoding)],
          [healthLabels.filmsFailed, <Alarming key="failed" count={films.failed} />],
          [healthLabels.sizesFailed, <Alarming key="sizes" count={films.sizes_failed} />],
        ]}
      />
      {films.failures.map(({ uuid, name, failure }) => (
        <p key={uuid} className="mt-2 text-13 text-ink-2 wrap-anywhere">
          {name}：{failure}
        </p>
      ))}
      {films.size_failures.map(({ uuid, name, lines }) => (
        <p key={`${uuid} ${lines}`} className="mt-2 text-13 text-ink-2 wrap-anywhere">
          {name}：{healthLabels.sizeFailed(lines)}
        </p>
      ))}
    </ConsolePart>
  );
}

function Storage({ storage, database }: Pick<Health, 'storage' | 'database'>) {
  return (
    <ConsolePart title={healthLabels.storage} beside={healthLabels.files(figure(storage.files))}>
      <ConsoleFacts
        facts={[
          [healthLabels.uploads, sizeOf(storage.bytes)],
          [healthLabels.filmBytes, sizeOf(storage.film_bytes)],
          [healthLabels.database, `${database.engine}　${sizeOf(database.bytes)}`],
        ]}
      />
    </ConsolePart>
  );
}

function Largest({ storage }: Pick<Health, 'storage'>) {
  if (storage.largest.length === 0) return null;
  return (
    <ConsolePart title={healthLabels.largest} beside={healthLabels.limit(sizeOf(storage.account_limit))}>
      <ConsoleFacts facts={storage.largest.map(({ person, bytes }) => [person.name, sizeOf(bytes)] as const)} />
    </ConsolePart>
  );
}

function Jobs({ jobs }: Pick<Health, 'jobs'>) {
  const now = useNow();
  const failed = jobs.filter(({ failed_at }) => failed_at !== null);
  return (
    <ConsolePart title={healthLabels.jobs}>
      {failed.length === 0 ? (
        <p className="text-13 text-ink-2">
          {jobs.length > 0 ? healthLabels.jobsFine(jobs.length) : healthLabels.noJobs}
        </p>
      ) : (
        <ul className="grid gap-2">
          {failed.map(({ name, error, failed_at }) => (
            <li key={name}>
              <Callout tone="danger" title={name}>
                {healthLabels.jobFailed(whenOf(new Date(failed_at ?? ''), now))}：{error}
              </Callout>
            </li>
          ))}
        </ul>
      )}
    </ConsolePart>
  );
}

function Processes({ processes }: Pick<Health, 'processes'>) {
  const now = useNow();
  return (
    <ConsolePart title={healthLabels.processes}>
      <ConsoleFacts
        facts={processes.map(
          ({ host, started_at, memory }) =>
            [host, `${healthLabels.since(whenOf(new Date(started_at), now))}　${sizeOf(memory)}`] as const,
        )}
      />
    </ConsolePart>
  );
}

/** @example sizeOf(1_536) // '1.5 KB' */
function sizeOf(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1);
  const amount = bytes / 1024 ** power;
  return `${amount.toFixed(power === 0 || amount >= 100 ? 0 : 1)} ${units[power]}`;
}
