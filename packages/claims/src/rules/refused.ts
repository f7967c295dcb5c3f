import type { Rule } from './rule';

/** Products that must not be advertised: the job has to be refused. */
export const refused: readonly Rule[] = [
  {
    id: 'T01',
    severity: 3,
    laws: ['tobacco'],
    why: '菸品與電子煙不得做任何廣告。',
    instead: [],
    words: '香菸、加熱菸、電子菸、菸彈、菸油、小菸、主機菸桿、尼古丁袋、買菸送、菸品折扣、口含菸、vape、iqos',
  },
  {
    id: 'B01',
    severity: 3,
    laws: ['gambling'],
    why: '賭博與博弈不得招攬。',
    instead: [],
    words: '娛樂城、百家樂、線上賭場、線上博弈、老虎機、儲值送、出金、包贏、報明牌、運彩包牌、六合彩、地下期貨',
  },
];
