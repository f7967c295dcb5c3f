import type { HubSocket } from '../../src/platform/broadcast/connection';
import type { Endpoint } from '../../src/platform/broadcast/endpoint';
import type { Session } from '../../src/platform/broadcast/session';
import { channelAuth } from '../../src/platform/broadcast/signature';

export interface ReceivedFrame {
  event: string;
  channel?: string;
  data: unknown;
  user_id?: string;
}

/** A client without a transport: every operation is synchronous, and the test sets the time. */
export class FakeClient implements HubSocket {
  readonly frames: ReceivedFrame[] = [];
  closedWith: { code: number; reason: string } | undefined;
  bufferedAmount = 0;
  readonly session: Session | undefined;

  constructor(
    private readonly endpoint: Endpoint,
    caller: { key?: string; version?: string | null } = {},
    /** In milliseconds. */
    public now = 0,
  ) {
    this.session = endpoint.accept(this, { key: endpoint.app.key, version: '7', ...caller }, this.now);
  }

  /** For a running server, whose heartbeat would otherwise ping a client connected at time 0. */
  static onServer(endpoint: Endpoint): FakeClient {
    return new FakeClient(endpoint, {}, performance.now());
  }

  get id(): string {
    return this.session?.connection.id ?? '';
  }

  send(frame: string | Buffer): void {
    this.frames.push(JSON.parse(frame.toString()));
  }

  close(code: number, reason: string): void {
    this.closedWith = { code, reason };
  }

  /** The frames since the last call. */
  taken(): ReceivedFrame[] {
    return this.frames.splice(0);
  }

  says(frame: unknown): ReceivedFrame[] {
    return this.saysText(JSON.stringify(frame));
  }

  saysText(text: string): ReceivedFrame[] {
    this.taken();
    if (this.session) this.endpoint.receive(this.session, text, this.now);
    return this.taken();
  }

  subscribe(channel: string, member?: { user_id: unknown; user_info?: unknown }): ReceivedFrame[] {
    const channelData = member && JSON.stringify(member);
    const auth = channelAuth(this.endpoint.app, this.id, channel, channelData);
    return this.says({ event: 'pusher:subscribe', data: { channel, auth, channel_data: channelData } });
  }

  leaves(): void {
    if (this.session) this.endpoint.leave(this.session);
  }
}
