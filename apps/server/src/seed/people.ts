import { join } from 'node:path';
import { type StaffRole, staffRoles } from '@paidang/contract/vocabulary';
import sharp from 'sharp';
import { paths } from '../config/paths';
import { hashPassword } from '../modules/auth';
import { setKey } from '../modules/console';
import { findStaff, insertStaff } from '../modules/staff';
import { filePath, keepPicture } from '../modules/uploads';
import { type CurrentAccount, type CurrentUser, insertUser, updateUser } from '../modules/users';
import { notFound } from '../platform/errors';
import type { Platform } from '../platform/platform';
import type { FileStorage } from '../platform/storage';
import type { Transaction } from '../platform/transaction';
import { demoId } from './demo-id';

/** The accounts for trying the product. */
export const demoAccounts = {
  vendor: 'vendor@paidang.test',
  creator: 'creator@paidang.test',
  unverified: 'unverified@paidang.test',
  suspended: 'suspended@paidang.test',
  /** Staff accounts: two for money, since the member who approves a payment must not make it. */
  team: 'team@paidang.test',
  secondOfTeam: 'team2@paidang.test',
  content: 'content@paidang.test',
  password: 'paidang2026',
  /** The authenticator secret of the staff accounts. */
  staffKey: 'PAIDANGDEMOSECRETPAIDANGDEMOSECR',
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
  room: creator('room@paidang.test', '一間小房子', 'small-room'),
  night: creator('night@paidang.test', '夜貓讀書會', 'night-reading'),
  mama: creator('mama@paidang.test', '米粒媽媽', 'rice-mama'),
  light: creator('light@paidang.test', '拾光日常', 'gathered-light'),
  wood: creator('wood@paidang.test', '晚安木木', 'goodnight-wood'),
  trail: creator('trail@paidang.test', '跑山的老吳', 'trail-wu'),
  potter: creator('potter@paidang.test', '島嶼陶室', 'island-potter'),
};

const staff = {
  team: { name: '周以恩', roles: staffRoles },
  secondOfTeam: { name: '林書平', roles: ['money'] },
  content: { name: '何芷晴', roles: ['content'] },
} as const satisfies Record<string, { name: string; roles: readonly StaffRole[] }>;

/** The demo's members of staff. */
export type DemoStaff = keyof typeof staff;

export async function staffMember({ db }: Transaction, member: DemoStaff): Promise<CurrentAccount> {
  const found = await findStaff(db, demoId(member));
  if (!found) throw notFound();
  return found.user;
}

export type People = Record<keyof typeof cast, CurrentUser>;

async function keepAvatar(tx: Transaction, storage: FileStorage, name: string, userId: string): Promise<string> {
  const size = 256;
  const svg = join(paths.demo, 'avatars', `${name}.svg`);
  const bytes = await sharp(svg).resize(size, size).png().toBuffer();
  const picture = { bytes, mediaType: 'image/png', extension: 'png', width: size, height: size } as const;
  const kept = await keepPicture(tx, storage, { ...picture, originalName: `${name}.png` }, { uploadedBy: userId });
  return filePath(kept);
}

/** The demo accounts, with their pictures. */
export async function seedPeople(tx: Transaction, { storage, sealer, env }: Platform): Promise<People> {
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
  for (const key of Object.keys(staff) as DemoStaff[]) {
    const id = demoId(key);
    await insertStaff(tx, { email: demoAccounts[key], ...staff[key] }, { id, passwordHash });
    // The key is public, so on servers reachable by others staff have to enrol with their own.
    if (env.NODE_ENV !== 'production') await setKey(tx, sealer, id, demoAccounts.staffKey, tx.now);
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
    room: await enrol('room'),
    night: await enrol('night'),
    mama: await enrol('mama'),
    light: await enrol('light'),
    wood: await enrol('wood'),
    trail: await enrol('trail'),
    potter: await enrol('potter'),
  };
}
