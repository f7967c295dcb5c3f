import { onboardingKeys } from '@paidang/contract/vocabulary';
import { expect, test } from 'vitest';
import { stepTour } from './step-tour';
import { steps } from './steps';
import { tours } from './tours';

const writing = ['save_draft', 'send'] as const;

type Code = Parameters<typeof stepTour>[0]['code'];
type Sheet = Parameters<typeof stepTour>[1];

const viewOf = (version: number, kind: 'post' | 'story' = 'post', turn: 'creator' | 'vendor' = 'creator') =>
  ({ step: { version, turn }, allowed: writing, platform: { kind } }) as unknown as Sheet;
const kindOf = (code: Code) => ({ code, writer: code === '020' ? ('vendor' as const) : ('creator' as const) });

test('R-tour-05 R-tour-06 every page and situation has a tour with content', () => {
  expect(Object.values(tours)).toHaveLength(onboardingKeys.length);
  for (const key of onboardingKeys) expect(Object.values(tours)).toContainEqual(key);
  for (const [name, told] of Object.entries(steps)) {
    expect(told, name).not.toHaveLength(0);
    for (const { title, text } of told) expect(`${title}${text}`, name).toMatch(/\p{Script=Han}/u);
  }
});

test.each<[code: Code, version: number, kind: 'post' | 'story', tour: keyof typeof tours]>([
  ['030', 0, 'post', 'outline'],
  ['040', 0, 'post', 'segments'],
  ['040', 1, 'post', 'segmentsAgain'],
  ['041', 0, 'post', 'onePage'],
  ['050', 0, 'post', 'film'],
  ['050', 1, 'post', 'filmAgain'],
  ['060', 0, 'post', 'copyText'],
  ['060', 0, 'story', 'copyStory'],
  ['061', 0, 'post', 'photos'],
  ['061', 0, 'story', 'photosStory'],
  ['061', 1, 'story', 'photosAgain'],
])('R-tour-05 R-tour-06 at step %s after version %s of a %s the tour is %s', (code, version, kind, tour) => {
  expect(stepTour(kindOf(code), viewOf(version, kind))).toBe(tour);
});

test('R-tour-05 the demand form is explained to the side that has to confirm it', () => {
  const reading = { ...viewOf(1), allowed: ['acknowledge'] } as const;
  expect(stepTour(kindOf('020'), reading)).toBe('brief');
  expect(stepTour(kindOf('020'), { ...reading, allowed: [] })).toBeNull();
});

test('there is no tour for the side that is waiting', () => {
  expect(stepTour(kindOf('030'), viewOf(1, 'post', 'vendor'))).toBeNull();
  expect(stepTour(kindOf('030'), { ...viewOf(0), allowed: [] })).toBeNull();
});
