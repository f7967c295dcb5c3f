import type { ConsultationDetail } from '@paidang/contract/entities';
import { consultationStatusTitles, consultationTopicTitles } from '@paidang/contract/vocabulary';
import { Badge } from '@paidang/ui/badge';
import { Button } from '@paidang/ui/button';
import { Skeleton } from '@paidang/ui/skeleton';
import { labels } from '#labels/console-operations';
import { useConsultation, useConsultationMoves } from '../../data/console-consultations';
import { NoSuchRow } from '../../shared/console/console-columns';
import { ConsoleFacts, ConsolePart } from '../../shared/console/console-facts';
import { fullMoment } from '../../shared/dates/taipei';
import { CallProblem, usePressedCall } from '../../shared/pressed-call/pressed-call';
import { AnswerForm } from './answer-form';
import { NoteForm } from './note-form';

const consultationLabels = labels.consultations;
const tones = { open: 'warning', answered: 'success', closed: 'neutral' } as const;

export interface ConsultationViewProps {
  consultation: string;
  /** Uuid of the signed-in member of staff. */
  staff: string;
}

/** A consultation: the visitor, the question, the answers, and the available actions. */
export function ConsultationView({ consultation, staff }: ConsultationViewProps) {
  const { data, error } = useConsultation(consultation);
  if (error && !data) return <NoSuchRow />;
  if (!data) return <Skeleton className="m-8 h-60" />;
  return <Loaded consultation={data} staff={staff} />;
}

function Loaded({ consultation, staff }: { consultation: ConsultationDetail; staff: string }) {
  const { uuid, name, company, email, phone, topic, status, message, answers, taken_by: taker } = consultation;
  const moves = useConsultationMoves(uuid);
  const call = usePressedCall();
  const isOthers = taker !== null && taker.uuid !== staff;
  const isClosed = status === 'closed';
  return (
    <div className="grid gap-6 px-5 py-5 md:px-8">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-2 text-18 font-strong wrap-anywhere">
            {company}
            <span className="text-14 font-normal text-ink-3">{name}</span>
            <Badge tone={tones[status]}>{consultationStatusTitles[status]}</Badge>
          </h2>
          <p className="text-13 text-ink-3">
            {consultationTopicTitles[topic]}　{fullMoment(new Date(consultation.created_at))}
          </p>
        </div>
        <div className="flex gap-2">
          {taker?.uuid === staff || isClosed ? null : (
            <Button busy={call.busy} onClick={() => void call.run(() => moves.take(taker?.uuid ?? null))}>
              {taker ? consultationLabels.takeOver(taker.name) : consultationLabels.take}
            </Button>
          )}
          <Button busy={call.busy} onClick={() => void call.run(isClosed ? moves.reopen : moves.close)}>
            {isClosed ? consultationLabels.reopen : consultationLabels.close}
          </Button>
        </div>
      </header>
      <CallProblem problem={call.problem} />
      <ConsolePart title={consultationLabels.question}>
        <p className="rounded-card border border-line bg-surface p-4 text-15 whitespace-pre-wrap wrap-anywhere">
          {message}
        </p>
      </ConsolePart>
      <ConsolePart title={consultationLabels.contact}>
        <ConsoleFacts
          facts={[
            [
              labels.people.email,
              <a key="mail" className="underline" href={`mailto:${email}`}>
                {email}
              </a>,
            ],
            [labels.people.phone, phone || '—'],
          ]}
        />
      </ConsolePart>
      {answers.length > 0 ? (
        <ConsolePart title={consultationLabels.answers}>
          <ol className="grid gap-3">
            {answers.map((answer) => (
              <li key={answer.uuid} className="rounded-card border border-line p-4">
                <p className="mb-1 text-12 text-ink-3">
                  {answer.by}　{fullMoment(new Date(answer.created_at))}
                </p>
                <p className="whitespace-pre-wrap wrap-anywhere">{answer.text}</p>
              </li>
            ))}
          </ol>
        </ConsolePart>
      ) : null}
      {isClosed ? null : (
        <AnswerForm
          key={uuid}
          consultation={uuid}
          blocked={isOthers ? consultationLabels.takenByOther(taker.name) : null}
          onSend={moves.answer}
        />
      )}
      <NoteForm key={`${uuid} note`} note={consultation.note} onSave={moves.note} />
    </div>
  );
}
