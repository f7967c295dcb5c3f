import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['發生過的事，一件接一件：最近動態、版本。'],
  avoid: ['還沒發生的步驟：用FilmStrip。', '對話：用留言或聊天。'],
  do: ['時間用time元素。', '最新的在最上面，整條一致。'],
  dont: ['把每個小改動都列出來。'],
};

export const english: Guide = {
  use: ['A sequence of past events: activity, versions.'],
  avoid: ['Steps still to come: use FilmStrip.', 'Conversations: use comments or chat.'],
  do: ['Write times in a time element.', 'Put the newest first, consistently.'],
  dont: ['List every small change.'],
};
