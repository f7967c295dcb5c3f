import { beforeEach, expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useSession } from '../../stores/session';
import { creator, vendor } from '../../testing/people';
import { useKeptForm } from './kept-form';

const start = { name: '', start: null as string | null, tasks: [{ title: '' }] };
const open = (name = 'open-project', from: object = start) =>
  renderHook(() => useKeptForm<typeof start>([name], from as typeof start));
const signIn = (user: typeof vendor) => useSession.getState().succeed({ token: 't', user, socket: false });

beforeEach(() => {
  useSession.getState().logout();
  signIn(vendor);
});

test('restores what was typed and says so; values equal to the start are not kept', async () => {
  const first = await open();
  expect(first.result.current.isRestored).toBe(false);
  await first.act(() => {
    first.result.current.change({ name: '夜間修護精華' });
    first.result.current.change({ tasks: [{ title: '開箱' }, { title: '直播' }] });
  });
  await first.unmount();
  const again = await open();
  expect(again.result.current).toMatchObject({
    form: { name: '夜間修護精華', start: null, tasks: [{ title: '開箱' }, { title: '直播' }] },
    isRestored: true,
  });
  await again.act(() => again.result.current.change({ name: '', tasks: [{ title: '' }] }));
  await again.unmount();
  expect((await open()).result.current.isRestored).toBe(false);
});

test('discards the draft once the form is sent or reset', async () => {
  const first = await open();
  await first.act(() => first.result.current.change({ name: '夜間修護精華' }));
  await first.act(() => first.result.current.forget(start));
  expect(first.result.current).toMatchObject({ form: start, isRestored: false });
  await first.unmount();
  expect((await open()).result.current.form).toEqual(start);
});

test('survives an expired session, belongs to one user, and is deleted on logout', async () => {
  const first = await open();
  await first.act(() => first.result.current.change({ name: '夜間修護精華' }));
  await first.unmount();
  useSession.getState().expire();
  signIn(creator);
  const other = await open();
  expect(other.result.current.form).toEqual(start);
  await other.unmount();
  signIn(vendor);
  const own = await open();
  expect(own.result.current.form.name).toBe('夜間修護精華');
  await own.unmount();
  useSession.getState().logout();
  expect(Object.keys({ ...localStorage }).filter((key) => key.startsWith('paidang.draft'))).toEqual([]);
});

test('keeps forms apart, and drops values stored in another shape by an older version', async () => {
  const first = await open();
  await first.act(() => first.result.current.change({ name: '夜間修護精華' }));
  await first.unmount();
  expect((await open('profile')).result.current.form).toEqual(start);
  const newer = await open('open-project', { name: ['夜間'], start: null, tasks: [] });
  expect(newer.result.current.form).toEqual({ name: ['夜間'], start: null, tasks: [] });
});
