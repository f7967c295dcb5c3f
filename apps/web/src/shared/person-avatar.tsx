import type { Person } from '@paidang/contract/entities';
import { isVendor } from '@paidang/contract/vocabulary';
import { Avatar, type AvatarProps } from '@paidang/ui/avatar';
import { personName } from './people';

export interface PersonAvatarProps extends Pick<AvatarProps, 'size' | 'ring' | 'online' | 'className'> {
  person: Pick<Person, 'role' | 'avatar' | 'name' | 'company_name'>;
}

/** Avatar in the colour of the person's side. Decorative, as their name is displayed next to it. */
export function PersonAvatar({ person, ...props }: PersonAvatarProps) {
  return (
    <Avatar
      name={personName(person)}
      src={person.avatar}
      tone={isVendor(person.role) ? 'vendor' : 'creator'}
      decorative
      {...props}
    />
  );
}
