import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['知道做了多少：上傳、匯出。', '還不知道時value給null。'],
  avoid: ['幾個步驟走到哪：用FilmStrip。', '只等一下：用Spinner。'],
  do: ['label說在做什麼。', '只往前，不往回。'],
  dont: ['假的進度。', '到100 %後停著不說完成。'],
};

export const english: Guide = {
  use: ['Operations of known length: upload, export.', 'Pass null as value while it is unknown.'],
  avoid: ['One of several steps: use FilmStrip.', 'A short wait: use Spinner.'],
  do: ['Say in label what is happening.', 'Only move forward.'],
  dont: ['Fake progress.', 'Stay at 100 % without saying that it has finished.'],
};
