import type { Profile } from '@paidang/contract/entities';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useSession } from '../../stores/session';
import { creator } from '../../testing/people';
import { useProfileForm } from './use-profile-form';

const profile: Profile = {
  ...creator,
  phone: '0912345678',
  youtube: '',
  facebook: '',
  instagram: '',
  other_link: '',
  cooperation_fee: '',
  has_password: true,
  deletion_at: null,
};
const save = vi.fn(async () => {});
const open = () => renderHook(() => useProfileForm(profile, save));

beforeEach(() => {
  useSession.getState().logout();
  useSession.getState().succeed({ token: 't', user: creator, socket: false });
});

test('unsaved changes survive leaving the page and an expired session', async () => {
  const first = await open();
  await first.act(() => first.result.current.change('cooperation_fee', '一支三萬起'));
  await first.unmount();
  useSession.getState().expire();
  useSession.getState().succeed({ token: 't2', user: creator, socket: false });
  const again = await open();
  expect(again.result.current).toMatchObject({
    form: { cooperation_fee: '一支三萬起' },
    isRestored: true,
    changed: true,
  });
});

test('nothing remains once changes are saved or undone', async () => {
  for (const end of ['submit', 'undo'] as const) {
    const first = await open();
    await first.act(() => first.result.current.change('phone', '0987654321'));
    await first.act(async () => void (await first.result.current[end]()));
    await first.unmount();
    const again = await open();
    expect(again.result.current).toMatchObject({ form: { phone: '0912345678' }, isRestored: false });
    await again.unmount();
  }
});
