import { expect, test } from 'vitest';
import { type MarkedFilm, rateOf, writeEdl, writeFcpxml, writeXmeml } from './markers';

const film: MarkedFilm = {
  title: '睡前精華油 & <三分鐘>｜影片 v2',
  file: '二剪 final.mp4',
  fps: 29.97,
  duration: 60,
  width: 1280,
  height: 720,
  remarks: [
    { from: 1, until: null, name: '許雅筑', text: '瓶身太暗\n看不清楚 | 字', tone: 'vendor' },
    { from: 2.5, until: 4, name: '王總監', text: '"這段"太長', tone: 'guest' },
  ],
};

test.each([
  [23.976, 24, true],
  [24, 24, false],
  [25, 25, false],
  [29.97, 30, true],
  [30, 30, false],
  [59.94, 60, true],
  [null, 30, false],
])('%s pictures a second are %s, NTSC: %s', (fps, timebase, isNtsc) => {
  expect(rateOf(fps)).toEqual({ timebase, isNtsc });
});

test('an EDL has an event for each remark, its text on one line and without bars', () => {
  expect(writeEdl(film).split('\r\n')).toEqual([
    'TITLE: 睡前精華油 & <三分鐘>｜影片 v2',
    'FCM: NON-DROP FRAME',
    '',
    '001  001      V     C        00:00:00:29 00:00:01:00 00:00:00:29 00:00:01:00  ',
    ' |C:ResolveColorBlue |M:許雅筑：瓶身太暗 看不清楚 ／ 字 |D:1',
    '',
    '002  001      V     C        00:00:02:14 00:00:03:29 00:00:02:14 00:00:03:29  ',
    ' |C:ResolveColorYellow |M:王總監："這段"太長 |D:45',
    '',
  ]);
});

/** What any reader of XML makes of it. */
const parsed = (xml: string) => {
  expect(xml).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#39;)/);
  return xml;
};

test('markers of Final Cut Pro stand at whole frames, as fractions of a second', () => {
  const xml = parsed(writeFcpxml(film));
  expect(xml).toContain('frameDuration="1001/30000s"');
  expect(xml).toContain(
    '<marker start="29029/30000s" duration="1001/30000s" value="瓶身太暗 看不清楚 | 字" note="許雅筑"/>',
  );
  expect(xml).toContain('name="睡前精華油 &amp; &lt;三分鐘&gt;｜影片 v2"');
});

test('markers of Premiere Pro are counted in frames; a moment has no end', () => {
  const xml = parsed(writeXmeml(film));
  expect(xml).toContain('<timebase>30</timebase><ntsc>TRUE</ntsc>');
  const spans = [...xml.matchAll(/<in>(-?\d+)<\/in>\s*<out>(-?\d+)<\/out>/g)].map(([, from, until]) => [from, until]);
  expect(spans).toEqual([
    ['29', '-1'],
    ['74', '119'],
  ]);
});
