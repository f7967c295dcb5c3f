import type { TourLabels } from '@paidang/tour';
import { labels as tours } from '../labels';

/** What the demand form calls it. */
export const mustSay = '一定要說';

/** Words of the beginner guide. */
export const labels = {
  title: '新手教學',
  band: '這是新手教學的示範專案，內容不會送給任何品牌。',
  leave: '離開教學',
  reloaded: '偵測到重新整理，教學將重新開始',
  begin: '知道了',
  tour: {
    leaveTitle: '要離開新手教學嗎？',
    leaveText: '現在離開，下次會從頭開始。',
    leave: '離開教學',
    stay: '留在教學',
  } satisfies Partial<TourLabels>,
  brief: {
    film: {
      title: '從這裡開始一個專案',
      text: '一格是一個步驟，從需求單走到結案報告。亮著的那一格，就是現在的步驟。',
    },
    next: {
      title: '先看需求單',
      text: '輪到你的步驟會列在這裡，按右邊的按鈕就能開始。',
    },
    must: {
      title: `先找「${mustSay}」`,
      text: '這幾點是品牌最在意的，寫大綱和文案時都要放進去。',
    },
    confirm: {
      title: '看懂了就確認',
      text: '確認需求後，就進入下一步。有不清楚的，先留言問清楚。',
    },
  },
  outline: {
    write: tours.outline.write,
    save: tours.outline.save,
    send: tours.outline.send,
    sent: {
      title: '這就是第一版',
      text: '送出的版本都留在這裡，不會被蓋掉。廠商看過後，會在留言裡告訴你想改哪裡。',
    },
    compare: {
      title: '改了哪裡，一眼看到',
      text: '改好再送出，就是第二版。和前一版比對時，綠色是新增，紅色是刪除。',
    },
    finalise: {
      title: '談定了就定稿',
      text: '按「定稿」就完成大綱，內容不再更動，等廠商驗收。',
    },
    done: {
      title: '大綱完成了',
      text: '輪到廠商驗收，通過後就做下一步。',
    },
  },
  copywriting: {
    list: {
      title: '每個平台一份文案',
      text: '作品要放上哪些平台，這裡就有哪些文案。點進去開始寫。',
    },
    write: {
      title: '寫這個平台的文案',
      text: '和大綱一樣：先存草稿，寫好再送出。',
    },
    sent: {
      title: '送出後等廠商看',
      text: '文案也有版本。廠商的留言會出現在這一頁。',
    },
    status: {
      title: '進度回到這裡看',
      text: '每個平台的文案寫到哪裡，這一頁都看得到。',
    },
    compare: {
      title: '照著留言改，再送一次',
      text: '和大綱一樣，綠色是新增，紅色是刪除。',
    },
    done: {
      title: '定稿，教學完成',
      text: '接下來用同樣的方式，完成你的第一個專案。隨時可以從右上角的選單再看一次。',
    },
  },
} as const;
