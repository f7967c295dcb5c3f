import { Readable } from 'node:stream';
import { AiDraftEvent, onePageScriptCalls } from '@paidang/contract/calls';
import { isEmptyDocument } from '@paidang/editor/core';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { addReplyRoute } from '../../http/reply-route';
import { AppError, notFound } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import { documentOfModelOutput, type Model, ModelFailure, type ScriptMaterial, scriptPrompt } from '../ai';
import { stepMemberOf } from '../reviews';
import { onePageScripts } from './one-page';
import { type AiDraftInput, gatherMaterial, keepWritten } from './write-draft';

/** Length at which the model is stopped; no one-page script is that long. */
const maxLength = 20_000;

interface Job {
  readonly material: ScriptMaterial;
  readonly signal: AbortSignal;
  readonly log: FastifyBaseLogger;
  keep(html: string): Promise<AiDraftEvent>;
}

const failed = (error: unknown, log: FastifyBaseLogger): AiDraftEvent => {
  const known =
    error instanceof ModelFailure || error instanceof AppError ? error : new ModelFailure('incomplete', error);
  const { name, message } = known.cause instanceof Error ? known.cause : known;
  log.warn({ error: name, reason: message.slice(0, 200) }, 'no draft by the model');
  return { type: 'failed', message: known.message };
};

async function* write(model: Model, { material, signal, log, keep }: Job): AsyncGenerator<AiDraftEvent> {
  let answer = '';
  try {
    for await (const text of model.write(scriptPrompt(material), signal)) {
      answer += text;
      if (answer.length > maxLength) throw new ModelFailure('incomplete');
      yield { type: 'text', text };
    }
    const html = documentOfModelOutput(answer);
    if (isEmptyDocument(html)) throw new ModelFailure('incomplete');
    yield await keep(html);
  } catch (error) {
    if (!signal.aborted) yield failed(error, log);
  }
}

async function* asEvents(events: AsyncIterable<AiDraftEvent>): AsyncGenerator<string> {
  for await (const event of events) yield `data: ${JSON.stringify(AiDraftEvent.parse(event))}\n\n`;
}

/** Streams a first draft written by a model. Closing the connection stops it, and nothing is saved. */
export function aiDraftRoutes(app: FastifyInstance, platform: Platform, model: Model | null): void {
  addReplyRoute(app, platform, onePageScriptCalls.aiGenerate, { ratePerMinute: 10 }, async (context, reply) => {
    if (!model) throw notFound();
    const { transact } = context;
    const member = stepMemberOf(onePageScripts, context);
    const asked: AiDraftInput = context.body;
    const material = await transact((tx) => gatherMaterial(tx, member, asked));
    const abort = new AbortController();
    reply.raw.once('close', () => abort.abort());
    const events = write(model, {
      material,
      signal: abort.signal,
      log: context.request.log,
      keep: async (html) => ({
        type: 'done',
        draft: await transact((tx) => keepWritten(tx, member, asked, html)),
      }),
    });
    return (
      reply
        .type('text/event-stream; charset=utf-8')
        // Keeps proxies like nginx from buffering the stream.
        .header('x-accel-buffering', 'no')
        .send(Readable.from(asEvents(events)))
    );
  });
}
