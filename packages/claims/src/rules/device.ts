import type { Rule } from './rule';

/** Medical devices, products presented as such, and medical services. */
export const device: readonly Rule[] = [
  {
    id: 'D01',
    severity: 3,
    laws: ['device-advertising'],
    why: '這可能是醫療器材，廣告要先核准，而且只有藥商能登。',
    instead: [],
    advice: '向品牌要核准函，照核准的文字說',
    words:
      '隱形眼鏡、血壓計、血糖機、醫療用體脂計、耳溫槍、助聽器、醫療口罩、醫用口罩、醫療用熱敷墊、低週波、雷射治療儀、月亮杯',
  },
  {
    id: 'D02',
    severity: 3,
    laws: ['device-medical'],
    why: '不是醫療器材，不能說有醫療效能。',
    instead: ['舒適', '放鬆', '造型'],
    words: '改善失眠、預防失智、舒緩關節痛、矯正脊椎、改善O型腿、抗輻射護身',
    chains: [['磁石|鍺|負離子|遠紅外線|能量石|量子', 15, '循環|睡眠|酸痛|免疫|排毒']],
  },
  {
    id: 'D03',
    severity: 3,
    laws: ['device-medical'],
    why: '不是醫療器材，不能說有醫療效能。',
    instead: ['放鬆心情', '舒適包覆'],
    words: '促進血液循環、改善靜脈曲張、減緩疼痛、治痠痛、調節自律神經',
  },
  {
    id: 'D04',
    severity: 2,
    laws: ['environment', 'fair-trade'],
    why: '防蟲、殺菌要有許可證或試驗報告。',
    instead: [],
    advice: '寫出試驗單位與許可證字號',
    chains: [['殺菌', 0, '99']],
  },
  {
    id: 'D04l',
    severity: 2,
    laws: ['environment', 'fair-trade'],
    why: '防蟲、殺菌要有許可證或試驗報告。',
    instead: [],
    advice: '寫出試驗單位與許可證字號',
    clearedBy: 'licence',
    words: '防蚊、驅蟲、殺蟲',
  },
  {
    id: 'D04e',
    severity: 2,
    laws: ['environment', 'fair-trade'],
    why: '防蟲、殺菌要有許可證或試驗報告。',
    instead: [],
    advice: '寫出試驗單位與許可證字號',
    clearedBy: 'evidence',
    words: '除蟎',
  },
  {
    id: 'M01',
    severity: 3,
    laws: ['medical-service'],
    why: '醫療廣告只有醫療機構能登。',
    instead: [],
    advice: '由診所依醫療法第 85 條自行刊登',
    words: '微整形、玻尿酸注射、肉毒注射、隆鼻、抽脂、雙眼皮手術、植髮、近視雷射、植牙優惠',
  },
  {
    id: 'M02',
    severity: 3,
    laws: ['medical-service'],
    why: '醫療招攬與見證都被禁止。',
    instead: [],
    words:
      '術前術後、before after、療程團購、療程抽獎、揪團打、體驗價打、限時療程、醫師掛保證、無痛保證、零風險手術、祖傳秘方',
  },
];
