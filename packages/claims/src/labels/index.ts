import type { DemandId } from '../check/demands';
import type { ChecklistItem } from '../checklist';
import type { Disclosure } from '../disclosure/disclosure';
import type { ProductCategory } from '../rules/categories';
import type { Severity } from '../rules/rule';

/** Labels of the form for the reason why a claim is permissible. */
export interface ReasonLabels {
  open: string;
  field: string;
  hint: string;
  save: string;
  cancel: string;
  withdraw: string;
  failed: string;
}

/** Labels around the findings. Reasons and safer wordings exist in Chinese only, like the texts they are about. */
export interface ClaimsLabels {
  categories: Record<ProductCategory, string>;
  severities: Record<Severity, string>;
  /** Describes what a finding means; it must never say that a text is lawful. */
  finding: string;
  /** Shown when nothing was found. */
  nothing: string;
  /** To be shown next to every result. */
  disclaimer: (rulesDate: string) => string;
  clearedBy: Record<'evidence' | 'licence', string>;
  demands: Record<DemandId, string>;
  checklist: Record<ChecklistItem, string>;
  disclosure: Record<Disclosure['strength'], string>;
  places: Record<NonNullable<Disclosure['place']>, string>;
  /** Labels of one claim, in its card and in the panel. */
  claim: {
    /** Accessible name of the card. */
    card: (claim: string) => string;
    /** Name of a severity, shown next to the claim. */
    risk: (severity: string) => string;
    why: string;
    law: string;
    instead: string;
    advice: string;
    use: string;
    replace: (claim: string, instead: string) => string;
    leaveOut: string;
    answered: string;
    because: (name: string) => string;
    position: (number: number, count: number) => string;
    next: string;
    showAll: string;
    close: string;
  };
  reason: ReasonLabels;
  panel: {
    title: string;
    category: string;
    list: string;
    checking: string;
    notChecked: string;
    demands: string;
    disclosure: string;
    checklist: string;
    /** Explains the severities, below their counts. */
    severities: Record<Severity, string>;
    /** Label before the words of a disclosure. */
    quoted: (words: string) => string;
    /** Position of the disclosure, shown after it. */
    and: (place: string) => string;
  };
}

/** Default labels, in Traditional Chinese. */
export const defaultLabels: ClaimsLabels = {
  categories: {
    food: '食品',
    'health-food': '健康食品',
    cosmetics: '化粧品',
    device: '醫療器材',
    alcohol: '酒',
    finance: '金融',
    tobacco: '菸品',
    general: '其他',
  },
  severities: { 3: '高', 2: '中', 1: '低' },
  finding: '可能有風險',
  nothing: '沒有找到可能有風險的用語，圖片與整體印象仍要自己看過。',
  disclaimer: (rulesDate) => `僅供參考，實際以主管機關公告為準。規則日期：${rulesDate}`,
  clearedBy: { evidence: '有依據就可以這樣說', licence: '有健康食品許可證就可以這樣說' },
  demands: {
    tobacco: '菸品、電子煙與加熱菸不得廣告，請不要接這個案子。',
    gambling: '賭博與博弈不得招攬，請不要接這個案子。',
    deviceApproval: '醫療器材廣告要先核准：請品牌提供核准函，並照核准的文字刊登。',
    healthFoodLicence: '寫出健康食品的許可證字號，例如「衛部健食字第A00000號」。',
    drivingNotice: '加上警語「禁止酒駕」。',
    drinkingNotice: '加上警語「飲酒過量，有害健康」。',
  },
  checklist: {
    beforeAfter: '有沒有使用前後的對照圖？',
    innuendo: '諧音、表情符號、手勢或背景音樂，有沒有暗示效果？',
    testimonial: '見證是不是真實的使用者，說的是自己的經驗？',
    disclosure: '平台的合作標籤打開了嗎？',
    organs: '畫面上有沒有器官、血管、病痛或身材的圖？',
    whiteCoat: '有沒有白袍、聽診器或診間的畫面？',
    skinPictures: '有沒有皮膚剖面、疤痕、痘痘消失的圖？',
    noticeArea: '警語清楚嗎？佔版面十分之一以上，影片全程出現。',
    drinkers: '有沒有未成年人、孕婦、豪飲或開車的畫面？',
    riskNotice: '有沒有風險警語、業者名稱與許可字號？',
  },
  disclosure: { clear: '已說明合作關係', weak: '合作關係說得不夠清楚', missing: '還沒有說明合作關係' },
  places: {
    'first-line': '在第一行',
    'before-fold': '在收合之前，建議移到第一行',
    'after-fold': '在收合之後，請移到第一行',
  },
  claim: {
    card: (claim) => `用語健檢：${claim}`,
    risk: (severity) => `${severity}風險`,
    why: '為什麼',
    law: '規則',
    instead: '比較安全的說法',
    advice: '怎麼改',
    use: '使用這個寫法',
    replace: (claim, instead) => `使用這個寫法：把「${claim}」改成「${instead}」`,
    leaveOut: '沒有安全的說法，建議整句拿掉。',
    answered: '有依據',
    because: (name) => `${name}：我們可以這樣說，因為`,
    position: (number, count) => `${number}／${count}`,
    next: '下一處',
    showAll: '在健檢清單裡看',
    close: '關閉',
  },
  reason: {
    open: '我們可以這樣說，因為…',
    field: '我們可以這樣說，因為',
    hint: '雙方都會看到理由和你的名字',
    save: '儲存理由',
    cancel: '取消',
    withdraw: '收回理由',
    failed: '理由沒有存起來，請再試一次',
  },
  panel: {
    title: '廣告用語健檢',
    category: '商品類別',
    list: '可能有風險的用語',
    checking: '正在檢查用語',
    notChecked: '這一版送出時還沒有健檢',
    demands: '這個商品另外要有',
    disclosure: '合作揭露',
    checklist: '文字看不出來的，自己再看一次',
    severities: { 3: '像在說療效', 2: '要改或有依據', 1: '建議說清楚' },
    quoted: (words) => `「${words}」`,
    and: (place) => `，${place}`,
  },
};
