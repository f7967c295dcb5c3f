import type { Person } from '@paidang/contract/entities';
import { isVendor } from '@paidang/contract/vocabulary';
import { Avatar } from '@paidang/ui/avatar';
import { labels } from './labels';

export interface CompanionsProps {
  /** Others who have the same document open. */
  people: readonly { person: Person; editing: boolean }[];
}

/** Who else is here, reading or writing. */
export function Companions({ people }: CompanionsProps) {
  if (people.length === 0) return null;
  return (
    <ul aria-label={labels.companions} className="flex items-center gap-3">
      {people.map(({ person, editing }) => (
        <li key={person.uuid} className="flex items-center gap-2 text-13 text-ink-2">
          <Avatar
            name={person.name}
            src={person.avatar}
            size={28}
            tone={isVendor(person.role) ? 'vendor' : 'creator'}
            ring
            online
            decorative
          />
          <span className="max-xl:sr-only">
            {person.name}
            <span className="ml-1 text-ink-3">{editing ? labels.isEditing : labels.isReading}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
