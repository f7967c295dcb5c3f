/** One line of a conversation, the same for every candidate. */
export interface Line {
  id: string;
  text: string;
  own: boolean;
  at: string;
}

const texts = [
  '試了一下書桌的燈光，瓶子在背景，這個失焦程度可以嗎？',
  '可以，很有氣氛。品牌色票和瓶身正面圖也給你，調色參考用。',
  '收到！那我把開場改好，明天早上送出 v3。',
  '標籤的字要看得到，其他都可以自由發揮。',
  '好。',
];

/** `count` lines, one per minute, numbered so that the newest can be found on the page. */
export const conversation = (count: number, from = 0): Line[] =>
  Array.from({ length: count }, (_, index) => {
    const number = from + index;
    return {
      id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
      text: `${texts[number % texts.length]} #${number}`,
      own: number % 3 === 0,
      at: new Date(Date.UTC(2026, 10, 1) + number * 60_000).toISOString(),
    };
  });
