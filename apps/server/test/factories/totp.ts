import { generateSync } from 'otplib';

/** The code an authenticator shows at a given time. */
export const codeAt = (secret: string, now: Date): string =>
  generateSync({ secret, epoch: Math.floor(now.getTime() / 1000) });
