/** What the loader says itself; the rest is said in the frame. */
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

/** The words of a BCP 47 tag, Chinese where it is not English. */
export const wordsOf = (lang = '') => (/^en/i.test(lang) ? english : chinese);
