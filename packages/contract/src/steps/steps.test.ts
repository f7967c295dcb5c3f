import { expect, test } from 'vitest';
import { notificationCodes, notificationTarget } from '../notifications';
import { isPage } from '../pages';
import { functionCodes, functionTitles, taskTypes } from '../vocabulary';
import { turnAfter } from '../workflow';
import {
  boardSteps,
  copyNeeds,
  exportedSteps,
  isStep,
  isStepDone,
  machineOf,
  skippableSteps,
  stepDefinition,
  stepStatusTitle,
  steps,
  taskSteps,
  textSteps,
} from '.';

test('every function has a title, and every step its own code', () => {
  for (const code of Object.values(functionCodes)) expect(functionTitles[code]).not.toBe('');
  const codes = Object.values(steps).map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  for (const [name, { code }] of Object.entries(steps)) expect(functionCodes).toHaveProperty(name, code);
});

test('R-dom-08 each task type has its steps, in the order of their gates', () => {
  const withVideo = ['020', '090', '030', '040', '050', '060', '070', '080'];
  const withPost = ['020', '090', '030', '060', '061', '070', '080'];
  expect(taskTypes.map(taskSteps)).toEqual([withVideo, withPost, withVideo, withVideo, withPost]);
  expect(taskSteps('clip_video')).toEqual(withVideo);
});

test('R-dom-08 videos are published with text, posts with text and pictures', () => {
  expect(copyNeeds('live')).toEqual({ text: true, photos: false });
  expect(copyNeeds('story')).toEqual({ text: true, photos: true });
});

test('a step that shares a gate comes after the step it shares it with', () => {
  const codes: readonly string[] = Object.values(steps).map(({ code }) => code);
  for (const code of Object.values(functionCodes).filter(isStep)) {
    const { sharesGateWith } = stepDefinition(code);
    if (sharesGateWith) expect(codes.indexOf(sharesGateWith)).toBeLessThan(codes.indexOf(code));
  }
});

test('the brief may leave out outline and script; every text but a script is exported by the shared call', () => {
  expect(skippableSteps).toEqual(['030', '040']);
  expect(exportedSteps).toEqual(['020', '030', '060', '061']);
  expect(textSteps).toEqual(['020', '030', '040', '041', '060', '061']);
});

test('every step with a page, and its notifications, link to an existing page', () => {
  const place = { project: 'p', task: 't', taskType: 'video', index: 0, platform: 'f' };
  const parameters = { project_uuid: 'p', task_uuid: 't', task_type: 'video', task_index: 0, platform_uuid: 'f' };
  for (const { code, page } of Object.values<(typeof steps)[keyof typeof steps]>(steps)) {
    if (!page) continue;
    expect(isPage(new URL(page(place), 'https://x').pathname), code).toBe(true);
    const codes = notificationCodes.filter((one) => one.includes(`-${code}-`));
    expect(codes.length, code).toBeGreaterThan(0);
    for (const one of codes) {
      const [identity = '', fn = '', action = ''] = one.split('-');
      const target = notificationTarget({ code: { identity, function: fn, action }, parameters });
      expect(isPage(new URL(target, 'https://x').pathname), one).toBe(true);
    }
  }
});

test('boards: the forms of a script share one, text and pictures of copy share another', () => {
  expect(boardSteps('outlineComments')).toEqual(['030']);
  expect(boardSteps('scriptComments')).toEqual(['040', '041']);
  expect(boardSteps('copyComments')).toEqual(['060', '061']);
  expect(boardSteps('reportComments')).toEqual(['080']);
});

test('R-prj-07 the side that did not act last answers a schedule; opening it does not change that', () => {
  const schedule = machineOf('090');
  expect(turnAfter(schedule, 'opened', 'vendor')).toBe('vendor');
  expect(turnAfter(schedule, 'recalled', 'vendor')).toBe('vendor');
  expect(isStepDone('090', 'change_requested')).toBe(true);
  expect(turnAfter(schedule, 'proposed', 'creator')).toBe('vendor');
  expect(turnAfter(schedule, 'countered', 'vendor')).toBe('creator');
  expect(turnAfter(schedule, 'confirmed', 'vendor')).toBeNull();
});

test('every transition of every machine ends in a status of the machine', () => {
  for (const { machine } of Object.values(steps)) {
    for (const { from, to } of machine.transitions) {
      expect(machine.statuses).toHaveProperty(from);
      if (to !== 'previous') expect(machine.statuses).toHaveProperty(to);
    }
  }
});

test('a code that is not a step has no machine, which is an error', () => {
  expect(() => machineOf('101')).toThrow('@paidang/contract: 101 is not a step of a task');
});

test('a video is waiting for an upload, a text to be written', () => {
  expect(stepStatusTitle('050', 'todo')).toBe('待上傳');
  expect(stepStatusTitle('061', 'todo')).toBe('待上傳');
  expect(stepStatusTitle('030', 'todo')).toBe('待撰寫');
  expect(stepStatusTitle('040', 'skipped')).toBe('免提供');
});
