import { consultationRoutes } from '@paidang/contract/routes';
import { request } from './api';
import type { RequestOf } from './client';

export type ConsultationInput = RequestOf<typeof consultationRoutes.send>['body'];

/** Sends a visitor's question; the form shows errors. */
export async function sendConsultation(body: ConsultationInput): Promise<void> {
  await request(consultationRoutes.send, { body, handles: 'all' });
}
