import type { AccountDetail } from '@paidang/contract/entities';
import { paths } from '@paidang/contract/pages';
import { accountStatusTitles, projectStatusTitles, roleTitles } from '@paidang/contract/vocabulary';
import { Badge } from '@paidang/ui/badge';
import { Callout } from '@paidang/ui/callout';
import { Skeleton } from '@paidang/ui/skeleton';
import { Link } from 'react-router-dom';
import { labels } from '#labels/console-operations';
import { usePersonDetail } from '../../data/console-people';
import { NoSuchRow } from '../../shared/console/console-columns';
import { ConsoleFacts, ConsolePart } from '../../shared/console/console-facts';
import { dayOf, fullMoment, longDay } from '../../shared/dates/taipei';
import { PersonAvatar } from '../../shared/person-avatar';
import { AccountMoves } from './account-moves';

const peopleLabels = labels.people;
const momentOf = (instant: string): string => fullMoment(new Date(instant));
const dateOf = (instant: string): string => longDay(dayOf(new Date(instant)), '');

export interface PersonViewProps {
  account: string;
}

/** An account: identity, collaborations, sign-in methods, and the available actions. */
export function PersonView({ account }: PersonViewProps) {
  const { data, error } = usePersonDetail(account);
  if (error && !data) return <NoSuchRow />;
  if (!data) return <Skeleton className="m-8 h-60" />;
  return <Loaded person={data} />;
}

function Loaded({ person }: { person: AccountDetail }) {
  return (
    <div className="grid max-w-[880px] gap-6 px-5 py-5 md:px-8">
      <header className="flex items-center gap-4">
        <PersonAvatar person={person} size={44} />
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-2 text-18 font-strong wrap-anywhere">
            {person.name}
            <Badge tone={person.status === 'suspended' ? 'danger' : 'neutral'}>
              {accountStatusTitles[person.status]}
            </Badge>
          </h2>
          <p className="text-13 text-ink-3">
            {roleTitles[person.role]}・{peopleLabels.joined(dateOf(person.created_at))}
            {person.deletion_at ? `・${peopleLabels.deletion(dateOf(person.deletion_at))}` : ''}
          </p>
        </div>
      </header>
      {person.suspended ? <Callout tone="danger">{peopleLabels.suspended(person.suspended.reason)}</Callout> : null}
      <AccountMoves account={person.uuid} status={person.status} />
      <ConsolePart title={peopleLabels.facts}>
        <ConsoleFacts
          facts={[
            [peopleLabels.email, person.email],
            [peopleLabels.phone, person.phone || '—'],
            [peopleLabels.contact, person.contact_person ?? '—'],
            [
              peopleLabels.id,
              <span key="id" className="font-mono text-12">
                {person.uuid}
              </span>,
            ],
          ]}
        />
      </ConsolePart>
      <ConsolePart title={peopleLabels.projects}>
        {person.projects.length === 0 ? <p className="text-13 text-ink-3">{peopleLabels.noProjects}</p> : null}
        <ul>
          {person.projects.map(({ uuid, name, brand, status }) => (
            <li key={uuid} className="flex justify-between gap-4 border-b border-line py-2 text-13">
              <span className="min-w-0 wrap-anywhere">
                {name}
                <span className="ml-2 text-ink-3">{brand}</span>
              </span>
              <span className="shrink-0 text-ink-2">{projectStatusTitles[status]}</span>
            </li>
          ))}
        </ul>
      </ConsolePart>
      <ConsolePart title={peopleLabels.sessions}>
        {person.sessions.length === 0 ? <p className="text-13 text-ink-3">{peopleLabels.noSessions}</p> : null}
        <ul>
          {person.sessions.map((session) => (
            <li key={session.uuid} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2 text-13">
              <span>
                {session.device || peopleLabels.unknownDevice}
                {session.is_super_login ? `・${peopleLabels.superLogin}` : ''}
              </span>
              <span className="text-ink-3 tabular-nums">{peopleLabels.lastUsed(momentOf(session.last_used_at))}</span>
            </li>
          ))}
        </ul>
      </ConsolePart>
      <ConsolePart
        title={peopleLabels.events}
        beside={
          <Link to={paths.consoleAudit({ about: person.uuid })} className="underline underline-offset-3">
            {peopleLabels.audit}
          </Link>
        }
      >
        {person.events.length === 0 ? <p className="text-13 text-ink-3">{peopleLabels.noEvents}</p> : null}
        <ol>
          {person.events.map((event) => (
            <li
              key={`${event.at} ${event.kind} ${event.detail}`}
              className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2 text-13"
            >
              <span className="min-w-0 wrap-anywhere">
                {peopleLabels.eventTitles[event.kind] ?? event.kind}
                {event.detail ? <span className="ml-2 text-ink-3">{event.detail}</span> : null}
              </span>
              <span className="text-ink-3 tabular-nums">{momentOf(event.at)}</span>
            </li>
          ))}
        </ol>
      </ConsolePart>
    </div>
  );
}
