import type { SentVideo } from '@paidang/contract/entities';
import { testFilmFacts, testFilmUrl } from './test-film';

/**
 * A film of two seconds that plays without a server.
 *
 * @example <FilmPlayer film={buildFilm()} clock={clock} />
 */
export const buildFilm = (given: Partial<SentVideo> = {}): SentVideo => ({
  video_uuid: '00000000-0000-4000-8000-000000000001',
  source: 'upload',
  name: '夜間精華.mp4',
  path: testFilmUrl,
  url: null,
  poster: null,
  thumbnails: null,
  ladder: null,
  storyboard: null,
  cover: null,
  has_original: false,
  ...testFilmFacts,
  ...given,
});
