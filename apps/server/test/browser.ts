import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './build-app';

const isPage = (path: string): boolean => !/^\/(api|dev)\//.test(path);

/** A browser with its own cookies that follows redirects until it reaches a page of the app. */
export class TestBrowser {
  private readonly cookies = new Map<string, string>();
  /** Path and query of the current page. */
  at = '';

  constructor(private readonly server: TestApp) {}

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Cookie header for calls made by the page. */
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

  /** Stores the cookies of a response. */
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

  /** The token in the current address. */
  get token(): string {
    return /(?:token=|auto_login\/)([\w-]{43})/.exec(this.at)?.[1] ?? '';
  }
}
