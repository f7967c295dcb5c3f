const fieldWords: readonly [RegExp, (n: number) => string][] = [
  [/^product$/, () => '產品'],
  [/^selling_points\.(\d+)$/, (n) => `賣點第${n}項`],
  [/^must_say\.(\d+)$/, (n) => `一定要說第${n}項`],
  [/^hashtags\.(\d+)$/, () => '主題標籤'],
  [/^notes$/, () => '補充說明'],
  [/^scripts\.(\d+)\.title$/, (n) => `第${n}段標題`],
  [/^scripts\.(\d+)\.text$/, (n) => `第${n}段畫面`],
  [/^scripts\.(\d+)\.narration$/, (n) => `第${n}段旁白`],
  [/^frames\.(\d+)\.caption$/, (n) => `第${n}格`],
  [/^photos\.(\d+)\.caption$/, (n) => `第${n}張圖說`],
];

/** What the app says of the claim check. What the check itself says comes from `@paidang/claims`. */
export const labels = {
  /** Where in the content it stands; `''` where the content is one text. */
  where: (field: string): string => {
    for (const [pattern, words] of fieldWords) {
      const match = pattern.exec(field);
      if (match) return words(Number(match[1]) + 1);
    }
    return '';
  },
  reasonSaved: '已儲存理由',
  adopted: '已改成比較安全的說法',
  undo: '復原',
  gone: '原文已經改了，請自行調整',
  chip: (count: number) => (count > 0 ? `用語健檢${count}處` : '用語健檢'),
  chipHigh: (count: number) => `${count}處高風險用語`,
  ask: {
    title: (count: number) => `還有${count}處高風險用語`,
    text: (words: string, other: string) =>
      `${words}可能有風險，還沒有人說明可以這樣說的理由。可以照樣送出，${other}也會看到標記。`,
    look: '先看看',
    send: '照樣送出',
  },
  acknowledge: (count: number) =>
    `有${count}處高風險用語，還沒有人說明可以這樣說的理由。之後的內容會照這份需求單製作。`,
  accept: (count: number) => `有${count}處高風險用語，廠商還沒有說明可以這樣說的理由。`,
} as const;
