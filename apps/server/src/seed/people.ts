import { join } from 'node:path';
import sharp from 'sharp';
import { paths } from '../config/paths';
import { hashPassword } from '../modules/auth';
import { insertMember } from '../modules/platform-team';
import { filePath, keepPicture } from '../modules/uploads';
import { type CurrentUser, insertUser, updateUser } from '../modules/users';
import type { FileStorage } from '../platform/storage';
import type { Transaction } from '../platform/transaction';
import { demoId } from './demo-id';

/** The accounts to try the product with. */
export const demoAccounts = {
  vendor: 'vendor@paidang.test',
  creator: 'creator@paidang.test',
  unverified: 'unverified@paidang.test',
  suspended: 'suspended@paidang.test',
  /** Of the platform team: two, since who approves a payment does not make it. */
  team: 'team@paidang.test',
  secondOfTeam: 'team2@paidang.test',
  password: 'paidang2026',
} as const;

const vendor = (email: string, companyName: string, contactPerson: string, avatar: string) => ({
  email,
  role: 'Vendor' as const,
  name: contactPerson,
  companyName,
  contactPerson,
  phone: '02-2345-6789',
  avatar,
});

const creator = (email: string, name: string, avatar: string) => ({
  email,
  role: 'Creator' as const,
  name,
  companyName: name,
  contactPerson: null,
  phone: '',
  avatar,
});

const cast = {
  hsu: vendor(demoAccounts.vendor, '山眠', '許雅筑', 'shanmian'),
  chen: vendor('coffee@paidang.test', '霧丘咖啡', '陳以安', 'fog-hill-coffee'),
  lin: vendor('soap@paidang.test', '日日製皂', '林敬堯', 'daily-soap'),
  acheng: creator(demoAccounts.creator, '阿澄', 'acheng'),
  deer: creator('deer@paidang.test', '小鹿出門中', 'little-deer'),
  cat: creator('cat@paidang.test', '廚房裡的貓', 'kitchen-cat'),
  akai: creator('akai@paidang.test', '阿凱實驗室', 'akai-lab'),
  walk: creator('walk@paidang.test', '慢慢散步', 'slow-walk'),
};

export type People = Record<keyof typeof cast, CurrentUser>;

async function keepAvatar(tx: Transaction, storage: FileStorage, name: string, userId: string): Promise<string> {
  const size = 256;
  const svg = join(paths.demo, 'avatars', `${name}.svg`);
  const bytes = await sharp(svg).resize(size, size).png().toBuffer();
  const picture = { bytes, mediaType: 'image/png', extension: 'png', width: size, height: size } as const;
  const kept = await keepPicture(tx, storage, { ...picture, originalName: `${name}.png` }, { uploadedBy: userId });
  return filePath(kept);
}

/** The accounts of the demo, with their pictures. */
export async function seedPeople(tx: Transaction, storage: FileStorage): Promise<People> {
  const passwordHash = await hashPassword(demoAccounts.password);
  const enrol = async (key: keyof typeof cast): Promise<CurrentUser> => {
    const { avatar, ...person } = cast[key];
    const id = demoId(key);
    const row = { ...person, id, passwordHash, status: 'active' as const, createdAt: tx.now };
    await insertUser(tx.db, row);
    const path = await keepAvatar(tx, storage, avatar, id);
    await updateUser(tx.db, id, { avatar: path });
    return { ...person, id, avatar: path };
  };
  for (const status of ['unverified', 'suspended'] as const) {
    const person = { role: 'Creator' as const, name: '測試帳號', companyName: '測試帳號' };
    await insertUser(tx.db, { ...person, id: demoId(status), email: demoAccounts[status], passwordHash, status });
  }
  for (const key of ['team', 'secondOfTeam'] as const) {
    const name = key === 'team' ? '拍檔小幫手' : '拍檔財務';
    const person = { role: 'Vendor' as const, name, companyName: '拍檔', contactPerson: name };
    await insertUser(tx.db, { ...person, id: demoId(key), email: demoAccounts[key], passwordHash, status: 'active' });
    await insertMember(tx.db, demoId(key), tx.now);
  }
  return {
    hsu: await enrol('hsu'),
    chen: await enrol('chen'),
    lin: await enrol('lin'),
    acheng: await enrol('acheng'),
    deer: await enrol('deer'),
    cat: await enrol('cat'),
    akai: await enrol('akai'),
    walk: await enrol('walk'),
  };
}
