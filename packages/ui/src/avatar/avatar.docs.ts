import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['說「是誰」：留言、訊息、版本。'],
  avoid: ['公司標誌的展示牆：直接放圖片。', '誰輪到誰：用AvatarPair。'],
  do: ['旁邊已有名字時用decorative。', '輪到他時才給ring。'],
  dont: ['只靠環的顏色說角色。', '小於20 px。'],
};

export const english: Guide = {
  use: ['Showing who did something: comments, messages, versions.'],
  avoid: ['A wall of company logos: use pictures.', 'Whose turn it is: use AvatarPair.'],
  do: ['Use decorative when the name is displayed next to it.', 'Only give a ring to the person whose turn it is.'],
  dont: ['Indicate the role by the colour of the ring alone.', 'Go below 20 px.'],
};
