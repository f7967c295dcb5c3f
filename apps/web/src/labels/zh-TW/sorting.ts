/** What is said while things are put in order. */
export const labels = {
  instructions: '按空白鍵拿起，用方向鍵移動，再按空白鍵放下，按Esc取消。',
  start: (name: string) => `已拿起${name}`,
  over: (name: string, number: number, count: number) => `${name}現在是第${number}，共${count}個`,
  end: (name: string, number: number) => `${name}放在第${number}`,
  cancel: (name: string) => `已取消，${name}留在原來的位置`,
} as const;
