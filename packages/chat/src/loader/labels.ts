/** Labels of the loader itself; the frame has its own. */
const chinese = {
  label: '聊天',
  unread: (label: string, count: number) => `${label}，${count}則未讀`,
  unreachable: '聊天室暫時無法開啟，請稍後再試。',
};

const english: typeof chinese = {
  label: 'Chat',
  unread: (label, count) => `${label}, ${count} unread`,
  unreachable: 'The chat can’t be opened right now. Try again later.',
};

/** Labels for a BCP 47 tag: English, or Chinese for every other language. */
export const labelsOf = (lang = '') => (/^en/i.test(lang) ? english : chinese);
