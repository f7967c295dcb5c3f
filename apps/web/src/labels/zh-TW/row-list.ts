import type { PlatformKind } from '@paidang/contract/entities';

/** Words of rows to add and to take away. */
export const labels = {
  optional: '選填',
  remove: (name: string) => `移除${name}`,
  platforms: {
    label: '發佈平台',
    item: (n: number) => `平台${n}的名稱`,
    kind: (n: number) => `平台${n}的形式`,
    placeholder: '例如：Instagram',
    add: '加一個平台',
    kinds: { post: '貼文', story: '限時動態' } satisfies Record<PlatformKind, string>,
  },
} as const;
