export { buildFilm } from './build-film';
export { testFilmFacts, testFilmLight, testFilmUrl } from './test-film';
export { testLadderUrl } from './test-ladder';
