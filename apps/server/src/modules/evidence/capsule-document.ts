import { evidenceKeysPath } from '@paidang/contract/calls';
import { evidenceLimits } from '@paidang/contract/limits';
import { fullMoment } from '@paidang/contract/rules';
import { stepStatusTitle } from '@paidang/contract/steps';
import { FunctionCode, functionTitles } from '@paidang/contract/vocabulary';
import type { RichDocument } from '@paidang/editor/core';
import type { EntryBody, LogEntry, ProvenHead } from '@paidang/evidence';
import { fieldOf } from '../../platform/field-of';
import { heading, list, paragraph, table } from '../exports';
import type { ContentRow, HeadRow } from './chain-store';

interface Evidence {
  readonly head: HeadRow;
  readonly log: readonly LogEntry[];
  readonly contents: readonly ContentRow[];
  readonly checkpoints: readonly ProvenHead[];
}

interface DocumentContext {
  readonly project: string;
  readonly issuer: string;
  readonly at: Date;
}

const parties: Readonly<Record<string, string>> = {
  vendor: '廠商',
  creator: '創作者',
  platform: '平台',
  guest: '受邀的訪客',
};

const commentActions: Readonly<Record<string, string>> = {
  write: '留言',
  edit: '修改留言',
  delete: '刪除留言',
  restore: '還原留言',
  process: '將留言標為已處理',
  prove: '確認已依留言修改',
  unprocess: '將留言標為未處理',
  hide: '隱藏留言',
};

/** Descriptions of activities, by the last part of their code. */
const activityActions: Readonly<Record<string, string>> = {
  '02': '修改專案',
  '03': '結束專案',
  '06': '同意取消合作',
  '07': '重新開啟專案',
  '08': '不同意取消合作',
  '11': '加入專案',
  '14': '申請取消合作',
  '15': '收回取消合作的申請',
};

/** The values of contents that were not erased, by entry and name. */
type Values = ReadonlyMap<string, unknown>;

const valuesOf = (contents: readonly ContentRow[]): Values =>
  new Map(contents.flatMap(({ seq, name, value }) => (value ? [[`${seq} ${name}`, JSON.parse(value)]] : [])));

const field = (value: unknown, name: string): string => {
  const found = fieldOf(value, name);
  return typeof found === 'string' ? found : '';
};

function stepTitle(step: EntryBody['about'][string] | undefined): string {
  const code = FunctionCode.safeParse(step);
  return code.success ? functionTitles[code.data] : '';
}

function statusChange({ step, from, to }: EntryBody['about']): string {
  const code = FunctionCode.safeParse(step);
  if (!code.success) return `${from} → ${to}`;
  return `${stepStatusTitle(code.data, String(from))} → ${stepStatusTitle(code.data, String(to))}`;
}

/** Describes a version or comment from before the evidence began. */
function describeExisting({ step, number, since }: EntryBody['about'], message: string): string {
  const when = since ? `（${fullMoment(new Date(String(since)))}）` : '';
  if (number !== undefined) return `${stepTitle(step)}：開始記錄時已有第 ${number} 版${when}`;
  return `${stepTitle(step)}：開始記錄時已有的留言${when}${message ? `「${message}」` : ''}`;
}

const downloads: Readonly<Record<string, string>> = {
  film: '影片檔',
  original: '原始檔',
  copy: '畫面印上名字的影片檔',
};

/** Number of hash digits shown, enough to tell files apart; the capsule contains the full hash. */
const shownDigits = 16;

/** Describes which file was downloaded. */
function describeDownload({ step, number, file }: EntryBody['about'], download: unknown): string {
  const hash = field(download, 'sha256').slice(0, shownDigits);
  return `${stepTitle(step)}：下載第 ${number} 版的${downloads[String(file)] ?? '檔案'}${hash ? `（SHA-256：${hash}…）` : ''}`;
}

/** Describes an entry. */
function describeEntry({ kind, about, seq }: EntryBody, values: Values): string {
  const message = field(values.get(`${seq} text`), 'message');
  switch (kind) {
    case 'transition':
      return `${stepTitle(about.step)}：${statusChange(about)}`;
    case 'version':
      return `${stepTitle(about.step)}：送出第 ${about.number} 版`;
    case 'comment':
      return `${stepTitle(about.step)}：${commentActions[String(about.action)] ?? ''}${message ? `「${message}」` : ''}`;
    case 'existing':
      return describeExisting(about, message);
    case 'download':
      return describeDownload(about, values.get(`${seq} download`));
    case 'file':
      return `上傳檔案 ${field(values.get(`${seq} file`), 'original_name')}`;
    default:
      return activityActions[String(about.code).split('-').at(-1) ?? ''] ?? '專案動態';
  }
}

const columns = [
  { name: '筆', width: 8 },
  { name: '時間', width: 24 },
  { name: '誰', width: 24 },
  { name: '做了什麼', width: 44 },
];

function rowOf(body: EntryBody, values: Values) {
  const person = values.get(`${body.seq} person`);
  const fallback = body.by.user === null ? '' : '（已刪除的帳號）';
  const who = typeof person === 'string' ? ` ${person}` : fallback;
  const excerpt = values.get(`${body.seq} words`);
  return [
    String(body.seq),
    fullMoment(new Date(body.at)),
    `${parties[body.by.party] ?? ''}${who}${body.by.super_login ? '（平台代為操作）' : ''}`,
    `${describeEntry(body, values)}${typeof excerpt === 'string' ? `「${excerpt}」` : ''}`,
  ].map((text) => [paragraph(text)]);
}

/** For a project older than its evidence: states what is proven about the time before. */
function beginningFact(shown: readonly EntryBody[]): string[] {
  const existing = shown.filter(({ kind }) => kind === 'existing');
  const [first] = existing;
  if (!first) return [];
  return [
    `紀錄從${fullMoment(new Date(first.at))}開始；之前的版本與留言照當時的內容記下 ${existing.length} 筆，日期與驗收依系統當時的資料`,
  ];
}

/** The capsule's readable document: the entries, and how to verify them. */
export function capsuleDocument(
  { head, log, contents, checkpoints }: Evidence,
  { project, issuer, at }: DocumentContext,
) {
  const values = valuesOf(contents);
  const shown = log.flatMap((entry) => ('body' in entry ? [entry.body] : []));
  const listed = shown.slice(-evidenceLimits.listedEntries);
  const signed = checkpoints.at(-1);
  const blocks: RichDocument = [
    ...(listed.length > 0
      ? [
          table(
            columns,
            listed.map((body) => rowOf(body, values)),
          ),
        ]
      : [paragraph('還沒有紀錄')]),
    heading('怎麼驗證'),
    list([
      paragraph('用瀏覽器打開 verify.html，把整個 ZIP 拖進去。不需要網路，檔案不會上傳。'),
      paragraph('或執行 npx @paidang/evidence verify 存證包.zip'),
      paragraph(`簽署用的金鑰公布在 ${issuer}${evidenceKeysPath}`),
    ]),
  ];
  return {
    title: `${project}｜存證紀錄`,
    facts: [
      `${fullMoment(at)}產生，共 ${log.length} 筆${listed.length < log.length ? `，這裡列出 ${listed.length} 筆` : ''}`,
      ...beginningFact(shown),
      `最後一筆的雜湊：${head.hash}`,
      signed
        ? `最近一次夜間簽署：${fullMoment(new Date(signed.statement.at))}，到第 ${signed.head.seq} 筆`
        : '還沒有夜間簽署',
    ],
    blocks,
  };
}
