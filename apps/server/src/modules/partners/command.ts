import type { Transaction } from '../../platform/transaction';
import { addPartner, allowOrigins, PartnerError, partnerList, removePartner, rotatePartner } from './admin-service';

export interface PartnerOptions {
  readonly name?: string | undefined;
  readonly account?: string | undefined;
  readonly origin?: readonly string[] | undefined;
}

const usage = `npm run partner -- add <partner> --account <e-mail> --origin <https://shop.example> [--origin …] [--name <名稱>]
npm run partner -- list
npm run partner -- origins <partner> --origin <https://shop.example> [--origin …]
npm run partner -- rotate <partner>
npm run partner -- remove <partner>
`;

const keyText = (slug: string, privateKey: string): string =>
  `The key of "${slug}", shown this once. It signs tokens and belongs on the partner's server only:\n\n${privateKey}`;

/**
 * Runs a command line and returns the text to print.
 *
 * @throws PartnerError if the command is invalid
 */
export async function runPartnerCommand(
  tx: Transaction,
  [command, slug = '', ...rest]: readonly string[],
  { name = '', account, origin = [] }: PartnerOptions,
): Promise<string> {
  if (rest.length === 0 && command === 'list' && slug === '') {
    const rows = await partnerList(tx);
    const lines = rows.map(({ partner, account: host }) =>
      [partner.slug, partner.name, host, partner.origins.join(' ')].join('\t'),
    );
    return rows.length === 0 ? 'There are no partners yet.\n' : `${lines.join('\n')}\n`;
  }
  if (rest.length > 0 || slug === '') throw new PartnerError(usage);
  if (command === 'add' && account) {
    const { partner, privateKey } = await addPartner(tx, { slug, name, account, origins: origin });
    return keyText(partner.slug, privateKey);
  }
  if (command === 'origins') {
    const { origins } = await allowOrigins(tx, slug, origin);
    return `"${slug}" may show the chat on ${origins.join(', ')}.\n`;
  }
  if (command === 'rotate') return keyText(slug, (await rotatePartner(tx, slug)).privateKey);
  if (command === 'remove') {
    await removePartner(tx, slug);
    return `"${slug}" is removed.\n`;
  }
  throw new PartnerError(usage);
}
