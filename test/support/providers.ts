import { newId } from '#core/ids.ts'
import { addMs, hourMs } from '#core/time.ts'
import type { ProviderAnswer, ProviderIdentity, ProviderName, SignInPort } from '#modules/identity/ports.ts'
import { ask, type TestApp } from './test-app.ts'

export type FakeProvider = SignInPort & {
  /** A code or ID token that stands for this answer; codes are good once, as at the real providers. */
  grants(answer: ProviderAnswer): string
}

/** Stands in for Google or Apple: whom it names is up to the test; nonce and verifier it checks itself. */
export function fakeProvider({ application }: TestApp, provider: ProviderName): FakeProvider {
  const answers = new Map<string, ProviderAnswer>()
  const begun = new Map<string, string>()
  const refused: ProviderAnswer = { ok: false, why: 'refused', detail: 'fake' }
  const fake: FakeProvider = {
    grants(answer) {
      const key = `${newId()}.${newId()}.c2ln`
      answers.set(key, answer)
      return key
    },
    async authorizationUrl({ state, nonce, code_verifier, redirect_uri }) {
      begun.set(nonce, `${code_verifier} ${redirect_uri}`)
      return `https://${provider}.test/authorize?${new URLSearchParams({ state, nonce, redirect_uri })}`
    },
    async identityFromCode({ code, nonce, code_verifier, redirect_uri }) {
      const answer = answers.get(code)
      answers.delete(code)
      return answer && begun.get(nonce) === `${code_verifier} ${redirect_uri}` ? answer : refused
    },
    async identityFromToken({ token }) {
      // As real libraries do, the signature is read loosely: padding changes nothing.
      return answers.get(token.replace(/=+$/, '')) ?? refused
    },
  }
  application.ports.sign_in[provider] = fake
  return fake
}

/** The provider's word for a person nobody knows yet, unless told otherwise. */
export function vouched({ application }: TestApp, wish: Partial<ProviderIdentity> = {}): ProviderAnswer {
  const subject = newId()
  const identity = {
    subject,
    email: `${subject}@rihla.test`,
    email_verified: true,
    full_name: 'Ahmad Fauzi',
    token_expires_at: addMs(application.clock.now(), hourMs),
    ...wish,
  }
  return { ok: true, identity }
}

/** Begins a sign-in as the login page does; what it needs for the callback. */
export async function begunSignIn(home: TestApp, provider: ProviderName, host = 'localhost') {
  const tenant = home.application.tenants.byHost(host)
  const redirect_uri = `${tenant?.public_url}/auth/login`
  const path = `/api/v3/user/auth/driver/${provider}/start`
  const reply = await ask(home, 'POST', path, { body: { redirect_uri }, headers: { host } })
  return { state: String(reply.body.data.state), url: new URL(reply.body.data.url), redirect_uri }
}
