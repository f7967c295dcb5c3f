import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bank, BankBranch, ListSource } from '@paidang/contract/entities';
import { paths } from '../../config/paths';

/** The licence of the data requires naming the source. */
export const bankSource: ListSource = {
  source:
    '金融監督管理委員會「金融機構基本資料」與中央銀行「金融機構一覽表」「總分支機構位置」，政府資料開放授權條款第1版，由taiwan-banks-list彙整',
  date: '2023-12-21',
};

interface ListedBank extends Bank {
  readonly branches: BankBranch[];
}

/** Rows are `bank,branch,name`; the row of the bank itself has no branch and precedes its branches. */
async function readBanks(): Promise<ReadonlyMap<string, ListedBank>> {
  const [, ...rows] = (await readFile(join(paths.data, 'banks.csv'), 'utf8')).trimEnd().split('\n');
  const banks = new Map<string, ListedBank>();
  for (const row of rows) {
    const [bank = '', branch = '', name = ''] = row.split(',');
    if (branch === '') banks.set(bank, { code: bank, name, branches: [] });
    else banks.get(bank)?.branches.push({ code: branch, name });
  }
  return banks;
}

let banks: Promise<ReadonlyMap<string, ListedBank>> | undefined;

/** The banks; the file is read once, on first use. */
export function listBanks(): Promise<ReadonlyMap<string, ListedBank>> {
  banks ??= readBanks();
  return banks;
}

/** The names of a bank and its branch; `''` for codes that are not on the list, since they may be newer than the list. */
export async function nameBranch(bankCode: string, branchCode: string): Promise<{ bank: string; branch: string }> {
  const bank = (await listBanks()).get(bankCode);
  const branch = bank?.branches.find(({ code }) => code === branchCode);
  return { bank: bank?.name ?? '', branch: branch?.name ?? '' };
}
