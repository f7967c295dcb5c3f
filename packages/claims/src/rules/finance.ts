import type { Rule } from './rule';

/** Investments, credit and virtual assets. */
export const finance: readonly Rule[] = [
  {
    id: 'B02',
    severity: 3,
    laws: ['finance'],
    why: '像投資詐騙或違法的投資顧問。',
    instead: [],
    advice: '合法業者核定的文字，加上風險警語',
    words:
      '保證獲利、穩賺不賠、零風險高報酬、保本保息、翻倍、月入百萬、飆股、報明牌、老師帶單、內線、跟單、代操、被動收入躺賺',
  },
  {
    id: 'B03',
    severity: 2,
    laws: ['finance'],
    why: '信貸與虛擬資產要寫出利率、業者與登記。',
    instead: [],
    advice: '寫出總費用年百分率、業者名稱與許可',
    words: '免聯徵、過件率100%、信用瑕疵可貸、當日撥款、比定存好、幣圈帶飛、交易所推薦碼、IEO、冷錢包代管',
  },
];
