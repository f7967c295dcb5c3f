import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './build-app';

const isPage = (path: string): boolean => !/^\/(api|dev)\//.test(path);

/** A browser with cookies of its own that follows where it is sent, as far as a page of the app. */
export class TestBrowser {
  private readonly cookies = new Map<string, string>();
  /** Path and query of where it is. */
  at = '';

  constructor(private readonly server: TestApp) {}

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Cookie header for calls the page makes. */
  get headers(): Record<string, string> {
    return { cookie: this.cookie };
  }

  async go(address: string, form?: Record<string, string>): Promise<LightMyRequestResponse | null> {
    const { pathname, search } = new URL(address, this.server.env.APP_URL);
    this.at = `${pathname}${search}`;
    if (isPage(pathname)) return null;
    const response = await this.server.app.inject({
      method: form ? 'POST' : 'GET',
      url: this.at,
      headers: {
        ...this.headers,
        host: new URL(this.server.env.APP_URL).host,
        ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
      ...(form ? { payload: new URLSearchParams(form).toString() } : {}),
    });
    this.keep(response);
    const { location } = response.headers;
    return location ? this.go(String(location)) : response;
  }

  /** Takes over the cookies of an answer. */
  keep({ cookies }: LightMyRequestResponse): void {
    for (const { name, value } of cookies) this.cookies.set(name, value);
  }

  /** Signs in at the local provider's page. */
  signInAs(account: Record<string, string>): Promise<LightMyRequestResponse | null> {
    return this.go(this.at, { answer: 'yes', ...account });
  }

  refuse(): Promise<LightMyRequestResponse | null> {
    return this.go(this.at, { answer: 'no' });
  }

  /** The token in the address it is at. */
  get token(): string {
    return /(?:token=|auto_login\/)([\w-]{43})/.exec(this.at)?.[1] ?? '';
  }
}
