import { escapeMarkup } from '@paidang/contract/rules';

/** A frame rate as video editors express it: a whole number of frames per second, or 1000/1001 of that. */
interface MarkerRate {
  readonly timebase: number;
  readonly isNtsc: boolean;
}

/** Assumed for videos with an unknown frame rate. */
const defaultRate = 30;
/** Tolerance, since rates are fractions and seconds are rounded. */
const tolerance = 1e-6;

/** @example rateOf(29.97) // { timebase: 30, isNtsc: true } */
export function rateOf(fps: number | null): MarkerRate {
  const rate = fps ?? defaultRate;
  const timebase = Math.max(1, Math.round(rate));
  return { timebase, isNtsc: Math.abs(rate - (timebase * 1000) / 1001) < Math.abs(rate - timebase) };
}

const frameAt = (seconds: number, { timebase, isNtsc }: MarkerRate): number =>
  Math.max(0, Math.floor(seconds * (isNtsc ? (timebase * 1000) / 1001 : timebase) + tolerance));

/** A comment on a moment of a video. */
export interface Remark {
  /** Seconds. */
  readonly from: number;
  /** End of the range in seconds; `null` for a single moment. */
  readonly until: number | null;
  /** Name of the author. */
  readonly name: string;
  readonly text: string;
  readonly tone: 'vendor' | 'creator' | 'guest' | 'done';
}

export interface MarkedFilm {
  readonly title: string;
  /** Name of the video file. */
  readonly file: string;
  readonly fps: number | null;
  /** Seconds. */
  readonly duration: number | null;
  readonly width: number | null;
  readonly height: number | null;
  /** Sorted by time. */
  readonly remarks: readonly Remark[];
}

interface Marker extends Remark {
  readonly at: number;
  /** Length in frames; 1 for a single moment. */
  readonly frames: number;
}

function markersOf({ fps, remarks }: MarkedFilm): Marker[] {
  const rate = rateOf(fps);
  return remarks.map((remark) => {
    const at = frameAt(remark.from, rate);
    const frames = remark.until === null ? 1 : Math.max(1, frameAt(remark.until, rate) - at);
    return { ...remark, at, frames };
  });
}

const framesOf = (film: MarkedFilm): number => Math.max(1, frameAt(film.duration ?? 0, rateOf(film.fps)));

const attribute = (text: string): string => escapeMarkup(text).replaceAll('"', '&quot;');
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const twoDigits = (value: number): string => String(value).padStart(2, '0');

function timecode(frame: number, { timebase }: MarkerRate): string {
  const seconds = Math.floor(frame / timebase);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60, frame % timebase];
  return parts.map(twoDigits).join(':');
}

const edlColours = { vendor: 'Blue', creator: 'Pink', guest: 'Yellow', done: 'Green' } as const;

/** An edit list whose events are markers, in the format of DaVinci Resolve; times count from the first frame. */
export function writeEdl(film: MarkedFilm): string {
  const rate = rateOf(film.fps);
  const events = markersOf(film).flatMap(({ at, frames, name, text, tone }, index) => {
    const span = `${timecode(at, rate)} ${timecode(at + frames, rate)}`;
    // A vertical bar would end the text.
    const words = oneLine(`${name}：${text}`).replaceAll('|', '／');
    return [
      `${String(index + 1).padStart(3, '0')}  001      V     C        ${span} ${span}  `,
      ` |C:ResolveColor${edlColours[tone]} |M:${words} |D:${frames}`,
      '',
    ];
  });
  const title = oneLine(film.title).replaceAll('|', '／');
  return [`TITLE: ${title}`, 'FCM: NON-DROP FRAME', '', ...events].join('\r\n');
}

/** Final Cut Pro XML 1.10, with markers on a clip of the video. */
export function writeFcpxml(film: MarkedFilm): string {
  const { timebase, isNtsc } = rateOf(film.fps);
  const [each, second] = isNtsc ? [1001, timebase * 1000] : [100, timebase * 100];
  const time = (frames: number): string => `${frames * each}/${second}s`;
  const length = time(framesOf(film));
  const name = attribute(film.title);
  const markers = markersOf(film).map(
    ({ at, frames, name: by, text }) =>
      `        <marker start="${time(at)}" duration="${time(frames)}" value="${attribute(oneLine(text))}" note="${attribute(by)}"/>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE fcpxml>',
    '<fcpxml version="1.10">',
    '  <resources>',
    `    <format id="r1" frameDuration="${each}/${second}s" width="${film.width ?? 1920}" height="${film.height ?? 1080}"/>`,
    `    <asset id="r2" name="${name}" start="0s" duration="${length}" hasVideo="1" hasAudio="1" format="r1">`,
    `      <media-rep kind="original-media" src="./${encodeURIComponent(film.file)}"/>`,
    '    </asset>',
    '  </resources>',
    `  <event name="${name}">`,
    `    <asset-clip ref="r2" name="${name}" start="0s" duration="${length}" format="r1">`,
    ...markers,
    '    </asset-clip>',
    '  </event>',
    '</fcpxml>',
    '',
  ].join('\n');
}

/** Final Cut Pro 7 XML (xmeml 4), which Premiere Pro can read, with markers on a sequence as long as the video. */
export function writeXmeml(film: MarkedFilm): string {
  const { timebase, isNtsc } = rateOf(film.fps);
  const rate = `<rate><timebase>${timebase}</timebase><ntsc>${isNtsc ? 'TRUE' : 'FALSE'}</ntsc></rate>`;
  const markers = markersOf(film).flatMap(({ at, frames, name, text }) => [
    '    <marker>',
    `      <name>${escapeMarkup(name)}</name>`,
    `      <comment>${escapeMarkup(text)}</comment>`,
    `      <in>${at}</in>`,
    // -1 marks a single moment.
    `      <out>${frames === 1 ? -1 : at + frames}</out>`,
    '    </marker>',
  ]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE xmeml>',
    '<xmeml version="4">',
    '  <sequence>',
    `    <name>${escapeMarkup(film.title)}</name>`,
    `    <duration>${framesOf(film)}</duration>`,
    `    ${rate}`,
    `    <timecode>${rate}<string>00:00:00:00</string><frame>0</frame><displayformat>NDF</displayformat></timecode>`,
    '    <media>',
    '      <video>',
    `        <format><samplecharacteristics>${rate}<width>${film.width ?? 1920}</width><height>${film.height ?? 1080}</height></samplecharacteristics></format>`,
    '        <track/>',
    '      </video>',
    '    </media>',
    ...markers,
    '  </sequence>',
    '</xmeml>',
    '',
  ].join('\n');
}
