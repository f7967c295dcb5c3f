import {
  type Call,
  creatorCardCalls,
  platformProposalCalls,
  platformProposalCommentCalls,
  projectCalls,
  proposalCalls,
  proposalCommentCalls,
} from '@paidang/contract/calls';
import type { PlatformProposal, Proposal, ProposalContent } from '@paidang/contract/entities';
import {
  creatorCardMessages,
  outlinePeriod,
  proposalMessages,
  proposalProblems,
  quoteTotal,
} from '@paidang/contract/rules';
import type { ProposalStatus } from '@paidang/contract/vocabulary';
import { type ProposalAction, proposalMachine } from '@paidang/contract/workflow';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app';
import { createCard } from '../../../test/factories/creator-cards';
import { proposalContent, provideProposal } from '../../../test/factories/proposals';
import { createStaff, type TestStaff } from '../../../test/factories/staff';
import { createUser, type TestUser } from '../../../test/factories/users';
import { invitations } from '../invitations/schema';
import { notifications } from '../notifications/schema';
import { projects } from '../projects/schema';
import { openSuperSession } from '../sessions';
import { users } from '../users/schema';
import { expireProposals, leaveProposals } from '.';
import { proposalMoves, proposals, proposalVersions } from './schema';

let server: TestApp;
let writer: TestStaff;
let vendor: TestUser;
const now = new Date('2026-12-04T06:32:00Z');
beforeAll(async () => {
  server = await buildTestApp();
  writer = await createStaff(server.transact, { name: '小幫手', roles: ['support'] });
});
beforeEach(async () => {
  server.clock.now = now;
  vendor = await createUser(server.transact, { role: 'Vendor', name: '許雅筑' });
});
afterAll(() => server.close());

const provide = (content?: ProposalContent) => provideProposal(server, { writer, vendor }, content);
const call = (of: Call, as: Pick<TestUser, 'token'>, proposal: string, body?: object) =>
  server.call(of, { as, params: { proposal }, ...(body ? { body } : {}) });
const get = async (proposal: string, as = vendor): Promise<Proposal> =>
  (await call(proposalCalls.get, as, proposal)).json().data;
const atTeam = async (proposal: string): Promise<PlatformProposal> =>
  (await call(platformProposalCalls.get, writer, proposal)).json().data;
const accept = (proposal: string, version = 1) => call(proposalCalls.accept, vendor, proposal, { version });
const decline = (proposal: string, version = 1) =>
  call(proposalCalls.decline, vendor, proposal, { version, reason: '預算不夠' });
const ask = (proposal: string, message = '可以換人嗎？') =>
  call(proposalCommentCalls.send, vendor, proposal, { message });

async function update(proposal: string, changes: Partial<ProposalContent>) {
  const { draft, revision } = await atTeam(proposal);
  await call(platformProposalCalls.saveDraft, writer, proposal, { revision, content: { ...draft, ...changes } });
  return call(platformProposalCalls.send, writer, proposal, { revision: revision + 1 });
}

/** Notification codes a person received about a proposal, newest first. */
async function told({ id }: Pick<TestUser, 'id'>, proposal: string): Promise<string[]> {
  const rows = await server.db
    .select()
    .from(notifications)
    .where(eq(notifications.recipientId, id))
    .orderBy(desc(notifications.ordinal));
  return rows.filter(({ parameters }) => parameters.proposal_uuid === proposal).map(({ code }) => code);
}

describe('R-pro-01 R-pro-03 a proposal', () => {
  test('is written as a draft that only the platform team sees, until it is sent', async () => {
    const created = await server.call(platformProposalCalls.create, { as: writer, body: { vendor: vendor.id } });
    const { uuid } = created.json().data;
    expect((await call(proposalCalls.get, vendor, uuid)).statusCode).toBe(404);
    const early = await call(platformProposalCalls.send, writer, uuid, { revision: 0 });
    expect(early.json().errors).toMatchObject({ name: [expect.anything()], quote: [proposalMessages.noQuote] });

    const saved = await call(platformProposalCalls.saveDraft, writer, uuid, { revision: 0, content: proposalContent });
    expect(saved.json().data).toMatchObject({
      status: 'drafting',
      revision: 1,
      name: '冬季修護提案',
      has_changes: true,
    });
    const late = await call(platformProposalCalls.saveDraft, writer, uuid, { revision: 0, content: proposalContent });
    expect(late.json()).toMatchObject({ code: '0409', message: proposalMessages.newDraft });

    const sent = await call(platformProposalCalls.send, writer, uuid, { revision: 1 });
    expect(sent.json().data).toMatchObject({ status: 'provided', version: 1, has_changes: false });
    expect(await told(vendor, uuid)).toEqual(['5-101-01']);
    const again = await call(platformProposalCalls.send, writer, uuid, { revision: 1 });
    expect(again.json().message).toBe(proposalMessages.unchanged);
  });

  test('R-pro-02 is opened on first viewing, of which its writer is notified once per version', async () => {
    const { uuid } = await provide();
    expect(await get(uuid)).toMatchObject({ status: 'opened', allowed: ['ask', 'accept', 'decline'] });
    await get(uuid);
    expect(await told(writer, uuid)).toEqual(['5-101-17']);
    await update(uuid, { name: '冬季修護提案二' });
    expect((await get(uuid)).status).toBe('opened');
    expect(await told(writer, uuid)).toEqual(['5-101-17', '5-101-17']);
    expect(await told(vendor, uuid)).toEqual(['5-101-02', '5-101-01']);
  });

  test('the platform team looking on as the vendor neither opens nor decides', async () => {
    const { uuid } = await provide();
    const token = await server.transact((tx) => openSuperSession(tx, vendor.id, ''));
    expect((await get(uuid, { ...vendor, token })).status).toBe('provided');
    await get(uuid);
    const body = { version: 1 };
    const refused = await server.call(proposalCalls.accept, {
      as: { ...vendor, token },
      params: { proposal: uuid },
      body,
    });
    expect(refused.statusCode).toBe(403);
  });

  test('shows the vendor what was sent, without the addresses of the candidates and without the draft', async () => {
    const { uuid } = await provide();
    const { draft, revision } = await atTeam(uuid);
    const content = { ...draft, name: '還沒決定' };
    await call(platformProposalCalls.saveDraft, writer, uuid, { revision, content });
    const response = await call(proposalCalls.get, vendor, uuid);
    expect(response.body).not.toContain('invited@paidang.test');
    expect(response.body).not.toContain('還沒決定');
    expect(response.json().data.versions).toHaveLength(1);
  });

  test('exists only for its vendor', async () => {
    const { uuid } = await provide();
    const { message_id: message } = (await ask(uuid)).json().data;
    const strangers = [
      await createUser(server.transact, { role: 'Vendor' }),
      await createUser(server.transact, { role: 'Creator' }),
    ];
    const bodies: Record<string, object> = {
      accept: { version: 1 },
      decline: { version: 1, reason: '不要' },
      send: { message: '嗨' },
      edit: { message: '嗨' },
      setProcessed: { status: true },
    };
    for (const as of strangers) {
      const every = [...Object.entries<Call>(proposalCalls), ...Object.entries<Call>(proposalCommentCalls)];
      for (const [name, one] of every.filter(([, { path }]) => path.includes('{proposal}'))) {
        const response = await server.call(one, {
          as,
          params: { proposal: uuid, message },
          ...(one.query ? { query: { version: 1 } } : {}),
          ...(bodies[name] ? { body: bodies[name] } : {}),
        });
        expect(response.statusCode, name).toBe(404);
      }
      expect((await server.call(proposalCalls.list, { as })).json().data).toEqual([]);
    }
    expect((await server.call(proposalCalls.list, { as: vendor })).json().data).toHaveLength(1);
  });

  test('is copied for another vendor without dates', async () => {
    const { uuid } = await provide();
    const other = await createUser(server.transact, { role: 'Vendor' });
    const copy = await server.call(platformProposalCalls.create, {
      as: writer,
      body: { vendor: other.id, like: uuid },
    });
    const { status, draft, vendor: of } = copy.json().data;
    expect({ status, of: of.uuid, valid: draft.valid_until }).toEqual({
      status: 'drafting',
      of: other.id,
      valid: null,
    });
    expect(draft.quote).toEqual(proposalContent.quote);
    expect(outlinePeriod(draft.phases)).toEqual({ start: null, end: null });
  });

  test('is for vendors, and has no pictures', async () => {
    const creator = await createUser(server.transact, { role: 'Creator' });
    const refused = await server.call(platformProposalCalls.create, { as: writer, body: { vendor: creator.id } });
    expect(refused.statusCode).toBe(422);
    const { uuid, revision } = await provide();
    const content = { ...proposalContent, notes: '<p>看圖</p><img src="/files/a.png">' };
    const pictured = await call(platformProposalCalls.saveDraft, writer, uuid, { revision, content });
    expect(pictured.json().errors).toHaveProperty(['content.notes']);
  });

  test('can be downloaded by both sides', async () => {
    const { uuid } = await provide();
    for (const [of, as] of [
      [proposalCalls.file, vendor],
      [platformProposalCalls.file, writer],
    ] as const) {
      const file = await server.call(of, { as, params: { proposal: uuid }, query: { version: 1 } });
      expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      expect((await server.call(of, { as, params: { proposal: uuid }, query: { version: 2 } })).statusCode).toBe(404);
    }
  });

  test('is found in the list of the platform team, and its vendor by name', async () => {
    const { uuid } = await provide();
    const list = await server.call(platformProposalCalls.list, { as: writer, query: { status: 'provided' } });
    expect(list.json().data).toContainEqual(
      expect.objectContaining({ uuid, vendor: expect.objectContaining({ uuid: vendor.id }), writer: '小幫手' }),
    );
    const found = await server.call(platformProposalCalls.vendors, { as: writer, query: { query: '許雅' } });
    expect(found.json().data.map(({ name }: { name: string }) => name)).toContain('許雅筑');
    const wild = await server.call(platformProposalCalls.vendors, { as: writer, query: { query: '%' } });
    expect(wild.json().data).toEqual([]);
  });
});

describe('R-prj-10 an accepted proposal', () => {
  test('is a project of the platform with its tasks and invitations, however often the button is pressed', async () => {
    const { uuid } = await provide();
    await get(uuid);
    const [one, other] = await Promise.all([accept(uuid), accept(uuid)]);
    expect([one.statusCode, other.statusCode]).toEqual([200, 200]);
    expect(one.json().data.project_uuid).toBe(other.json().data.project_uuid);
    const made = await server.db.select().from(projects).where(eq(projects.vendorId, vendor.id));
    expect(made).toMatchObject([
      {
        name: '冬季修護提案',
        buildMode: 'platform',
        status: 'inviting',
        startDate: '2026-12-07',
        endDate: '2026-12-31',
      },
    ]);
    const project = made[0]!.id;
    const tasks = (await server.call(projectCalls.tasks, { as: vendor, params: { project } })).json().data;
    expect(tasks.map(({ title, fee }: { title: string; fee: unknown }) => [title, fee])).toEqual([
      ['開箱影片 1', null],
      ['開箱影片 2', null],
      ['貼文', null],
    ]);
    const sent = await server.db.select().from(invitations).where(eq(invitations.projectId, project));
    expect(sent.map(({ email, kind }) => [email, kind])).toEqual([
      ['invited@paidang.test', 'task'],
      ['invited@paidang.test', 'task'],
    ]);
    expect(await told(writer, uuid)).toEqual(['1-101-05', '5-101-17']);
    expect((await decline(uuid)).statusCode).toBe(409);
  });

  test('invites a creator of all tasks to the whole project, and names those who could not be invited', async () => {
    const [candidate] = proposalContent.candidates;
    const [first, second] = proposalContent.deliverables;
    const all = { ...proposalContent, deliverables: [first!, { ...second!, candidate: candidate!.uuid }] };
    const { uuid } = await provide(all);
    await get(uuid);
    const { project_uuid: project } = (await accept(uuid)).json().data;
    const sent = await server.db.select().from(invitations).where(eq(invitations.projectId, project));
    expect(sent.map(({ taskId }) => taskId)).toEqual([null]);

    const nameless = { ...proposalContent, candidates: [{ ...candidate!, email: '' }] };
    const other = await provide(nameless);
    await get(other.uuid);
    expect((await accept(other.uuid)).json().data).toMatchObject({ status: 'accepted', not_invited: ['林宥辰'] });
    const vendorsOwn = { ...proposalContent, candidates: [{ ...candidate!, email: vendor.email }] };
    const wrong = await provide(vendorsOwn);
    await get(wrong.uuid);
    expect((await accept(wrong.uuid)).json().data).toMatchObject({ status: 'accepted', not_invited: ['林宥辰'] });
  });

  test('is exactly the version the vendor has seen', async () => {
    const { uuid } = await provide();
    await get(uuid);
    await update(uuid, { name: '改過了' });
    expect((await accept(uuid, 1)).json()).toMatchObject({ code: '0409', message: proposalMessages.newVersion });
    expect((await decline(uuid, 1)).json()).toMatchObject({ code: '0409' });
    expect((await accept(uuid, 2)).statusCode).toBe(200);
  });

  test('is accepted or changed, whichever comes first', async () => {
    const { uuid } = await provide();
    await get(uuid);
    const [accepted, updated] = await Promise.all([accept(uuid), update(uuid, { name: '搶先' })]);
    expect([accepted.statusCode, updated.statusCode].sort()).toEqual([200, 409]);
    expect(await server.db.$count(projects, eq(projects.vendorId, vendor.id))).toBe(
      accepted.statusCode === 200 ? 1 : 0,
    );
  });
});

describe('other outcomes of a proposal', () => {
  test('the vendor declines with a reason', async () => {
    const { uuid } = await provide();
    expect((await decline(uuid)).statusCode).toBe(409);
    await get(uuid);
    expect((await decline(uuid)).json().data).toMatchObject({ status: 'declined', reason: '預算不夠', allowed: [] });
    expect(await told(writer, uuid)).toEqual(['1-101-12', '5-101-17']);
    expect((await ask(uuid)).json()).toMatchObject({ code: '0409', message: proposalMessages.ended });
  });

  test('a question is a comment, which the platform team answers', async () => {
    const { uuid } = await provide();
    await get(uuid);
    const { message_id: message } = (await ask(uuid)).json().data;
    expect((await atTeam(uuid)).status).toBe('questioned');
    const answer = { message: '可以', message_id: message };
    await call(platformProposalCommentCalls.send, writer, uuid, answer);
    expect((await atTeam(uuid)).status).toBe('questioned');
    expect(await told(writer, uuid)).toEqual(['1-101-04', '5-101-17']);
    expect(await told(vendor, uuid)).toEqual(['5-101-04', '5-101-01']);
    const replies = await server.call(proposalCommentCalls.replies, {
      as: vendor,
      params: { proposal: uuid, message },
    });
    expect(replies.json().data).toMatchObject([{ message: '可以', created_by: '小幫手' }]);
    const foreign = await server.call(platformProposalCommentCalls.edit, {
      as: writer,
      params: { proposal: uuid, message },
      body: { message: '改' },
    });
    expect(foreign.statusCode).toBe(403);
    const other = await provide();
    const elsewhere = await server.call(proposalCommentCalls.replies, {
      as: vendor,
      params: { proposal: other.uuid, message },
    });
    expect(elsewhere.statusCode).toBe(404);
  });

  test('it expires after its validity date in Taipei, and continues with a new date', async () => {
    const { uuid } = await provide();
    await get(uuid);
    server.clock.now = new Date('2026-12-18T15:59:00Z');
    await expireProposals(server.platform);
    expect((await atTeam(uuid)).status).toBe('opened');
    server.clock.now = new Date('2026-12-18T16:00:00Z');
    expect((await accept(uuid)).json()).toMatchObject({ code: '0409', message: proposalMessages.expired });
    await expireProposals(server.platform);
    await expireProposals(server.platform);
    expect(await get(uuid)).toMatchObject({ status: 'expired', allowed: [] });
    expect((await told(vendor, uuid))[0]).toBe('5-101-03');
    expect((await ask(uuid)).statusCode).toBe(200);
    expect((await update(uuid, { valid_until: '2026-12-31' })).json().data.status).toBe('modified');
    expect((await get(uuid)).status).toBe('opened');
  });

  test('the platform team withdraws it, or deletes a draft nobody has seen', async () => {
    const { uuid } = await provide();
    expect((await call(platformProposalCalls.remove, writer, uuid)).statusCode).toBe(409);
    expect((await call(platformProposalCalls.withdraw, writer, uuid)).json().data.status).toBe('withdrawn');
    expect((await get(uuid)).status).toBe('withdrawn');
    const created = await server.call(platformProposalCalls.create, { as: writer, body: { vendor: vendor.id } });
    const draft = created.json().data.uuid;
    expect((await call(platformProposalCalls.remove, writer, draft)).statusCode).toBe(200);
    expect((await call(platformProposalCalls.get, writer, draft)).statusCode).toBe(404);
  });

  test('a vendor whose account is erased has nothing to decide any more', async () => {
    const { uuid } = await provide();
    await server.transact((tx) => leaveProposals(tx, vendor));
    expect((await atTeam(uuid)).status).toBe('withdrawn');
  });
});

describe('R-pro-03 a candidate with a card', () => {
  const [candidate] = proposalContent.candidates;
  const proposing = ({ id }: TestUser): ProposalContent => ({
    ...proposalContent,
    candidates: [{ ...candidate!, creator: id, email: '' }],
  });

  test('is shown with the card while vendors may see it', async () => {
    const creator = await createCard(server, {}, { name: '阿澄' });
    const { uuid } = await provide(proposing(creator));
    const shown = await get(uuid);
    expect(shown.creators).toMatchObject([{ uuid: creator.id, name: '阿澄', fees: [{ from: 55_000 }] }]);
    await server.call(creatorCardCalls.unpublish, { as: creator });
    expect((await get(uuid)).creators).toEqual([]);
    expect((await update(uuid, { name: '改過了' })).json().errors).toEqual({
      'candidates.0.name': [creatorCardMessages.notPublic],
    });
  });

  test('is invited to their account, whose address the vendor does not learn', async () => {
    const creator = await createCard(server, {}, { name: '阿澄' });
    const { uuid } = await provide(proposing(creator));
    await get(uuid);
    const accepted: Proposal = (await accept(uuid)).json().data;
    expect(accepted).toMatchObject({ status: 'accepted', not_invited: [] });
    const sent = await server.db.select().from(invitations).where(eq(invitations.projectId, accepted.project_uuid!));
    expect(sent.map(({ recipientId, addressee }) => [recipientId, addressee])).toEqual([
      [creator.id, '阿澄'],
      [creator.id, '阿澄'],
    ]);
  });

  test('whose account has been closed is named as not invited', async () => {
    const creator = await createCard(server);
    const { uuid } = await provide(proposing(creator));
    await get(uuid);
    await server.db.update(users).set({ status: 'suspended' }).where(eq(users.id, creator.id));
    expect((await accept(uuid)).json().data).toMatchObject({ status: 'accepted', not_invited: ['林宥辰'] });
  });
});

test('R-pro-03 what was sent and what became of it cannot be changed or deleted, whoever tries', async () => {
  const { uuid } = await provide();
  const sent = (await atTeam(uuid)).versions;
  await expect(server.db.update(proposalVersions).set({ number: 9 })).rejects.toThrow();
  await expect(server.db.update(proposalMoves).set({ actorId: null })).rejects.toThrow();
  for (const table of [proposalVersions, proposalMoves]) {
    await expect(server.db.delete(table)).rejects.toThrow();
    await expect(server.db.execute(sql`truncate ${table}`)).rejects.toThrow();
  }
  await expect(server.db.delete(proposals).where(eq(proposals.id, uuid))).rejects.toThrow();
  expect((await atTeam(uuid)).versions).toEqual(sent);
});

describe('the machine, by who tries', () => {
  /** All actions available through calls; opening and expiring happen automatically. */
  const tries: Partial<Record<ProposalAction, (proposal: string) => ReturnType<typeof accept>>> = {
    accept,
    decline,
    update: (proposal) => update(proposal, { product: '別的' }),
    withdraw: (proposal) => call(platformProposalCalls.withdraw, writer, proposal),
  };
  const after = Object.keys(proposalMachine.statuses).filter((status) => status !== 'drafting') as ProposalStatus[];

  test.each(after.flatMap((status) => Object.keys(tries).map((action) => [status, action] as const)))(
    '%s: %s',
    async (status, action) => {
      const { uuid } = await provide();
      await server.db.update(proposals).set({ status }).where(eq(proposals.id, uuid));
      const move = proposalMachine.transitions.find((one) => one.from === status && one.action === action);
      // Accepting an accepted proposal again changes nothing.
      const isRepeated = status === 'accepted' && action === 'accept';
      const response = await tries[action as 'accept']!(uuid);
      expect(response.statusCode).toBe(move || isRepeated ? 200 : 409);
      expect((await atTeam(uuid)).status).toBe(move?.to ?? status);
    },
  );
});

describe('rules', () => {
  test('a quote adds up exactly, its tax rounded to a dollar', () => {
    expect(quoteTotal(proposalContent.quote)).toEqual({ subtotal: 102_010, tax: 5_101, total: 107_111 });
    expect(quoteTotal([])).toEqual({ subtotal: 0, tax: 0, total: 0 });
  });

  test('what a proposal lacks is named by field', () => {
    expect(proposalProblems(proposalContent, '2026-12-04')).toEqual({});
    const { deliverables, phases } = proposalContent;
    const wrong = {
      ...proposalContent,
      candidates: [],
      deliverables: deliverables.map((one) => ({ ...one, quantity: 10 })).concat(deliverables[1]!),
      phases: [{ ...phases[0]!, end: '2026-12-01' }],
      valid_until: '2026-12-01',
    };
    expect(Object.keys(proposalProblems(wrong, '2026-12-04')).sort()).toEqual([
      'deliverables',
      'deliverables.0.candidate',
      'phases.0.end',
      'valid_until',
    ]);
  });
});
