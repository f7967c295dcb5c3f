import type { Person } from '@paidang/contract/entities';
import { IconButton } from '@paidang/ui/icon-button';
import { Ellipsis } from 'lucide-react';
import { labels } from '#labels/step';
import { PressMenu } from '../../shared/layers/press-menu';
import { PersonAvatar } from '../../shared/person-avatar';
import type { StepMenuProps } from './step-menu';

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

const load = () => import('./step-menu');

/** Opens the menu of rarely used actions; renders nothing if there are none. */
export function MoreButton(menu: StepMenuProps) {
  const { version, file, mayPrint, onArchive, onName, onTakeBack, tools = [] } = menu;
  const isOfVersion = Boolean(file ?? onName ?? onTakeBack);
  if (!mayPrint && !onArchive && tools.length === 0 && !(isOfVersion && version !== null)) return null;
  return (
    <PressMenu
      load={load}
      menu={menu}
      trigger={(trigger) => (
        <IconButton label={labels.more} {...trigger}>
          <Ellipsis size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      )}
    />
  );
}
