import type { Grant } from '#core/staff.ts'
import { builtSite } from '#server/site.ts'
import { anyMember, signedIn } from './members.ts'
import { someStaff } from './staff.ts'
import { type TestApp, testApp } from './test-app.ts'

/** An application with the built site: pages as a browser requests them, cookies and all, none from the cache. */
export const siteApp = (): Promise<TestApp> => testApp({ KEEP_PAGES_SECONDS: '0' }, { site: builtSite(process.cwd()) })

export type Browser = { cookies: Map<string, string>; host: string }
export const newBrowser = (host = 'localhost'): Browser => ({ cookies: new Map(), host })

/** A browser in which a new member is signed in. */
export async function memberBrowser(home: TestApp, wish: Parameters<typeof anyMember>[1] = {}) {
  const member = await anyMember(home, wish)
  const { user_token, refresh_token } = await signedIn(home, member)
  const browser = newBrowser()
  browser.cookies.set('jwt', user_token).set('refresh_token', refresh_token)
  return { browser, member, token: user_token }
}

/** A browser in which somebody at the desk is signed in. */
export async function staffBrowser(home: TestApp, ...grants: Grant[]) {
  const person = await someStaff(home, ...grants)
  const browser = newBrowser()
  browser.cookies.set('staff_token', person.token)
  return { ...person, browser }
}

/** One visit, or one form sent when `form` is given. Redirects are not followed. */
export const visit = (home: TestApp, browser: Browser, url: string, form?: Record<string, string>) =>
  sendTo(home, browser, {
    method: form ? 'POST' : 'GET',
    url,
    ...(form && {
      payload: Buffer.from(new URLSearchParams(form).toString()),
      type: 'application/x-www-form-urlencoded',
    }),
  })

type Sent = { method: 'GET' | 'POST'; url: string; payload?: Buffer; type?: string }

/** One request of a browser, with its cookies; those it is given it keeps. */
export async function sendTo({ app }: TestApp, { cookies, host }: Browser, { method, url, payload, type }: Sent) {
  const reply = await app.inject({
    method,
    url,
    headers: {
      host,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(method === 'POST' && { origin: `http://${host}` }),
      ...(type && { 'content-type': type }),
    },
    ...(payload && { payload }),
  })
  const lines = [reply.headers['set-cookie'] ?? []].flat()
  for (const line of lines) keep(cookies, line)
  return { status: reply.statusCode, html: reply.body, location: reply.headers.location, set: lines }
}

function keep(cookies: Map<string, string>, line: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
  if (/Max-Age=0(?:;|$)/.test(line)) cookies.delete(name)
  else cookies.set(name, value)
}
