import type { CaptionLine } from '@paidang/contract/entities';
import { captionLimits as most } from '@paidang/contract/limits';
import { captionMessages } from '@paidang/contract/rules';

export type ReadCaptions = { readonly lines: readonly CaptionLine[] } | { readonly refusal: string };

const arrow = '-->';
const moment = /^(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})(?:[,.](\d{1,3}))?$/;
/** Markup in caption texts: WebVTT and SubRip tags, SubStation override codes. */
const markup = /<[^<>]*>|\{\\[^{}]*\}/g;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '', rlm: '' };

/** Longer than any real caption with its markup. Longer texts are not searched for markup. */
const longestMarkup = most.lineLength * 10;

/** Seconds; `null` for text that is not a time. */
function secondsOf(text: string): number | null {
  const [, hours = '0', minutes, seconds, part = '0'] = moment.exec(text) ?? [];
  if (minutes === undefined || Number(minutes) > 59 || Number(seconds) > 59) return null;
  return (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds) + Number(part.padEnd(3, '0')) / 1000;
}

const wordsOf = (text: string): string =>
  text
    .replace(markup, '')
    .replace(/&(\w{2,4});/g, (whole, name: string) => entities[name] ?? whole)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');

/** The row where a caption's text ends: an empty row, or the start of the next caption when no empty row precedes it. */
function endOf(rows: readonly string[], first: number): number {
  let end = first;
  while (end < rows.length && rows[end]?.trim() !== '') {
    if (rows[end]?.includes(arrow)) return end;
    if (/^\s*\d+\s*$/.test(rows[end] ?? '') && rows[end + 1]?.includes(arrow)) return end;
    end += 1;
  }
  return end;
}

/**
 * Reads SubRip or WebVTT. Only times and texts are kept: the player decides what captions look like.
 *
 * @param length seconds of the video; `null` while unknown
 */
export function readCaptions(text: string, length: number | null): ReadCaptions {
  const rows = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const lines: CaptionLine[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? '';
    const place = row.indexOf(arrow);
    if (place < 0) continue;
    const from = secondsOf(row.slice(0, place).trim());
    // WebVTT allows position settings after the time.
    const until = secondsOf(
      row
        .slice(place + arrow.length)
        .trim()
        .split(/\s/, 1)[0] ?? '',
    );
    if (from === null || until === null) return { refusal: captionMessages.time(at + 1) };
    if (until < from) return { refusal: captionMessages.backwards(at + 1) };
    if (length !== null && from > length + most.beyond) return { refusal: captionMessages.beyond(at + 1) };
    const end = endOf(rows, at + 1);
    const raw = rows.slice(at + 1, end).join('\n');
    const words = raw.length > longestMarkup ? raw : wordsOf(raw);
    if (words.length > most.lineLength) return { refusal: captionMessages.tooLong(at + 1) };
    if (words !== '' && until > from) lines.push({ from, until, text: words });
    if (lines.length > most.lines) return { refusal: captionMessages.tooMany };
    at = end - 1;
  }
  if (lines.length === 0) return { refusal: captionMessages.empty };
  return { lines: lines.toSorted((one, other) => one.from - other.from) };
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

function timeOf(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const whole = Math.floor(ms / 1000);
  const clock = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60].map(twoDigits).join(':');
  return `${clock}.${String(ms % 1000).padStart(3, '0')}`;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Writes WebVTT, which browsers can play. */
export const writeCaptions = (lines: readonly CaptionLine[]): string =>
  `WEBVTT\n${lines.map(({ from, until, text }) => `\n${timeOf(from)} ${arrow} ${timeOf(until)}\n${escaped(text)}\n`).join('')}`;
