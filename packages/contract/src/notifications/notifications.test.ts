import { expect, test } from 'vitest';
import { parameters as ofSteps, time } from '../../test/notification-parameters';
import { authCalls } from '../calls';
import { NotificationParameters } from '../entities';
import { identityCodes, Role } from '../vocabulary';
import { reviewMachine } from '../workflow';
import { notificationCodes, notificationKind, notificationKinds, notificationTarget, notificationText } from '.';

const parameters = { ...ofSteps, time, message_id: 'm1' };

const split = (code: string) => {
  const [identity = '', fn = '', action = ''] = code.split('-');
  return { code: { identity, function: fn, action }, parameters };
};

test('every code of the catalogue has a complete text and a path', () => {
  for (const code of notificationCodes) {
    const text = notificationText(split(code));
    expect(text, code).not.toMatch(/undefined|null|《》|「」/);
    expect(notificationTarget(split(code)), code).toMatch(/^\/[a-z]/);
  }
});

test('every code a reviewed step can emit is in the catalogue', () => {
  const identities = { vendor: '1', creator: '2', platform: '3' };
  for (const { emits, by } of reviewMachine.transitions) {
    if (!emits) continue;
    for (const party of by) expect(notificationCodes).toContain(`${identities[party]}-030-${emits}`);
  }
});

test('R-ntf-12 a change of the schedule awaiting consent is not announced as done', () => {
  const asked = { ...split('1-090-02'), parameters: { ...parameters, requested: true } };
  expect(notificationText(asked)).toBe('山眠 申請調整《冬季》的大綱交付日');
});

test('R-ntf-12 a 02 without a comment is about the step; one of a segment opens that segment', () => {
  expect(notificationText({ ...split('1-030-02'), parameters: ofSteps })).toBe('山眠 重新開啟《冬季》的創意大綱');
  const segment = { ...split('2-040-04'), parameters: { task_uuid: 't1', script_uuid: 's1', message_id: 'm1' } };
  expect(notificationTarget(segment)).toBe('/draft/t1/draft-script?script=s1&comment=m1');
});

test('R-dom-02 notifications of the platform team name nobody, and the team is not a kind of user', () => {
  const fromTheTeam = notificationCodes.filter((code) => code.startsWith(`${identityCodes.platform}-`));
  expect(fromTheTeam.length).toBeGreaterThan(0);
  for (const code of fromTheTeam) expect(notificationText(split(code)), code).not.toMatch(/阿澄|山眠/);
  expect(Role.options).toEqual(['Vendor', 'Creator']);
  const registration = { type: 'Platform', email: 'team@paidang.test', password: 'paidang2026', name: '團隊' };
  const refused = authCalls.register.body?.safeParse(registration);
  expect(refused?.success).toBe(false);
});

test('R-wrk-05 a work has been online since a moment in Taipei', () => {
  const told = { ...split('2-070-01'), parameters: { ...parameters, published_at: '2026-12-16T12:00:00.000Z' } };
  expect(notificationText(told)).toBe('山眠 回報《冬季》 YouTube 作品上線（12/16 20:00）');
});

test('R-dom-09 an unknown code gets a generic line and the project list, never an error', () => {
  expect(notificationText(split('4-999-77'))).toBe('你有一則新通知');
  expect(notificationTarget(split('4-999-77'))).toBe('/project');
});

test('a reminder of today says so, one of a future date names the day', () => {
  const of = (days_late?: number) =>
    notificationText({ ...split('3-030-51'), parameters: { project_name: '冬季', due_date: '2026-12-16', days_late } });
  expect(of()).toBe('《冬季》的創意大綱將在 12/16（三）到期，輪到你了');
  expect(of(0)).toBe('《冬季》的創意大綱今天（12/16）到期，輪到你了');
});

test('a company without a name falls back to the person', () => {
  expect(notificationText({ ...split('1-030-05'), parameters: { name: '阿澄', project_name: 'P' } })).toMatch(
    /^阿澄 通過了/,
  );
});

test.each([
  ['2-030-01', 'steps'],
  ['1-070-12', 'steps'],
  ['1-030-08', 'comments'],
  ['2-090-08', 'schedule'],
  ['1-010-10', 'invitations'],
  ['3-010-02', 'project'],
  ['1-101-04', 'proposals'],
  ['3-110-06', 'rewards'],
  ['3-110-51', 'rewards'],
  ['3-030-51', 'reminders'],
  ['3-080-52', 'reminders'],
  ['1-090-54', 'reminders'],
  ['3-100-01', null],
  ['3-120-01', null],
  ['3-121-05', null],
])('a %s is of the kind %s', (code, kind) => {
  expect(notificationKind(code)).toBe(kind);
});

test('a 02 that names a comment belongs to the kind comments, one about the step does not', () => {
  expect(notificationKind('2-030-02', { message_id: 'm1' })).toBe('comments');
  expect(notificationKind('2-030-02', {})).toBe('steps');
  expect(notificationKind('2-090-02', { message_id: 'm1' })).toBe('schedule');
});

test('every kind has codes', () => {
  expect(new Set(notificationCodes.map((code) => notificationKind(code)))).toEqual(
    new Set([...notificationKinds, null]),
  );
});

test('R-ntf-02 a notification carries every parameter of the specification, unchanged', () => {
  const {
    due_date: _,
    days_late: __,
    reward_uuid: ___,
    reward_title: ____,
    announcement: _____,
    ...specified
  } = ofSteps;
  const told = {
    ...specified,
    time,
    kol_name: '阿澄',
    kol_uuid: 'k1',
    platform: 'YouTube',
    video_uuid: 'v1',
    script_uuid: 's1',
    works_online_uuid: 'w1',
    build_mode: 'self',
    case_closed_report_uuid: 'c1',
    project_build_invitation_uuid: 'b1',
    group_id: 'g1',
  };
  expect(NotificationParameters.parse(told)).toEqual(told);
  expect(Object.keys(told)).toHaveLength(26);
});
