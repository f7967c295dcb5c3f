import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const run = (command, args, stdio = 'inherit') => spawnSync(command, args, { stdio }).status === 0;

const isInstalled = () =>
  run(process.env.FFMPEG_PATH ?? 'ffmpeg', ['-version'], 'ignore') &&
  run(process.env.FFPROBE_PATH ?? 'ffprobe', ['-version'], 'ignore');

function installDebianPackage() {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!mayInstall) return false;
  console.log('FFmpeg was not found: installing Debian’s package ffmpeg.');
  return run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', 'ffmpeg']);
}

/**
 * Ensures that the tests have an FFmpeg: `FFMPEG_PATH` and `FFPROBE_PATH`, an installed one, or Debian's package.
 *
 * @throws if none can be found or installed; the message says what to do
 */
export function needFfmpeg() {
  if (isInstalled() || (installDebianPackage() && isInstalled())) return;
  throw new Error(
    'The tests need FFmpeg 5.1 or newer and none was found. Install it (Debian, Ubuntu: `sudo apt-get install ffmpeg`; ' +
      'elsewhere: https://ffmpeg.org/download.html), or set FFMPEG_PATH and FFPROBE_PATH to the programs.',
  );
}
