import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['一到五顆星：合作滿意度。'],
  avoid: ['喜歡或不喜歡：用按鈕。', '很細的分數：用NumberInput。'],
  do: ['名稱說在評什麼。', '只顯示時用RatingDisplay，並寫出數字。'],
  dont: ['預先選好五顆星。', '用角色色當星星。'],
  keys: [
    ['Tab', '進到選中的星'],
    ['←、→、↑、↓', '選擇'],
    ['Space', '選這一顆'],
  ],
};

export const english: Guide = {
  use: ['Rating with one to five stars: how a collaboration went.'],
  avoid: ['Like or dislike: use buttons.', 'Precise scores: use NumberInput.'],
  do: ['Say in its name what is rated.', 'Use RatingDisplay to show a rating with its number.'],
  dont: ['Preselect five stars.', 'Colour stars by role.'],
  keys: [
    ['Tab', 'Moves to the chosen star'],
    ['←, →, ↑, ↓', 'Chooses'],
    ['Space', 'Chooses this star'],
  ],
};
