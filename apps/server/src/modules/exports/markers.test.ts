import { DOMParser } from '@xmldom/xmldom';
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
])('%s frames per second are %s, NTSC: %s', (fps, timebase, isNtsc) => {
  expect(rateOf(fps)).toEqual({ timebase, isNtsc });
});

test('an EDL has an event for each remark, with its text on one line and without vertical bars', () => {
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

/** The document, read by a strict parser. */
function parsed(xml: string) {
  const complaints: string[] = [];
  const complain = (message: string) => complaints.push(message);
  const errorHandler = { warning: complain, error: complain, fatalError: complain };
  const document = new DOMParser({ errorHandler }).parseFromString(xml, 'text/xml');
  expect(complaints).toEqual([]);
  return (name: string) =>
    Array.from(document.getElementsByTagName(name), (element) => ({
      text: element.textContent,
      of: (attribute: string) => element.getAttribute(attribute),
    }));
}

test('Final Cut Pro markers are at whole frames, as fractions of a second', () => {
  const all = parsed(writeFcpxml(film));
  expect(all('format').map(({ of }) => of('frameDuration'))).toEqual(['1001/30000s']);
  expect(all('asset').map(({ of }) => of('name'))).toEqual([film.title]);
  expect(all('marker').map(({ of }) => [of('start'), of('duration'), of('value'), of('note')])).toEqual([
    ['29029/30000s', '1001/30000s', '瓶身太暗 看不清楚 | 字', '許雅筑'],
    ['74074/30000s', '45045/30000s', '"這段"太長', '王總監'],
  ]);
});

test('Premiere Pro markers are counted in frames; a single moment has no end', () => {
  const all = parsed(writeXmeml(film));
  expect(all('timebase')[0]?.text).toBe('30');
  expect(all('ntsc')[0]?.text).toBe('TRUE');
  expect(all('in').map(({ text }) => text)).toEqual(['29', '74']);
  expect(all('out').map(({ text }) => text)).toEqual(['-1', '119']);
  expect(all('comment')[0]?.text).toBe(film.remarks[0]?.text);
});
