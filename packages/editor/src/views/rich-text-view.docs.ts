import type { Guide } from '../../../ui/src/foundations/guide';

export const guide: Guide = {
  use: ['讀一份存好的文件；伺服器上也能先畫好。', '讀的人可以選一段字，提出建議。'],
  avoid: [
    '要改字：用RichTextEditor。',
    '要看兩版差在哪：用RichTextDiffView。',
    '一般的文字：直接用段落，不必經過HTML。',
  ],
  do: ['內文用paper，清單和卡片裡用compact。', '同一份suggestions用同一個陣列，才不會重畫。'],
  dont: ['自己用dangerouslySetInnerHTML放存好的HTML。', '放在比320 px窄的地方讀表格。'],
  keys: [
    ['Tab', '到下一個建議'],
    ['Y、N', '採用、不採用這個建議'],
  ],
};

export const english: Guide = {
  use: ['Show a stored document, also rendered on a server.', 'Let readers select words and suggest another wording.'],
  avoid: [
    'Editing: use RichTextEditor.',
    'What differs between two versions: use RichTextDiffView.',
    'Ordinary text: write a paragraph; it needs no HTML.',
  ],
  do: [
    'Use paper for body text, compact in lists and cards.',
    'Pass the same array for the same suggestions, so that nothing is re-rendered.',
  ],
  dont: ['Put stored HTML on a page with dangerouslySetInnerHTML.', 'Show tables in a place narrower than 320 px.'],
  keys: [
    ['Tab', 'Goes to the next suggestion'],
    ['Y, N', 'Accepts or rejects it'],
  ],
};
