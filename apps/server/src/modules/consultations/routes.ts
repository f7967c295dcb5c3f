import { consultationCalls, platformConsultationCalls } from '@paidang/contract/calls';
import { siteOf } from '../../config/site';
import type { CallRegistry } from '../../http/call-registry';
import { hashNetwork } from '../../http/network';
import type { Platform } from '../../platform/platform';
import {
  answerConsultation,
  closeConsultation,
  consult,
  consultation,
  consultationPage,
  noteConsultation,
  reopenConsultation,
  takeConsultation,
} from './service';

const ratePerMinute = 10;

export function consultationRoutes(calls: CallRegistry, { env }: Platform): void {
  const { email: operator } = siteOf(env);

  calls.guest(consultationCalls.send, { ratePerMinute }, async (tx, { body, request }) => {
    await consult(tx, body, { network: hashNetwork(request.ip), appUrl: env.APP_URL, operator });
    return { data: null };
  });

  calls.platform(platformConsultationCalls.list, async (tx, { query }) => consultationPage(tx, query));

  calls.platform(platformConsultationCalls.get, async (tx, { params }) => ({
    data: await consultation(tx, params.consultation),
  }));

  calls.platform(platformConsultationCalls.take, async (tx, { user, params, body }) => ({
    data: await takeConsultation(tx, user, params.consultation, body.from),
  }));

  calls.platform(platformConsultationCalls.answer, async (tx, { user, params, body }) => ({
    data: await answerConsultation(tx, user, params.consultation, { ...body, operator }),
  }));

  calls.platform(platformConsultationCalls.note, async (tx, { params, body }) => ({
    data: await noteConsultation(tx, params.consultation, body.note),
  }));

  calls.platform(platformConsultationCalls.close, async (tx, { params }) => ({
    data: await closeConsultation(tx, params.consultation),
  }));

  calls.platform(platformConsultationCalls.reopen, async (tx, { params }) => ({
    data: await reopenConsultation(tx, params.consultation),
  }));
}
