import type { Server } from 'node:http';

export function signToken(options: {
  partner: string;
  /** PKCS#8, PEM. */
  privateKey: string;
  customer: { id: string; name: string };
}): string;

export function createShop(options: {
  /** Origin of the chat. */
  chat: string;
  partner: string;
  /** Signs for whoever is signed in at the shop. */
  token: () => string;
}): Server;
