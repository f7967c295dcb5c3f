import type { Rule } from './rule';

/** Alcohol. The two mandatory notices are checked in `check/demands.ts`. */
export const alcohol: readonly Rule[] = [
  {
    id: 'A01',
    severity: 2,
    laws: ['alcohol'],
    why: '鼓勵飲酒。',
    instead: [],
    advice: '說風味、說搭餐',
    words: '乾杯、不醉不歸、喝爆、喝到掛、無限暢飲、拚酒、一口乾、再來一杯、續攤、喝起來',
  },
  {
    id: 'A02',
    severity: 3,
    laws: ['alcohol'],
    why: '說酒有益健康。',
    instead: [],
    words: '養生酒、補身酒、助眠酒、暖身驅寒、活血、護心、喝酒顧健康、坐月子喝',
  },
  {
    id: 'A03',
    severity: 3,
    laws: ['alcohol'],
    why: '涉及酒駕、未成年、孕婦或網路售酒。',
    instead: [],
    words: '微醺開車、喝一點沒關係、開車也能喝、學生聚會喝、開學喝、孕婦也可、線上買酒宅配',
  },
];
