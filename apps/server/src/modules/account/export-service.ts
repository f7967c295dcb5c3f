import { exportPath } from '@paidang/contract/calls';
import { limits } from '@paidang/contract/limits';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { notFound } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import type { Transaction } from '../../platform/transaction';
import { consumeToken, issueToken } from '../auth';
import { listLooksAt, serviceDataOf } from '../service-data';
import { findUser, recordSecurity } from '../users';
import { type PersonalRecords, personalRecords, uploadedFiles } from './export-store';
import { toProfile } from './profile-service';

interface ZipEntry {
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** Already compressed, like pictures. @default false */
  readonly isPacked?: boolean;
}

/** A zip file, streamed: one chunk of one entry is in memory at a time. */
async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const { name, content, isPacked } of entries) {
    const entry = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name);
    zip.add(entry);
    for await (const chunk of content) {
      entry.push(chunk);
      yield* ready.splice(0);
    }
    entry.push(new Uint8Array(), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}

/** What each file of the zip contains, in order. */
const contents: Record<'profile' | 'service-data' | 'service-data-looks' | keyof PersonalRecords, string> = {
  profile: '個人資料',
  projects: '你開設的專案',
  tasks: '你承接的任務',
  cancellations: '你提出的取消合作申請',
  versions: '你送出的各個版本（需求單、大綱、腳本、影片、文案）',
  drafts: '你還沒送出的草稿',
  works: '你回報的作品上線',
  'case-reports': '你提供的結案報告',
  ratings: '你給的評分',
  'reward-items': '你的獎金與酬勞',
  rewards: '你的撥款申請，以及簽署時的勞務報酬單（號碼與地址只列一部分）',
  'reward-entries': '獎金與酬勞的帳目（給予、申請、退回、撥款、逾期）',
  'income-statements': '勞務報酬單的號碼、日期與金額（你領的，或你付的）',
  schedules: '你提出的專案排程',
  suggestions: '你建議的修改',
  'claim-answers': '你說明可以這樣說的理由',
  'trace-marks': '你在需求對照說過的',
  'invitations-sent': '你寄出的邀請',
  'invitations-received': '你收到的邀請',
  'creator-card': '你的名片',
  'creator-card-platforms': '名片上的平台與數字',
  'creator-card-fees': '名片上的合作費用',
  'creator-lists': '你的創作者名單與備註',
  proposals: '你採用或不採用的專案提案',
  'proposal-comments': '你在專案提案的留言',
  comments: '你的留言',
  messages: '你送出的聊天訊息',
  'abuse-reports': '你的檢舉',
  consultations: '用你的信箱送出的諮詢',
  notifications: '你收到的通知',
  'notification-settings': '你的通知設定',
  line: '你綁定的LINE通知帳號',
  sessions: '登入中的裝置',
  identities: '你綁定的登入方式（Google、LINE）',
  security: '帳號安全紀錄',
  'service-data': '你的身分與收款資料（號碼、生日與地址只列一部分，完整內容請登入查看）',
  'service-data-looks': '誰看過你完整的身分與收款資料',
};

const readme = `這是你在拍檔的個人資料。

${Object.entries(contents)
  .map(([name, content]) => `${name}.json：${content}`)
  .join('\n')}
files 資料夾：你上傳的檔案

時間都是世界標準時間（UTC）。
`;

/** The path at which a user can download their data once. */
export async function prepareExport(tx: Transaction, userId: string): Promise<string> {
  const token = await issueToken(tx, 'export', userId, limits.account.exportMinutes);
  await recordSecurity(tx, 'data-exported', { userId });
  return `${exportPath}/${token}`;
}

const text = (name: string, content: string): ZipEntry => ({ name, content: [Buffer.from(content)] });
const json = (name: string, value: unknown): ZipEntry => text(`${name}.json`, `${JSON.stringify(value, null, 2)}\n`);

async function* entriesOf({ db, storage, sealer, clock }: Platform, userId: string): AsyncGenerator<ZipEntry> {
  const user = await findUser(db, userId);
  if (!user) return;
  yield text('說明.txt', readme);
  yield json('profile', toProfile(user));
  for (const [name, rows] of Object.entries(await personalRecords(db, user))) yield json(name, rows);
  yield json('service-data', await serviceDataOf(db, sealer, userId, clock()));
  yield json('service-data-looks', await listLooksAt(db, userId));
  for (const { name, originalName } of await uploadedFiles(db, userId)) {
    const content = await storage.read(name);
    // Part of the random name keeps files of the same name apart; slashes are replaced.
    if (content)
      yield { name: `files/${name.slice(0, 8)}-${originalName.replace(/[\\/]/g, '_')}`, content, isPacked: true };
  }
}

/** Spends the token of `prepareExport`. @returns the zip as it is read @throws 0404 */
export async function openExport(platform: Platform, token: string): Promise<AsyncIterable<Uint8Array>> {
  const userId = await platform.transact((tx) => consumeToken(tx, 'export', token));
  if (!userId) throw notFound();
  return zipOf(entriesOf(platform, userId));
}
