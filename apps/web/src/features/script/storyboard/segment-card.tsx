import type { ScriptSegment } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import type { SpanMessages } from '@paidang/contract/rules';
import type { EditorPort, RichTextEditorHandle } from '@paidang/editor';
import { IconButton } from '@paidang/ui/icon-button';
import { Input } from '@paidang/ui/input';
import { Textarea } from '@paidang/ui/textarea';
import { Ellipsis } from 'lucide-react';
import { memo, type ReactNode, type RefObject } from 'react';
import { labels } from '#labels/script';
import { PressMenu } from '../../../shared/layers/press-menu';
import { formatDuration } from '../segments/segment';
import { CommentsButton } from './comments-button';
import { SegmentFrame } from './segment-frame';
import { SegmentPicture } from './segment-picture';
import { SegmentText } from './segment-text';
import { TimeField } from './time-field';
import type { SegmentCommands } from './use-segment-commands';

export interface SegmentCardProps {
  segment: ScriptSegment;
  number: number;
  isLast: boolean;
  handle: ReactNode;
  /** Message about its times in relation to the others. */
  startMessage: SpanMessages['start'];
  endMessage: SpanMessages['end'];
  openComments: number;
  /** Whether the other side knows it, so that it can be commented on. */
  sent: boolean;
  /** Whether its text is being edited. */
  editing: boolean;
  port: EditorPort;
  editorRef: RefObject<RichTextEditorHandle | null>;
  commands: SegmentCommands;
  onEdit: (uuid: string) => void;
  onComments: (uuid: string) => void;
  onUploads: (name: string, count: number) => void;
}

const loadMenu = () => import('./segment-menu');

/** Editable segment; memoised so that it renders only when it changes. */
export const SegmentCard = memo(function SegmentCard(props: SegmentCardProps) {
  const {
    segment,
    number,
    isLast,
    handle,
    openComments,
    editing,
    port,
    editorRef,
    commands,
    onEdit,
    onComments,
    onUploads,
  } = props;
  const { script_uuid: uuid, title, start, end } = segment;
  return (
    <SegmentFrame
      number={number}
      lead={handle}
      heading={
        <Input
          data-title={uuid}
          aria-label={labels.title(number)}
          placeholder={labels.titlePlaceholder}
          maxLength={limits.script.titleLength}
          value={title}
          onChange={(event) => commands.change(uuid, { title: event.target.value })}
          className="border-transparent bg-transparent font-strong [&_input]:text-18"
        />
      }
      tools={
        <>
          <CommentsButton number={number} count={openComments} unsent={!props.sent} onPress={() => onComments(uuid)} />
          <PressMenu
            load={loadMenu}
            menu={{ uuid, number, isFirst: number === 1, isLast, commands }}
            trigger={(trigger) => (
              <IconButton label={labels.menu(number)} {...trigger}>
                <Ellipsis size={20} strokeWidth={1.75} aria-hidden="true" />
              </IconButton>
            )}
          />
        </>
      }
      times={
        <>
          <TimeField
            label={labels.start(number)}
            value={start}
            error={props.startMessage}
            onCommit={(seconds) => commands.setStart(uuid, seconds)}
          />
          <span aria-hidden="true">–</span>
          <TimeField
            label={labels.end(number)}
            value={end}
            error={props.endMessage}
            onCommit={(seconds) => commands.setEnd(uuid, seconds)}
          />
          {start !== null && end !== null && end > start ? (
            <span className="text-ink-3">{formatDuration(end - start)}</span>
          ) : null}
        </>
      }
      scene={
        <SegmentPicture
          src={segment.picture}
          number={number}
          onChange={(picture) => commands.change(uuid, { picture })}
          onUploadingChange={(count) => onUploads(`${uuid}/picture`, count)}
        >
          <SegmentText
            number={number}
            html={segment.text}
            editing={editing}
            port={port}
            editorRef={editorRef}
            onEdit={() => onEdit(uuid)}
            onChange={(text) => commands.change(uuid, { text })}
            onUploadingChange={(count) => onUploads(`${uuid}/text`, count)}
          />
        </SegmentPicture>
      }
      narration={
        <Textarea
          aria-label={labels.narrationOf(number)}
          placeholder={labels.narrationPlaceholder}
          maxLength={limits.script.narrationLength}
          maxHeight={480}
          value={segment.narration}
          onChange={(event) => commands.change(uuid, { narration: event.target.value })}
          className="border-line text-15 leading-6"
        />
      }
    />
  );
});
