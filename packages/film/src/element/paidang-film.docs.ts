import type { Guide } from '../../../ui/src/foundations/guide';

export const guide: Guide = {
  use: [
    '不用React的頁面要審影片：一個script、一個標籤。',
    '和paidang-comment-board一起：把它的clock交給留言板的port。',
  ],
  avoid: ['頁面本來就用React：用FilmPlayer和PlayerRuler，只載入一份React。', '只要播放、不必審閱：用video。'],
  do: ['在port.keepDrawing回報成功以後，再把畫記加進remarks。', '網址會過期的影片，給port.refresh。'],
  dont: ['從外面改它裡面的樣式：用--pd-…屬性。', '同一頁放很多個：每個都會載入影片。'],
};

export const english: Guide = {
  use: [
    'Reviewing a film on a page without React: one script and one tag.',
    'Together with paidang-comment-board: give its clock to the board’s port.',
  ],
  avoid: [
    'The page uses React anyway: use FilmPlayer and PlayerRuler, so that React is loaded once.',
    'Playback without reviewing: use video.',
  ],
  do: [
    'Add a drawing to remarks once port.keepDrawing has succeeded.',
    'Pass port.refresh for films whose addresses expire.',
  ],
  dont: [
    'Style its inner elements from outside: set the --pd-… properties.',
    'Place many on one page: each loads its film.',
  ],
};
