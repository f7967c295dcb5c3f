import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FakeClient } from '../../../test/broadcast/fake-client';
import { Endpoint } from './endpoint';

const app = { id: 'paidang', key: 'KEY', secret: 'secret' };

const events = fc.oneof(
  fc.constantFrom(
    'pusher:ping',
    'pusher:pong',
    'pusher:subscribe',
    'pusher:unsubscribe',
    'pusher:error',
    'pusher_internal:member_added',
    'client-seen',
    'client-',
    '__proto__',
  ),
  fc.string(),
  fc.anything(),
);
const channels = fc.oneof(
  fc.constantFrom('news', 'private-a', 'presence-a', '__proto__', 'constructor', '#server-to-user-1'),
  fc.anything(),
);
const fields = fc.record(
  {
    channel: channels,
    auth: fc.anything(),
    channel_data: fc.oneof(fc.json(), fc.anything()),
    user_data: fc.anything(),
  },
  { requiredKeys: [] },
);
const frames = fc.record(
  { event: events, channel: channels, data: fc.oneof(fields, fc.json(), fc.anything()) },
  { requiredKeys: [] },
);
const written = (value: unknown): string => {
  try {
    return JSON.stringify(value) ?? 'undefined';
  } catch {
    return '';
  }
};
const texts = fc.oneof(frames.map(written), fc.json(), fc.string());

test('no input from a stranger gains access, impersonates or disturbs anybody', () => {
  fc.assert(
    fc.property(fc.array(texts, { maxLength: 30 }), (said) => {
      const endpoint = new Endpoint({ app });
      const [stranger, member] = [new FakeClient(endpoint), new FakeClient(endpoint)];
      member.subscribe('presence-a', { user_id: '1', user_info: {} });
      member.taken();
      for (const text of said) stranger.saysText(text);
      expect(member.taken()).toEqual([]);
      expect(endpoint.hub.channel('presence-a')?.userIds()).toEqual(['1']);
      expect(endpoint.hub.channel('private-a')).toBeUndefined();
      expect(member.says({ event: 'pusher:ping' })).toEqual([{ event: 'pusher:pong', data: {} }]);
      stranger.leaves();
      member.leaves();
      expect(endpoint.hub.channels()).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('whatever a member sends, others only receive well-formed frames', () => {
  fc.assert(
    fc.property(fc.array(texts, { maxLength: 9 }), fc.jsonValue(), (said, data) => {
      const endpoint = new Endpoint({ app });
      const [speaker, listener] = [new FakeClient(endpoint), new FakeClient(endpoint)];
      speaker.subscribe('presence-a', { user_id: '1', user_info: {} });
      listener.subscribe('presence-a', { user_id: '2', user_info: {} });
      for (const text of [...said, JSON.stringify({ event: 'client-x', channel: 'presence-a', data, user_id: '9' })])
        speaker.saysText(text);
      const fromClients = listener.taken().filter(({ event }) => event.startsWith('client-'));
      for (const frame of fromClients) expect(frame).toMatchObject({ channel: 'presence-a', user_id: '1' });
    }),
    { numRuns: 500 },
  );
});

type Step = { who: number; does: 'join' | 'leave' | 'close' };
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({ who: fc.nat({ max: 5 }), does: fc.constantFrom('join', 'leave', 'close') }),
  { maxLength: 40 },
);

test('for any order of tabs joining and leaving, the watcher’s events match the actual members', () => {
  fc.assert(
    fc.property(steps, (taken) => {
      const endpoint = new Endpoint({ app });
      const watcher = new FakeClient(endpoint);
      watcher.subscribe('presence-a', { user_id: 'watcher' });
      watcher.taken();
      const tabs = Array.from({ length: 6 }, () => new FakeClient(endpoint));
      const told = new Set(['watcher']);
      for (const { who, does } of taken) {
        const tab = tabs[who] as FakeClient;
        if (does === 'join') tab.subscribe('presence-a', { user_id: `user-${who % 3}`, user_info: {} });
        else if (does === 'leave') tab.says({ event: 'pusher:unsubscribe', data: { channel: 'presence-a' } });
        else tab.leaves();
        for (const { event, data } of watcher.taken()) {
          const { user_id: id } = JSON.parse(data as string) as { user_id: string };
          expect(told.has(id)).toBe(event === 'pusher_internal:member_removed');
          if (event === 'pusher_internal:member_added') told.add(id);
          else told.delete(id);
        }
        expect(new Set(endpoint.hub.channel('presence-a')?.userIds())).toEqual(told);
      }
    }),
  );
});

test('the deepest nesting a frame allows is handled', () => {
  const endpoint = new Endpoint({ app });
  const [speaker, listener] = [new FakeClient(endpoint), new FakeClient(endpoint)];
  speaker.subscribe('private-a');
  listener.subscribe('private-a');
  listener.taken();
  for (const depth of [4_900, 50_000]) {
    speaker.saysText(`{"event":"client-x","channel":"private-a","data":${'['.repeat(depth)}${']'.repeat(depth)}}`);
  }
  speaker.saysText(`{"event":"pusher:subscribe","data":${'{"channel":'.repeat(9_000)}1${'}'.repeat(9_000)}}`);
  expect(listener.says({ event: 'pusher:ping' })).toEqual([{ event: 'pusher:pong', data: {} }]);
});
