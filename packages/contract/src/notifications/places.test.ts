import { expect, test } from 'vitest';
import { parameters as ofSteps } from '../../test/notification-parameters';
import { canBeNotificationTarget, leadsTo, notificationCodes, notificationTarget } from '.';

const split = (code: string, parameters: object = ofSteps) => {
  const [identity = '', fn = '', action = ''] = code.split('-');
  return { code: { identity, function: fn, action }, parameters };
};

test('every notification links to a valid place, and to no other', () => {
  for (const code of notificationCodes) {
    const path = notificationTarget(split(code));
    expect(canBeNotificationTarget(path), path).toBe(true);
    expect(leadsTo(split(code), { path, comments: true }), code).toBe(true);
    expect(leadsTo(split(code), { path: '/project', comments: true }), code).toBe(false);
  }
});

test.each(['/project', '/chat', '/', '/outline', '/outline/a/b', '/profile/info', '//[', ''])(
  'to %s nothing leads',
  (path) => {
    expect(canBeNotificationTarget(path)).toBe(false);
  },
);

test.each([
  ['2-030-01', '/outline/t1?index=3&v=2', true],
  ['2-030-01', '/outline/t2', false],
  ['2-040-02', '/draft/t1/draft-script-separate', true],
  ['2-041-02', '/draft/t1/draft-script', false],
  ['2-060-01', '/copywriting/detail/t1/p1', true],
  ['2-060-01', '/copywriting/detail/t1/p1?tab=photos', false],
  ['2-061-01', '/copywriting/detail/t1/p1?tab=photos&index=0', true],
  ['2-070-01', '/works_upload/t1', true],
  ['2-070-01', '/works_upload/t1?platform=p1', true],
  ['2-070-01', '/works_upload/t1?platform=p2', false],
  ['2-090-01', '/project/schedule-setting?task_uuid=t1&id=pr1', true],
  ['2-090-01', '/project/schedule-setting?task_uuid=t2&id=pr1', false],
  ['2-010-11', '/project_progress?id=pr1&index=2', true],
])('%s at %s: %s', (code, path, isThere) => {
  const parameters = { task_uuid: 't1', task_type: 'video', platform_uuid: 'p1', project_uuid: 'pr1' };
  expect(leadsTo(split(code, parameters), { path, comments: false })).toBe(isThere);
});

test('comment notifications are read where the comments are open', () => {
  const comment = split('2-030-04', { task_uuid: 't1', message_id: 'm1' });
  expect(leadsTo(comment, { path: '/outline/t1', comments: false })).toBe(false);
  expect(leadsTo(comment, { path: '/outline/t1', comments: true })).toBe(true);
});
