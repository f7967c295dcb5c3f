import type { LineNotifySetting, Step } from '@paidang/contract/entities';
import { messagingRoutes } from '@paidang/contract/routes';
import { machineOf } from '@paidang/contract/steps';
import type { ReportAction, ScheduleAction, WorksAction } from '@paidang/contract/workflow';
import useSWR from 'swr';
import { useGuide } from '../stores/guide';
import { useLineQuestion } from '../stores/line-question';
import { request } from './api';
import type { StepMove } from './step-source';

const key = ['line-notify-setting'] as const;
/** The page shows 設定失敗 itself. */
const handles = 'all' as const;

export type SettingChange = Pick<LineNotifySetting, 'ask' | 'preferences' | 'off_hours'>;

export const unbindLine = () => request(messagingRoutes.unbind, { handles });

/** Whether the caller's LINE account is bound, and whether it can be. Optional information, so failures are silent. */
export const fetchLineBinding = async (): Promise<Pick<LineNotifySetting, 'binding' | 'can_bind' | 'test_binding'>> =>
  (await request(messagingRoutes.setting, { handles })).data;

/** The caller's notification setting and the calls that change it. Every call returns the whole setting. */
export function useNotifySetting() {
  const { data: setting, error, mutate } = useSWR(key, async () => (await request(messagingRoutes.setting)).data);
  const keep = (answer: { data: LineNotifySetting }) => mutate(answer.data, { revalidate: false });
  return {
    setting,
    error,
    retry: () => void mutate(),
    save: async (body: SettingChange) => void (await keep(await request(messagingRoutes.save, { body, handles }))),
    unbind: async () => void (await keep(await unbindLine())),
    bindTestAccount: async () => void (await keep(await request(messagingRoutes.bindTestAccount, { handles }))),
  };
}

/** A move after which the sender may be asked about LINE. */
export type AskableMove = StepMove | ScheduleAction | WorksAction | ReportAction;

const actions: Partial<Record<AskableMove, string>> = {
  requestChanges: 'request_changes',
  requestReopen: 'request_reopen',
  agreeReopen: 'agree_reopen',
  declineReopen: 'decline_reopen',
  withdrawReopen: 'withdraw_reopen',
};

/** The action code a move emitted; `null` or `undefined` if its sender is not asked about LINE. */
function actionCode({ function: code, status }: Pick<Step, 'function' | 'status'>, move: AskableMove) {
  const action = actions[move] ?? move;
  const transition = machineOf(code).transitions.find((one) => one.action === action && one.to === status);
  return transition?.asks ? transition.emits : null;
}

/** Whether the sender may be asked about LINE after a move. */
export const mayAskAboutLine = (step: Pick<Step, 'function' | 'status'>, move: AskableMove): boolean =>
  Boolean(actionCode(step, move));

/**
 * After a move: checks with the server whether to ask the sender about LINE, and opens the question. Optional, so failures
 * are silent.
 *
 * @param step in its state after the move
 * @param askUUID the group of the move
 */
export async function askAboutLineAfterStep(
  step: Pick<Step, 'function' | 'status'>,
  move: AskableMove,
  askUUID: string,
): Promise<void> {
  const action = actionCode(step, move);
  if (action) await askAboutGroup(`${step.function}${action}`, askUUID);
}

/**
 * Checks with the server whether to ask the sender of a group about LINE, and opens the question.
 *
 * @param status function and action code of something in the group, such as `03004`
 */
export async function askAboutGroup(status: string, askUUID: string): Promise<void> {
  // The guide has no other side to notify.
  if (useGuide.getState().isOn) return;
  const params = { status };
  const answer = await request(messagingRoutes.ifAsk, { params, query: { askUUID }, handles }).catch(() => null);
  if (!answer?.data.isAsk || !answer.data.askUUID) return;
  useLineQuestion.getState().ask({ askUUID: answer.data.askUUID, preview: answer.data.preview });
}

/** Submits the sender's answer; not choosing means no. */
export const decideLineQuestion = async (askUUID: string, isSent: boolean): Promise<void> => {
  const body = isSent
    ? { askUUID, isCancel: false as const, isInstantSend: true }
    : { askUUID, isCancel: true as const };
  await request(messagingRoutes.confirm, { body, handles, keepalive: true });
};
