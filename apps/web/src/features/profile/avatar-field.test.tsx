import type { Profile } from '@paidang/contract/entities';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { creator } from '../../testing/people';
import { AvatarField } from './avatar-field';

const links = { youtube: '', facebook: '', instagram: '', other_link: '' };
const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const start: Profile = {
  ...creator,
  ...links,
  avatar: picture,
  phone: '',
  cooperation_fee: '',
  has_password: true,
  deletion_at: null,
};

function Own() {
  const [profile, setProfile] = useState(start);
  return (
    <AvatarField
      profile={profile}
      onChange={async () => {}}
      onRemove={async () => setProfile({ ...profile, avatar: null })}
    />
  );
}

test('removing the picture by keyboard moves focus to the button that picks another', async () => {
  const screen = await render(<Own />);
  const remove = screen.getByRole('button', { name: '移除' });
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(remove).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(remove).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: '更換頭像' })).toHaveFocus();
});
