import { channels, type EventPayloads, echoChannel, echoEvent, events } from '@paidang/contract/routes';
import type { VideoState } from '@paidang/contract/workflow';
import { useEffect } from 'react';
import { useLive } from '../stores/live';
import { useSession } from '../stores/session';
import { useTaskEcho } from './use-task-events';

/** Polling interval without a connection, while the server processes a film, ms. */
const pollInterval = 5000;
const working: readonly (VideoState | null)[] = ['making', 'transcoding'];

const changed = echoEvent(events.videoChanged);

/** Follows the processing of a film that was not sent yet. */
export function useVideoEvents(task: string, state: VideoState | null, refresh: () => unknown): void {
  const echo = useTaskEcho();
  const user = useSession((session) => session.user?.uuid ?? null);

  useEffect(() => {
    if (!echo || !user) return;
    // The channel is shared by the whole app: remove only the listener.
    const channel = echo.private(echoChannel(channels.user(user)));
    const listener = ({ task_uuid }: EventPayloads['video-changed']) => {
      if (task_uuid === task) refresh();
    };
    channel.listen(changed, listener);
    return () => {
      if (useLive.getState().echo === echo) channel.stopListening(changed, listener);
    };
  }, [echo, user, task, refresh]);

  const isWorking = working.includes(state);
  useEffect(() => {
    if (!isWorking || echo) return;
    const timer = setInterval(refresh, pollInterval);
    return () => clearInterval(timer);
  }, [isWorking, echo, refresh]);
}
