import type { Person } from '@paidang/contract/entities';
import { labels } from '#labels/step';
import { PersonAvatar } from '../../shared/person-avatar';

export interface CompanionsProps {
  /** Other people who have this document open. */
  people: readonly { person: Person; editing: boolean }[];
}

/** Avatars of the other people on this page, with whether they read or write. */
export function Companions({ people }: CompanionsProps) {
  if (people.length === 0) return null;
  return (
    <ul data-slot="companions" aria-label={labels.companions} className="flex items-center gap-3">
      {people.map(({ person, editing }) => (
        <li key={person.uuid} className="flex items-center gap-2 text-13 text-ink-2">
          <PersonAvatar person={person} size={28} ring online />
          <span className="max-xl:sr-only">
            {person.name}
            <span className="ml-1 text-ink-3">{editing ? labels.isEditing : labels.isReading}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
