import { limits } from '@paidang/contract/limits';
import { momentText, videoTimeOf } from '@paidang/contract/rules';
import type { TourLabels } from '@paidang/tour';
import { labels as tours } from './onboarding';

/** What the demand form calls it. */
export const mustMentionLabel = '一定要說';

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
      title: `先找「${mustMentionLabel}」`,
      text: '這幾點是品牌最在意的，寫大綱和文案時都要放進去。',
    },
    confirm: {
      title: '看懂了就確認',
      text: '確認需求後，就進入下一步。有不清楚的，先留言問清楚。',
    },
  },
  schedule: {
    dates: {
      title: '先排時程',
      text: '從大綱到作品上線，每個日期都在這條底片上，前後順序不能顛倒。',
    },
    days: {
      title: '填好每一天',
      text: '你的交付日、廠商的回覆日都填在這裡。假日會提醒你，沒填完先存著也沒關係。',
    },
    propose: {
      title: '提出給廠商確認',
      text: '廠商確認後就照這些日期走；要改的話，對方會在這一頁建議別的日期。',
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
  video: {
    upload: {
      title: '上傳影片，先別離開',
      text: '選好影片就開始上傳。上傳時請不要離開這一頁；斷線或關掉了，再選同一個檔案就會接續。傳完、轉檔好，就是新的一版。',
    },
    second: {
      title: '第二版來了',
      text: '改好再傳一次，就是B copy。A copy還留在這裡，隨時可以對照。',
    },
    moment: {
      title: '按時間，跳到那一秒',
      text: `留言寫著${momentText(videoTimeOf(limits.onboarding.demoTimeSeconds))}，按下去影片就跳到那裡，不用自己找。`,
    },
    sync: {
      title: '改一段，後面跟著走',
      text: '剪接後某一段變長了？回腳本改時間，打開「同步調整後面段落」，後面的段落會一起往後移。',
    },
    done: {
      title: '影片定稿了',
      text: '和大綱一樣，定稿後等廠商驗收，接著寫文案。',
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
      title: '文案定稿了',
      text: '廠商驗收後，就照這份文案發布作品。',
    },
  },
  works: {
    report: {
      title: '作品上線，回報連結',
      text: '發布後，把作品的網址和上線時間填在這裡，一個平台回報一次。',
    },
    text: {
      title: '貼上發佈文字，和文案比對',
      text: '系統會和驗收過的文案比對，少了什麼、多了什麼，一眼就知道。',
    },
    submit: {
      title: '送出審核',
      text: '填好就送審，廠商會收到通知。沒通過時，照原因修正再送一次。',
    },
    compared: {
      title: '廠商看到的也是這一份',
      text: '綠色是多的，紅色是少的，旁邊是相同的比例。',
    },
    passed: {
      title: '通過，作品完成',
      text: '每個平台都通過後，就接著填結案報告。',
    },
    again: {
      title: '隨時可以再看一次',
      text: '從需求單到作品上線，你走完一遍了。想複習時，打開右上角的選單，選「新手教學」。',
    },
  },
} as const;
