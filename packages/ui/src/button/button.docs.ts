import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['送出、儲存、開始一件事：按了就會發生。', '一個畫面的下一步：用ink，只有一個。'],
  avoid: ['去另一個地址：用Link，或asChild放一個連結。', '只有圖示：用IconButton，它一定有名稱。'],
  do: [
    '寫動詞：送出提案、確認這一版。',
    '等待時用busy，寬度和焦點都留著。',
    '還缺東西時用off，按下去就說缺什麼。',
    '危險的動作用danger，並且能復原或再問一次。',
  ],
  dont: ['一個畫面放兩個ink按鈕。', '寫「確定」「是」這種離開上下文就看不懂的字。', '停用了卻不說為什麼。'],
  keys: [
    ['Enter、Space', '按下'],
    ['Tab', '到下一個控制項；busy時仍然停得住'],
  ],
};

export const english: Guide = {
  use: ['Sending, saving or starting something immediately.', 'The next step of a screen: ink, and only one.'],
  avoid: [
    'Going to another address: use Link, or put a link inside with asChild.',
    'An icon without text: use IconButton, which always has a name.',
  ],
  do: [
    'Write a verb: Send proposal, Approve this version.',
    'Use busy while waiting: the button keeps its width and the focus.',
    'Use off while something is missing; pressing the button says what.',
    'Use danger for destructive actions, and make them undoable or ask for confirmation.',
  ],
  dont: [
    'Put two ink buttons on one screen.',
    'Write “OK” or “Yes”, which mean nothing out of context.',
    'Disable without saying why.',
  ],
  keys: [
    ['Enter, Space', 'Presses it'],
    ['Tab', 'Moves to the next control; a busy button can still be focused'],
  ],
};
