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

/** Words of the claim check. What the check itself says comes from `@paidang/claims`. */
export const labels = {
  title: '廣告用語健檢',
  category: '商品類別',
  list: '可能有風險的用語',
  checking: '正在檢查用語',
  notChecked: '這一版送出時還沒有健檢',
  severity: {
    3: { name: '高', text: '像在說療效' },
    2: { name: '中', text: '要改或有依據' },
    1: { name: '低', text: '建議說清楚' },
  },
  /** Where in the content it stands; `''` where the content is one text. */
  where: (field: string): string => {
    for (const [pattern, words] of fieldWords) {
      const match = pattern.exec(field);
      if (match) return words(Number(match[1]) + 1);
    }
    return '';
  },
  rule: '規則',
  instead: '比較安全的說法',
  adopt: '採用',
  adoptWords: (words: string, instead: string) => `把「${words}」改成「${instead}」`,
  leaveOut: '沒有安全的說法，建議整句拿掉。',
  next: '下一處',
  nextKey: 'F8',
  answered: '有依據',
  because: (name: string) => `${name}：我們可以這樣寫，因為`,
  answer: {
    open: '我們可以這樣寫，因為…',
    field: '我們可以這樣寫，因為',
    hint: '雙方都會看到理由和你的名字',
    save: '儲存理由',
    saved: '已儲存理由',
    cancel: '取消',
    withdraw: '收回理由',
    withdrawn: '已收回理由',
  },
  adopted: '已改成比較安全的說法',
  undo: '復原',
  gone: '原文已經改了，請自行調整',
  jobDemands: '這個商品另外要有',
  disclosure: '合作揭露',
  checklist: '文字看不出來的，自己再看一次',
  chip: (count: number) => (count > 0 ? `用語健檢${count}處` : '用語健檢'),
  chipHigh: (count: number) => `${count}處高風險用語`,
  ask: {
    title: (count: number) => `還有${count}處高風險用語`,
    text: (words: string, other: string) =>
      `${words}可能有風險，還沒有人說明可以這樣寫的理由。可以照樣送出，${other}也會看到標記。`,
    look: '先看看',
    send: '照樣送出',
  },
  accept: (count: number) => `有${count}處高風險用語，廠商還沒有說明可以這樣寫的理由。`,
} as const;
