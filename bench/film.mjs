import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { median, servePages } from './pages.mjs';

/**
 * A review of a film of ten minutes with 300 comments and 40 drawings, compared with media-chrome and a bare video in
 * alternating rounds.
 */
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const candidates = { video: 'bare video', 'media-chrome': 'media-chrome alone', paidang: '@paidang/film, the review' };

const folder = join(import.meta.dirname, '.pages', 'film', 'public');
const film = join(folder, 'film.mp4');
if (!existsSync(film)) {
  mkdirSync(folder, { recursive: true });
  const picture = ['-f', 'lavfi', '-i', 'testsrc=s=640x360:r=24:d=600'];
  const looks = [
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-pix_fmt',
    'yuv420p',
    '-g',
    '48',
    '-movflags',
    '+faststart',
  ];
  execFileSync(process.env.FFMPEG_PATH ?? 'ffmpeg', ['-y', '-v', 'error', ...picture, ...looks, film]);
}

const pages = await servePages({
  suite: 'film',
  names: Object.keys(candidates),
  ours: ['@paidang/film', '@paidang/comment-board'],
  peers: false,
});
const runs = Object.fromEntries(Object.keys(candidates).map((name) => [name, []]));
for (let round = 0; round < rounds; round += 1) {
  for (const [name, title] of Object.entries(candidates)) {
    const page = await pages.open(name, { width: 1440, height: 900 });
    const run = await page.evaluate(() => window.measure());
    runs[name].push(run);
    const { opened, seek, fps } = run;
    console.log(`${title}, round ${round + 1}: ${opened.toFixed(0)} ms, ${seek.toFixed(0)} ms, ${fps.toFixed(1)} fps`);
    await page.close();
  }
}
await pages.close();

const middle = (name, of) => median(runs[name].map((run) => run[of]));
console.log(`\nA film of ten minutes with 300 comments and 40 drawings, median of ${rounds}`);
console.log('| candidate | open to first picture | seek to painted picture | scrubbing |\n| --- | --- | --- | --- |');
for (const [name, title] of Object.entries(candidates)) {
  const [opened, seek, fps] = ['opened', 'seek', 'fps'].map((of) => middle(name, of));
  const ratios = [opened / middle('media-chrome', 'opened'), seek / middle('video', 'seek')].map((one) =>
    one.toFixed(2),
  );
  console.log(
    `| ${title} | ${opened.toFixed(0)} ms (${ratios[0]}×) | ${seek.toFixed(0)} ms (${ratios[1]}×) | ${fps.toFixed(0)} frames a second |`,
  );
}
