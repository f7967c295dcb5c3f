import type { Guide } from '../../../ui/src/foundations/guide';

export const guide: Guide = {
  use: [
    '在文件旁邊討論：每一則留言都跟著它說的那一句。',
    '要一件一件處理完再送出：留言可以標記已處理。',
    '影片的留言：記得是第幾秒，按了就跳到那裡。',
  ],
  avoid: ['隨口聊、和文件無關：用聊天。', '只有一句系統說明：用Callout。', '已經有自己的外框：用CommentBoard。'],
  do: [
    'QuoteMarks和SelectionTools放在文件旁邊，外面那一層要有position: relative。',
    '給version，換版後才知道哪些是前一版留下的。',
    '只能看的人給readerPermissions，並用labels.readOnly說明原因。',
  ],
  dont: [
    '把留言寫進文件的HTML：引用的位置另外存。',
    '每換一個步驟還用同一個boardId。',
    '窄螢幕上和文件擠在一起：打開時蓋過文件，並給onCollapse。',
  ],
  keys: [
    ['J、K', '下一則、上一則'],
    ['R', '回覆'],
    ['E', '標記已處理'],
    ['Ctrl+Enter、⌘+Enter', '送出留言'],
    ['Esc', '離開回覆或編輯'],
  ],
};

export const english: Guide = {
  use: [
    'Discuss a document next to it: each comment stays with the sentence it is about.',
    'Work through comments one by one before sending: each can be marked as processed.',
    'Comments on a video: they keep the second, and pressing it seeks there.',
  ],
  avoid: [
    'Small talk that is not about the document: use the chat.',
    'A single message from the system: use Callout.',
    'The page already has a frame: use CommentBoard.',
  ],
  do: [
    'Place QuoteMarks and SelectionTools next to the document, in an element with position: relative.',
    'Pass version, so that comments left open in an earlier version can be recognised.',
    'Give read-only users readerPermissions, and state the reason in labels.readOnly.',
  ],
  dont: [
    'Write comments into the document’s HTML: quotes are stored separately.',
    'Reuse a boardId for another step.',
    'Squeeze it beside the document on a narrow screen: let it cover the document, and pass onCollapse.',
  ],
  keys: [
    ['J, K', 'Next comment, previous comment'],
    ['R', 'Replies'],
    ['E', 'Marks as processed'],
    ['Ctrl+Enter, ⌘+Enter', 'Sends the comment'],
    ['Esc', 'Leaves a reply or an edit'],
  ],
};
