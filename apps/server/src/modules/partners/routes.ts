import { embedCalls } from '@paidang/contract/calls';
import type { CallRegistry } from '../../http/call-registry';
import type { Platform } from '../../platform/platform';
import { checkVisit, receiveVisitor } from './visit-service';

const ratePerMinute = 60;

export function partnerRoutes(calls: CallRegistry, { db, clock }: Pick<Platform, 'db' | 'clock'>): void {
  calls.guest(
    embedCalls.session,
    { ratePerMinute, prepare: ({ body }) => checkVisit(db, body.partner, body.token, clock()) },
    async (tx, { prepared }) => ({ data: await receiveVisitor(tx, prepared) }),
  );
}
