import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['一眼看出輪到誰：步驟、清單、動作列。'],
  avoid: ['一群人：用幾個Avatar。', '沒有輪到誰的概念：不要放箭頭。'],
  do: ['label用一句話說出來：等阿澄修改。', '兩邊的位置固定：左廠商、右創作者。'],
  dont: ['同一個畫面說兩次輪到誰。', '拿來裝飾。'],
};

export const english: Guide = {
  use: ['Showing whose turn it is at a glance: steps, lists, action bars.'],
  avoid: ['A group of people: use several Avatars.', 'It is nobody’s turn: there is no arrow to show.'],
  do: ['Write a sentence in label: Waiting for Cheng’s changes.', 'Keep the sides: vendor left, creator right.'],
  dont: ['Show whose turn it is twice on one screen.', 'Use it as decoration.'],
};
