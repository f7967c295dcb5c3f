import type { MultiPageScriptView } from '@paidang/contract/entities';
import { type ReactNode, useMemo, useState } from 'react';
import type { LiveCommentPort } from '../../data/comments';
import { importWordFile, uploadSegmentPicture } from '../../data/scripts';
import { segmentName } from '../../features/script/segments/segment';
import { type ScriptRoom, ScriptRoomContext } from '../../features/script/storyboard/script-room';
import { createCommentPort } from '../../wiring/comment-port';
import { watchedPort } from '../../wiring/watched-port';

export interface ScriptRoomProviderProps {
  task: string;
  view: MultiPageScriptView | undefined;
  /** Comment port of the board of all segments. */
  comments: LiveCommentPort;
  /** Reloads the step view. */
  onWritten: () => void;
  children: ReactNode;
}

/** Provides the segments of a script with its data and actions. */
export function ScriptRoomProvider({ task, view, comments, onWritten, children }: ScriptRoomProviderProps) {
  const [segment, setSegment] = useState<string | null>(null);
  const port = useMemo(() => {
    if (!segment) return null;
    const written = () => {
      comments.changed();
      onWritten();
    };
    return watchedPort(createCommentPort({ area: 'scriptComments', task, script: segment }), written);
  }, [task, segment, comments, onWritten]);

  const room = useMemo((): ScriptRoom => {
    const item = view?.items.find(({ script_uuid, is_sent }) => script_uuid === segment && is_sent);
    return {
      task,
      version: view?.step.version ?? 0,
      openComments: new Map(view?.items.map(({ script_uuid, message_count }) => [script_uuid, message_count])),
      sent: new Set(view?.items.flatMap(({ script_uuid, is_sent }) => (is_sent ? [script_uuid] : []))),
      chosen: item && port ? { uuid: item.script_uuid, name: segmentName(item, item.ordering), port } : null,
      chooseSegment: setSegment,
      deleted: view?.deleted_items ?? [],
      importWord: (file, upload) => importWordFile(task, file, upload),
      uploadPicture: (file, upload) => uploadSegmentPicture(task, file, upload),
    };
  }, [task, view, segment, port]);
  return <ScriptRoomContext.Provider value={room}>{children}</ScriptRoomContext.Provider>;
}
