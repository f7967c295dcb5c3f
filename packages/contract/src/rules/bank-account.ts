import { serviceDataLimits } from '../limits';
import { required } from './required';
import type { Message } from './result';
import { serviceDataMessages } from './service-data-messages';

const { least, most } = serviceDataLimits.account;
const bankCode = /^\d{3}$/;
const branchCode = /^\d{4}$/;
/** As in a transfer: the bank's digits, then the branch's. */
const bankAndBranch = /^\d{7}$/;
const account = new RegExp(`^\\d{${least},${most}}$`);

/** Any well-formed code is accepted, even one missing from the lists: banks merge, and lists become outdated. */
export const checkBankCode = (value: string): Message =>
  required(value, bankCode.test(value), serviceDataMessages.bankCode);

/** The four digits of a branch, or the seven of a transfer, which start with the bank's. */
export function checkBranchCode(value: string, bank: string): Message {
  const isOfOtherBank = bankAndBranch.test(value) && !value.startsWith(bank);
  if (isOfOtherBank) return serviceDataMessages.branchOfOtherBank;
  return required(value, branchCode.test(value) || bankAndBranch.test(value), serviceDataMessages.branchCode);
}

/** The digits of an account, without separators. */
export const checkBankAccount = (value: string): Message =>
  required(value, account.test(value), serviceDataMessages.bankAccount);
