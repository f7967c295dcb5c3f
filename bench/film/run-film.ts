/** Interface of a candidate: a film of ten minutes that can be opened and moved. */
export interface Film {
  open(): void;
  goTo(seconds: number): void;
}

export const filmLength = 600;
export const address = '/film.mp4';
const places = 60;
const scrubbed = 180;

/** Rest before each seek, ms. It varies, so that seeks begin at every moment between two frames of the screen, as a person's do. */
const restBefore = (place: number) => 60 + ((place * 7) % 17);

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

async function video(): Promise<HTMLVideoElement> {
  for (;;) {
    const found = document.querySelector('video');
    if (found) return found;
    await frame();
  }
}

/** ms after which a picture counts as painted: a loaded machine drops frames, which are then never reported. */
const longestWait = 5000;

const nextPicture = (film: HTMLVideoElement) =>
  new Promise<number>((resolve) => film.requestVideoFrameCallback((_, { mediaTime }) => resolve(mediaTime)));

/** Resolves when a picture of about this second is painted. */
const paintedAt = (film: HTMLVideoElement, seconds: number) =>
  new Promise<void>((resolve) => {
    const look = (_: number, { mediaTime }: { mediaTime: number }) => {
      if (Math.abs(mediaTime - seconds) <= 0.06) return resolve();
      film.requestVideoFrameCallback(look);
    };
    film.requestVideoFrameCallback(look);
    setTimeout(resolve, longestWait);
  });

/** Opens the film, seeks to several places, and drags through it. Times in milliseconds. */
export async function runFilm({ open, goTo }: Film) {
  const started = performance.now();
  open();
  const film = await video();
  // A frame that was already painted is not reported again.
  if (film.readyState < film.HAVE_CURRENT_DATA) await nextPicture(film);
  else await frame();
  const opened = performance.now() - started;
  // Whatever else loads at first must not count towards a seek.
  await new Promise((resolve) => setTimeout(resolve, 1500));

  const seeks: number[] = [];
  for (let place = 1; place <= places; place += 1) {
    const seconds = ((place * 0.618) % 1) * (filmLength - 2) + 0.02;
    await new Promise((resolve) => setTimeout(resolve, restBefore(place)));
    const begun = performance.now();
    goTo(seconds);
    await paintedAt(film, seconds);
    seeks.push(performance.now() - begun);
  }
  await new Promise((resolve) => setTimeout(resolve, 500));

  let last = await frame();
  const gaps: number[] = [];
  for (let step = 0; step < scrubbed; step += 1) {
    goTo(100 + step * 1.7);
    const now = await frame();
    gaps.push(now - last);
    last = now;
  }
  const seek = seeks.toSorted((a, b) => a - b)[places / 2] ?? 0;
  const fps = (1000 * gaps.length) / gaps.reduce((sum, gap) => sum + gap, 0);
  return { opened, seek, fps };
}

export function offer(film: Film): void {
  Object.assign(window, { measure: () => runFilm(film) });
}
