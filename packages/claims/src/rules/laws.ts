/** A law, the subject a rule refers to, and the fine it provides for, as of `lawsDate`. */
export interface Law {
  name: string;
  article: string;
  /** NT$ */
  fine: string;
}

/** Date of the texts of the laws. */
export const lawsDate = '2024-10-24';

/** The laws that findings refer to, with article and address. */
export const laws = {
  'food-exaggeration': {
    name: '食品安全衛生管理法',
    article: '第 28 條第 1 項',
    fine: '4 萬元以上 400 萬元以下',
  },
  'food-medical': {
    name: '食品安全衛生管理法',
    article: '第 28 條第 2 項',
    fine: '60 萬元以上 500 萬元以下',
  },
  'health-food': {
    name: '健康食品管理法',
    article: '第 6 條、第 14 條',
    fine: '10 萬元以上 200 萬元以下；未經許可並得處 3 年以下有期徒刑、併科 100 萬元以下罰金',
  },
  'cosmetics-exaggeration': {
    name: '化粧品衛生安全管理法',
    article: '第 10 條第 1 項',
    fine: '4 萬元以上 20 萬元以下',
  },
  'cosmetics-medical': {
    name: '化粧品衛生安全管理法',
    article: '第 10 條第 2 項',
    fine: '60 萬元以上 500 萬元以下',
  },
  'device-advertising': {
    name: '醫療器材管理法',
    article: '第 40 條、第 41 條、第 45 條',
    fine: '20 萬元以上 500 萬元以下',
  },
  'device-medical': { name: '醫療器材管理法', article: '第 46 條', fine: '60 萬元以上 2,500 萬元以下' },
  drugs: { name: '藥事法', article: '第 65 條、第 69 條', fine: '20 萬元以上 2,500 萬元以下' },
  'medical-service': { name: '醫療法', article: '第 61 條、第 84 條至第 87 條', fine: '5 萬元以上 25 萬元以下' },
  'fair-trade': {
    name: '公平交易法',
    article: '第 21 條、第 24 條、第 25 條',
    fine: '5 萬元以上 2,500 萬元以下，再犯 10 萬元以上 5,000 萬元以下',
  },
  consumer: { name: '消費者保護法', article: '第 22 條', fine: '' },
  alcohol: { name: '菸酒管理法', article: '第 37 條', fine: '3 萬元以上 50 萬元以下' },
  tobacco: { name: '菸害防制法', article: '第 12 條、第 15 條', fine: '10 萬元以上 400 萬元以下' },
  'children-food': {
    name: '不適合兒童長期食用之食品廣告及促銷管理辦法',
    article: '第 3 條',
    fine: '4 萬元以上 400 萬元以下',
  },
  minors: { name: '兒童及少年福利與權益保障法', article: '第 49 條、第 69 條', fine: '' },
  finance: {
    name: '證券投資信託及顧問法',
    article: '第 63 條、第 107 條',
    fine: '5 年以下有期徒刑，併科 100 萬元以上 5,000 萬元以下罰金',
  },
  gambling: { name: '刑法', article: '第 266 條、第 268 條', fine: '3 年以下有期徒刑，得併科 9 萬元以下罰金' },
  'fraud-prevention': { name: '詐欺犯罪危害防制條例', article: '第 31 條', fine: '20 萬元以上 500 萬元以下（平台）' },
  environment: { name: '環境用藥管理法', article: '第 32 條', fine: '' },
} as const satisfies Record<string, Law>;

/** Id of a law. */
export type LawKey = keyof typeof laws;
