import { messages } from './messages';
import type { Message } from './result';
import { serviceDataMessages } from './service-data-messages';

const domestic = /^09\d{8}$/;
const foreign = /^\+[1-9]\d{6,14}$/;

/** A mobile number in Taiwan, without separators. */
export function checkMobile(value: string): Message {
  if (value === '') return messages.fillThisField;
  return domestic.test(value) ? null : serviceDataMessages.mobile;
}

/** A mobile number of somebody who may live elsewhere: with the country's code, or in Taiwan. */
export function checkMobileAbroad(value: string): Message {
  if (foreign.test(value) || checkMobile(value) === null) return null;
  return value === '' ? messages.fillThisField : serviceDataMessages.mobileAbroad;
}
