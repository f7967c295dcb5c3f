import { required } from './required';
import type { Message } from './result';
import { serviceDataMessages } from './service-data-messages';

const domestic = /^09\d{8}$/;
const foreign = /^\+[1-9]\d{6,14}$/;

/** A mobile number in Taiwan, without separators. */
export const checkMobile = (value: string): Message =>
  required(value, domestic.test(value), serviceDataMessages.mobile);

/** A mobile number of a person who may live abroad: with a country code, or Taiwanese. */
export const checkMobileAbroad = (value: string): Message =>
  required(value, domestic.test(value) || foreign.test(value), serviceDataMessages.mobileAbroad);
