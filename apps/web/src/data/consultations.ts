import { consultationRoutes } from '@paidang/contract/routes';
import { request } from './api';
import type { RequestOf } from './call-types';

export type ConsultationInput = RequestOf<typeof consultationRoutes.send>['body'];

/** Sends what a visitor asks; the form shows what went wrong. */
export async function sendConsultation(body: ConsultationInput): Promise<void> {
  await request(consultationRoutes.send, { body, handles: 'all' });
}
