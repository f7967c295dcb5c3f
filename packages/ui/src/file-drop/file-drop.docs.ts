import type { Guide } from '../foundations/guide';

export const guide: Guide = {
  use: ['上傳檔案：用選的、拖的、貼的都可以。'],
  avoid: ['一張大頭貼：用按鈕就夠。', '只要網址：用Input。'],
  do: ['先說收什麼、多大、幾個。', '不收的檔案說出名字和原因。'],
  dont: ['只能用拖的。', '一個不合格就全部丟掉。'],
  keys: [
    ['Tab', '到選擇檔案'],
    ['Enter、Space', '打開選擇檔案'],
    ['Ctrl+V', '貼上檔案'],
  ],
};

export const english: Guide = {
  use: ['Uploading files: chosen, dropped or pasted.'],
  avoid: ['One profile picture: a button is enough.', 'Only an address: use Input.'],
  do: ['Say in advance which files, how large and how many.', 'Name each refused file and the reason.'],
  dont: ['Make dropping the only way.', 'Reject all files because of one.'],
  keys: [
    ['Tab', 'Moves to the file button'],
    ['Enter, Space', 'Opens the file dialog'],
    ['Ctrl+V', 'Pastes files'],
  ],
};
