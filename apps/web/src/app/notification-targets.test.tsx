import { notificationCodes, notificationTarget } from '@paidang/contract/notifications';
import { functionCodes } from '@paidang/contract/vocabulary';
import { createRoutesFromElements, matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Router } from './router';

const routes = createRoutesFromElements(Router().props.children.props.children);
const parameters = {
  project_uuid: 'p1',
  task_uuid: 't1',
  task_type: 'video',
  task_index: 0,
  platform_uuid: 'f1',
  report_uuid: 'r1',
  proposal_uuid: 'o1',
  reward_uuid: 'w1',
};

const targetsOf = (code: string): string[] =>
  notificationCodes
    .filter((one) => one.includes(`-${code}-`))
    .map((one) => {
      const [identity = '', fn = '', action = ''] = one.split('-');
      return notificationTarget({ code: { identity, function: fn, action }, parameters });
    });

/** Whether the router has a page for an address. */
const hasPage = (target: string): boolean => {
  const page = matchRoutes(routes, target)?.at(-1)?.route.path;
  return page !== undefined && page !== '*';
};

test.each(Object.values(functionCodes))('R-ntf-13 every notification of %s opens a page of the router', (code) => {
  const targets = targetsOf(code);
  expect(targets.length).toBeGreaterThan(0);
  expect(targets.filter((target) => !hasPage(target))).toEqual([]);
});
