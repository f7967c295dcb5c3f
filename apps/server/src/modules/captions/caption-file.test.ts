import { captionLimits } from '@paidang/contract/limits';
import { captionMessages } from '@paidang/contract/rules';
import { expect, test } from 'vitest';
import { readCaptions, writeCaptions } from './caption-file';

const linesOf = (text: string) => {
  const read = readCaptions(text, null);
  return 'lines' in read ? read.lines : read.refusal;
};
const refusalOf = (text: string, length: number | null = null) => {
  const read = readCaptions(text, length);
  return 'refusal' in read ? read.refusal : null;
};

test('reads SubRip with and without empty lines between captions, and strips markup', () => {
  const text =
    '\uFEFF1\r\n00:00:01,000 --> 00:00:02,500\r\n<i>睡前</i>兩滴\r\n按壓掌心\r\n\r\n2\r\n00:00:03,0 --> 00:00:04,000\r\n{\\an8}三\r\n3\r\n01:00:05,000 --> 01:00:06,000 X1:10\r\n<font color="#fff">四 &amp; 五</font>\r\n';
  expect(linesOf(text)).toEqual([
    { from: 1, until: 2.5, text: '睡前兩滴\n按壓掌心' },
    { from: 3, until: 4, text: '三' },
    { from: 3605, until: 3606, text: '四 & 五' },
  ]);
});

test('reads WebVTT without header, notes, styles, names and settings', () => {
  const text =
    'WEBVTT - 夜間精華\n\nSTYLE\n::cue { color: red }\n\nNOTE 校過\n\n開場\n00:01.000 --> 00:02.000 align:start line:0\n<v 主持人>大家好</v>\n\n00:03.000 --> 00:03.000\n沒有時間\n\n00:00.500 --> 00:00.900\n先\n';
  expect(linesOf(text)).toEqual([
    { from: 0.5, until: 0.9, text: '先' },
    { from: 1, until: 2, text: '大家好' },
  ]);
});

test('writes WebVTT that reads back the same, whatever the captions contain', () => {
  const lines = [
    { from: 0, until: 1.25, text: '1 < 2 & 3 --> 4' },
    { from: 3661.5, until: 3662, text: '兩行\n<b>不是標記</b>' },
  ];
  const written = writeCaptions(lines);
  expect(written).toContain('\n01:01:01.500 --> 01:01:02.000\n');
  expect(linesOf(written)).toEqual(lines);
});

test.each([
  ['1\n00:00:01 --> 後面\n字', captionMessages.time(2)],
  ['1\n00:61:00,000 --> 00:62:00,000\n字', captionMessages.time(2)],
  ['1\n00:00:02,000 --> 00:00:01,000\n字', captionMessages.backwards(2)],
  ['1\n00:01:30,000 --> 00:01:31,000\n字', captionMessages.beyond(2)],
  [`1\n00:00:01,000 --> 00:00:02,000\n${'字'.repeat(captionLimits.lineLength + 1)}`, captionMessages.tooLong(2)],
  [`1\n00:00:01,000 --> 00:00:02,000\n${'<'.repeat(1_900_000)}`, captionMessages.tooLong(2)],
  ['00:00:01.000 --> 00:00:02.000\n一\n\n'.repeat(captionLimits.lines + 1), captionMessages.tooMany],
  ['就是一份文件', captionMessages.empty],
  ['', captionMessages.empty],
])('refuses an invalid caption file and names the line (%#)', (text, refusal) => {
  expect(refusalOf(text, 60)).toBe(refusal);
});
