import { caseReportCalls } from '@paidang/contract/calls';
import type { CallRegistry } from '../../http/call-registry';
import type { Transaction } from '../../platform/transaction';
import type { TaskMember } from '../reviews';
import { caseReports } from './present';
import { acceptReport, openReport, provideReport, requestReports, requestUpdate, saveReport } from './service';
import { caseReportSummary } from './summary';

interface Context extends Pick<TaskMember, 'membership' | 'user'> {
  readonly params: { readonly task: string; readonly url_uid?: string };
  readonly body: { readonly askUUID?: string | undefined };
}

/** Changes a report and responds with the updated step. */
async function change(
  tx: Transaction,
  { membership, user, params, body }: Context,
  act: (at: TaskMember) => Promise<void>,
) {
  const at: TaskMember = { membership, user, platformId: params.url_uid, askId: body.askUUID };
  await act(at);
  return { data: await caseReports(tx, at) };
}

export function caseReportRoutes(calls: CallRegistry): void {
  calls.task(caseReportCalls.list, async (tx, { membership, user }) => ({
    data: await caseReports(tx, { membership, user }),
  }));
  calls.task(caseReportCalls.summary, async (tx, { membership, user }) => ({
    data: await caseReportSummary(tx, { membership, user }),
  }));

  calls.task(caseReportCalls.request, (tx, context) => change(tx, context, (at) => requestReports(tx, at)));
  calls.task(caseReportCalls.save, (tx, { body, ...context }) =>
    change(tx, { ...context, body: {} }, (at) => saveReport(tx, at, body)),
  );
  calls.task(caseReportCalls.provide, (tx, context) =>
    change(tx, context, (at) => provideReport(tx, at, context.body)),
  );
  calls.task(caseReportCalls.open, (tx, { body, ...context }) =>
    change(tx, { ...context, body: {} }, (at) => openReport(tx, at, body)),
  );
  calls.task(caseReportCalls.requestUpdate, (tx, context) =>
    change(tx, context, (at) => requestUpdate(tx, at, context.body)),
  );
  calls.task(caseReportCalls.accept, (tx, context) => change(tx, context, (at) => acceptReport(tx, at, context.body)));
}
