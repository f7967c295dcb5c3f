import * as z from 'zod';
import { limits } from '../limits';
import { checkEmail, checkNewPassword, checkPlatformLink, isBlankText, messages } from '../rules';

/** A string checked by one of the contract's rules. */
export const checked = (check: (value: string) => string | null) =>
  z.string().superRefine((value, context) => {
    const message = check(value);
    if (message) context.addIssue({ code: 'custom', message });
  });

/** A text of at most `most` characters with something visible in it. */
export const filledText = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .refine((text) => !isBlankText(text), messages.fillThisField);

export const EmailField = checked((value) => checkEmail(value, 'page'));
/** A new password. */
export const PasswordField = checked((value) => checkNewPassword(value, 'page')).max(200);
export const LinkField = checked(checkPlatformLink).max(limits.account.linkLength).default('');
const Token = z.string().min(20).max(100);
/** A token in a link; only the server knows which kind. */
export const TokenParams = z.object({ token: Token });
/** The token of a mailed invitation: it proves that whoever presents it reads that mailbox. */
export const EmailToken = Token;
