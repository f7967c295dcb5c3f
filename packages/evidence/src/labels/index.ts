import type { CapsuleFacts, Finding, Problem } from '../verify/findings';

/** Labels for the result of checking a capsule. */
export interface EvidenceLabels {
  readonly title: string;
  readonly choose: string;
  readonly hint: string;
  readonly checking: string;
  readonly intact: string;
  readonly intactDetail: string;
  readonly broken: (count: number) => string;
  readonly brokenDetail: string;
  readonly keyHint: (issuer: string) => string;
  readonly problems: Readonly<Record<Problem, string>>;
  /** Names of contents; unknown ones are displayed as they are. */
  readonly contents: Readonly<Record<string, string>>;
  readonly places: {
    /** Separator between two places, and between a place and the fault found there. */
    readonly gap: string;
    readonly archive: string;
    readonly file: (path: string) => string;
    readonly entry: (number: number) => string;
    readonly content: (name: string) => string;
    readonly checkpoint: (at: string) => string;
    readonly byte: (at: number) => string;
  };
  readonly facts: {
    readonly issuer: string;
    readonly chain: string;
    readonly madeAt: string;
    readonly key: string;
    readonly head: string;
    readonly entries: string;
    readonly contents: string;
    readonly checkpoint: string;
    readonly count: (entries: number, withheld: number) => string;
    readonly contentCount: (kept: number, erased: number) => string;
    readonly noCheckpoint: string;
    readonly stamped: (at: string, stampedAt: string, authority: string) => string;
  };
  readonly usage: string;
  readonly noFile: (path: string) => string;
  readonly noKeys: (path: string) => string;
}

/** Default labels, in Traditional Chinese. */
export const defaultLabels: EvidenceLabels = {
  title: '驗證存證包',
  choose: '選擇存證包',
  hint: '把下載的 ZIP 拖到這裡。檔案只在這台裝置上檢查，不會上傳。',
  checking: '檢查中…',
  intact: '內容完整，沒有被改過',
  intactDetail: '每一個檔案、每一筆紀錄與每一個簽章都相符。',
  broken: (count) => `找到${count}個問題`,
  brokenDetail: '這份存證包和產生時不一樣，請向對方或平台索取原本的檔案。',
  keyHint: (issuer) =>
    `簽章只證明由這把金鑰簽署。請到 ${issuer}/.well-known/paidang-keys.json 核對金鑰編號，確認是平台的金鑰。`,
  problems: {
    unreadable: '無法讀取',
    'unsafe-path': '路徑不安全',
    missing: '不見了',
    extra: '是多出來的',
    changed: '被改過',
    order: '順序不對，沒有接在前一筆之後',
    rewritten: '和當晚簽署的紀錄不同',
    'bad-signature': '簽章不符',
    'unknown-key': '不是已知的金鑰簽的',
    'bad-stamp': '時間戳不符，或不是所說的單位蓋的',
    repacked: '和產生時不同，可能重新壓縮過；裡面的檔案都沒有變',
  },
  contents: {
    person: '當事人',
    content: '版本內容',
    text: '留言內容',
    words: '說明',
    file: '檔案',
    download: '下載的檔案',
  },
  places: {
    gap: '',
    archive: '壓縮檔',
    file: (path) => `檔案「${path}」`,
    entry: (number) => `第${number}筆紀錄`,
    content: (name) => `的${name}`,
    checkpoint: (at) => `${at} 的簽署`,
    byte: (at) => `的第${at}個位元組`,
  },
  facts: {
    issuer: '產生的平台',
    chain: '專案編號',
    madeAt: '產生時間',
    key: '簽署金鑰',
    head: '最後一筆的雜湊',
    entries: '紀錄',
    contents: '內容',
    checkpoint: '最近一次夜間簽署',
    count: (entries, withheld) =>
      withheld > 0 ? `${entries}筆，其中${withheld}筆屬於別的任務，只有雜湊` : `${entries}筆`,
    contentCount: (kept, erased) => (erased > 0 ? `${kept}項，另有${erased}項已依規定刪除，只留雜湊` : `${kept}項`),
    noCheckpoint: '還沒有',
    stamped: (at, stampedAt, authority) => `${at}，${authority}於${stampedAt}蓋上時間戳`,
  },
  usage:
    '用法：npx @paidang/evidence verify <存證包.zip> [--keys <金鑰檔或網址>] [--lang en]\n' +
    '  --keys  平台公布的金鑰，例如 https://paidang.example/.well-known/paidang-keys.json\n' +
    '結果：0 完整，1 有問題，2 無法檢查\n',
  noFile: (path) => `讀不到「${path}」。\n`,
  noKeys: (path) => `讀不到金鑰「${path}」。\n`,
};

/** Describes a finding in a sentence: where, and what. */
export function findingText(finding: Finding, { places, problems, contents }: EvidenceLabels = defaultLabels): string {
  const { problem, file, entry, content, checkpoint, byte } = finding;
  const where = [
    checkpoint !== undefined ? places.checkpoint(checkpoint) : '',
    entry !== undefined && checkpoint === undefined ? places.entry(entry) : '',
    content !== undefined ? places.content(contents[content] ?? content) : '',
    file !== undefined ? places.file(file) : '',
    byte !== undefined ? `${places.archive}${places.gap}${places.byte(byte)}` : '',
  ].filter(Boolean);
  return [...(where.length > 0 ? where : [places.archive]), problems[problem]].join(places.gap);
}

/** What a capsule states about itself, as pairs of name and value. */
export function summaryOf(facts: CapsuleFacts, { facts: labels }: EvidenceLabels = defaultLabels): [string, string][] {
  const last = facts.checkpoints.at(-1);
  return [
    [labels.issuer, facts.issuer],
    [labels.chain, facts.chain],
    [labels.madeAt, facts.madeAt],
    [labels.entries, labels.count(facts.entries, facts.withheld)],
    [labels.contents, labels.contentCount(facts.contents - facts.erased, facts.erased)],
    [
      labels.checkpoint,
      last?.stamp ? labels.stamped(last.at, last.stamp.at, last.stamp.authority) : (last?.at ?? labels.noCheckpoint),
    ],
    [labels.head, facts.head],
    [labels.key, facts.key],
  ];
}
