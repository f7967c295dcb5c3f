import type { ProductCategory } from '@paidang/contract/entities';
import type { StepLabels } from '../../step/step-kind';
import type { TurnFacts } from '../facts';

type Sentence = (facts: TurnFacts) => string;

const vendor: Record<string, Sentence> = {
  todo: ({ creator }) => `填好需求單後送出，${creator}才會看到。`,
  drafting: ({ creator }) => `草稿只有你看得到，送出v1後${creator}才會看到。`,
  provided: ({ creator, version }) => `v${version}已送出，等${creator}確認。要更新時，改好再送一版。`,
  modified: ({ creator, version }) => `已更新為v${version}，等${creator}確認。`,
  acknowledged: ({ creator, version }) => `${creator}已確認v${version}。要更新時，改好再送一版。`,
};

const creator: Record<string, Sentence> = {
  todo: ({ vendor }) => `等${vendor}提供需求單。`,
  drafting: ({ vendor }) => `等${vendor}提供需求單。`,
  provided: ({ vendor, version }) => `${vendor}提供了v${version}，請確認需求，有疑問就留言。`,
  modified: ({ vendor, version }) => `${vendor}更新為v${version}，請看過修改的地方再確認。`,
  acknowledged: ({ version }) => `你已確認v${version}，可以接著下一步。`,
};

/** Words of the demand form. */
export const labels = {
  step: {
    title: '需求單',
    noun: '需求',
    empty: '還沒有需求單',
    confirm: (number) => `確認v${number}的需求？`,
    accepted: '已確認需求',
    acceptText: '確認後就進入下一步。',
    emptyDraft: '先填寫需求再送出',
  } satisfies StepLabels,
  /** Whose turn it is, by status: to the vendor, to the creator. */
  turn: { vendor, creator, archived: '需求單已移出流程，廠商可以復原。' },
  edit: '修改需求單',
  fill: '填寫需求單',
  optional: '選填',
  sections: {
    message: '產品與訊息',
    delivery: '平台與交付',
    material: '連結與參考',
    terms: '揭露與授權',
    way: '合作方式',
    notes: '補充說明',
  },
  product: { label: '產品', hint: '名稱、規格，一句話說清楚' },
  category: {
    label: '商品類別',
    hint: '決定用哪些廣告規則檢查用語，往後每份文字都用它',
    placeholder: '選擇類別，沒選就只檢查共通規則',
    notes: {
      tobacco: '菸品、電子煙與加熱菸不得做任何廣告，請不要發這個案子。',
      device: '醫療器材的廣告要先核准：請在「連結」附上核准函，文字照核准的刊登。',
      alcohol: '請在「一定要說」加上兩句警語：「禁止酒駕」與「飲酒過量，有害健康」。',
      'health-food': '請在「一定要說」寫出許可證字號，例如「衛部健食字第A00000號」。',
    } as Partial<Record<ProductCategory, string>>,
  },
  sellingPoints: { label: '賣點', item: (n: number) => `賣點第${n}項`, add: '加一個賣點' },
  mustSay: { label: '一定要說', item: (n: number) => `一定要說第${n}項`, add: '加一句' },
  mustShow: {
    label: '一定要拍',
    item: (n: number) => `一定要拍第${n}項`,
    add: '加一個畫面',
    hint: '例如瓶身正面、使用情境；一項寫一件事，往後每一步會逐項對照',
  },
  mustNotSay: {
    label: '不能說',
    item: (n: number) => `不能說第${n}項`,
    add: '加一句',
    hint: '例如療效、比較性用語；把字眼放進「」，就只找那幾個字',
  },
  hashtags: {
    label: '主題標籤',
    hint: '按Enter或空白鍵加一個，不用打#',
    remove: (tag: string) => `移除#${tag}`,
    list: '已加入的主題標籤',
    count: (count: number, max: number) => `${count}/${max}`,
  },
  deliverables: {
    label: '交付項目',
    item: (n: number) => `交付項目${n}`,
    placeholder: '例如：直式影片',
    quantity: (n: number) => `交付項目${n}的數量`,
    note: (n: number) => `交付項目${n}的說明`,
    notePlaceholder: '片長、比例、上線週次',
    add: '加一個交付項目',
    times: (quantity: number) => `×${quantity}`,
  },
  goals: { label: '目標數字', hint: '所有平台合計，結案時會對照報告；沒有約定就留白' },
  links: { label: '連結', add: '加一個連結' },
  references: { label: '參考作品', add: '加一個參考' },
  link: {
    title: (n: number) => `第${n}個的名稱`,
    titlePlaceholder: '名稱（選填）',
    url: (n: number) => `第${n}個的網址`,
    urlPlaceholder: 'https://',
  },
  disclosure: { label: '廣告揭露用語', hint: '貼文裡怎麼說明這是合作，例如「本影片與山眠合作」' },
  licence: { label: '授權範圍與期間', hint: '可以在哪裡、用多久，例如「品牌官網與社群，一年」' },
  rounds: { label: '修改輪數', hint: '約定可以請對方修改幾輪', unit: '輪' },
  skip: {
    label: '免提供的步驟',
    hint: '快速製作時可以略過；已經開始的步驟不能略過',
    begun: (title: string) => `${title}（已開始）`,
    none: '無',
  },
  notes: { label: '補充說明', placeholder: '任何還想讓創作者知道的事' },
} as const;
