import type { ScriptSegment } from '@paidang/contract/entities';
import { expect, test } from 'vitest';
import { segmentChange } from './segment-change';

const segment = (name: string, title = name): ScriptSegment => ({
  script_uuid: name,
  title,
  start: null,
  end: null,
  picture: null,
  text: '',
  narration: '',
});
const [a, b, c] = [segment('a'), segment('b'), segment('c')];

test.each([
  ['nothing', [a, b], [a, b], null],
  ['one written on', [a, b], [a, segment('b', '改過')], { kind: 'update', script: segment('b', '改過') }],
  ['one added in between', [a, b], [a, c, b], { kind: 'store', script: c, ordering: 2 }],
  ['one added at the end', [a], [a, b], { kind: 'store', script: b, ordering: 2 }],
  ['one taken out', [a, b, c], [a, c], { kind: 'remove', script: b }],
  ['the last taken out', [a, b], [a], { kind: 'remove', script: b }],
  ['two written on', [a, b], [segment('a', '一'), segment('b', '二')], null],
  ['another order', [a, b], [b, a], null],
  ['one replaced by another', [a, b], [a, c], null],
])('R-scr-04 of a script saved segment by segment, %s', (_name, before, after, change) => {
  expect(segmentChange(before, after)).toEqual(change);
});
