import { type DocsLanguage, useDocsLanguage } from '../../packages/ui/src/foundations/docs-language.tsx';

const zh = {
  also: '也叫',
  importLine: '怎麼引入',
  package: '套件',
  size: '大小（gzip，不含React）',
  status: '狀態',
  beforeOne: '1.0之前：小版本可能改介面，會寫在更新紀錄',
  stable: '穩定：只有大版本會改介面',
  use: '什麼時候用',
  avoid: '什麼時候不用',
  rules: '要與不要',
  do: '要',
  dont: '不要',
  anatomy: '組成',
  anatomyHint: '上面的範例由這些部分組成。每個名稱都可以放心拿來選取。',
  parts: '可以選取的名稱',
  keyboard: '鍵盤',
  key: '按鍵',
  effect: '做什麼',
  accessibility: '無障礙',
  checked: '每個故事都在亮色與暗色下經過axe檢查；觸控時可按的範圍至少44 px；使用者要求減少動態時不動。',
  props: '屬性',
  tokens: '用到的權杖',
  changes: '更新紀錄',
  states: '每一種狀態',
};

const en: typeof zh = {
  also: 'Also called',
  importLine: 'Import',
  package: 'Package',
  size: 'Size (gzip, without React)',
  status: 'Status',
  beforeOne: 'before 1.0: a minor version may change the interface; the changelog says so',
  stable: 'stable: only a major version changes the interface',
  use: 'When to use',
  avoid: 'When not to use',
  rules: 'Do and don’t',
  do: 'Do',
  dont: 'Don’t',
  anatomy: 'Anatomy',
  anatomyHint: 'The parts of the example above. Each name is a stable selector.',
  parts: 'Stable names',
  keyboard: 'Keyboard',
  key: 'Key',
  effect: 'What it does',
  accessibility: 'Accessibility',
  checked:
    'axe passes in every story, light and dark; targets are at least 44 px under a finger; nothing moves for readers who prefer reduced motion.',
  props: 'Props',
  tokens: 'Tokens',
  changes: 'Changelog',
  states: 'Every state',
};

export type Words = typeof zh;

const words: Record<DocsLanguage, Words> = { 'zh-TW': zh, en };

/** The words of the docs pages in the language of the toolbar. */
export const useWords = (): Words => words[useDocsLanguage()];
