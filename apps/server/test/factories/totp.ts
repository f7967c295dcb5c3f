import { generateSync } from 'otplib';

/** The code an authenticator shows at a moment. */
export const codeAt = (secret: string, now: Date): string =>
  generateSync({ secret, epoch: Math.floor(now.getTime() / 1000) });
