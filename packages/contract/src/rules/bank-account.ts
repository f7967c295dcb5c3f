import { serviceDataLimits } from '../limits';
import { messages } from './messages';
import type { Message } from './result';
import { serviceDataMessages } from './service-data-messages';

const { least, most } = serviceDataLimits.account;
const bankCode = /^\d{3}$/;
const branchCode = /^\d{4}$/;
const account = new RegExp(`^\\d{${least},${most}}$`);

/** A well-formed code is right, even one no list has: banks merge, and lists age. */
export function checkBankCode(value: string): Message {
  if (value === '') return messages.fillThisField;
  return bankCode.test(value) ? null : serviceDataMessages.bankCode;
}

/** The four digits of a branch, or the seven of a transfer, which begin with those of its bank. */
export function checkBranchCode(value: string, bank: string): Message {
  if (value === '') return messages.fillThisField;
  if (value.length === 7 && branchCode.test(value.slice(3)) && bankCode.test(value.slice(0, 3)))
    return value.startsWith(bank) ? null : serviceDataMessages.branchOfOtherBank;
  return branchCode.test(value) ? null : serviceDataMessages.branchCode;
}

/** The digits of an account, without separators. */
export function checkBankAccount(value: string): Message {
  if (value === '') return messages.fillThisField;
  return account.test(value) ? null : serviceDataMessages.bankAccount;
}
