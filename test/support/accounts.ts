import { eq } from 'drizzle-orm'
import { outbox } from '#database/tables.ts'
import { users } from '#modules/identity/tables.ts'
import { ask, type TestApp, testApp } from './test-app.ts'

/** A password nobody guesses first; the demo's own is too common for a new account. */
export const goodPassword = 'Senja-Teduh-41'
export const otherPassword = 'Langit-Biru-58'

/** An application behind one proxy, so that a test can speak from any address. */
export const proxiedApp = () => testApp({ TRUST_PROXY: '1' })

let last = 0
/** Somebody whose address nobody has seen before. */
export const stranger = (): Record<string, string> => {
  last += 1
  return { 'x-forwarded-for': `10.${(last >> 16) & 255}.${(last >> 8) & 255}.${last & 255}` }
}
export const newEmail = (): string => `jamaah-${crypto.randomUUID()}@rihla.test`

type Options = { body?: object; token?: string; headers?: Record<string, string> }

/** POST from an address of its own, unless told which. */
export const post = (home: TestApp, call: string, { headers, ...rest }: Options = {}) =>
  ask(home, 'POST', `/api/v3/${call}`, { ...rest, headers: { ...stranger(), ...headers } })

export const form = (email: string, wish: object = {}) => ({
  full_name: 'Ahmad Fauzi',
  phone_number: '0812-3456-7890',
  email,
  password: goodPassword,
  ...wish,
})

export const codeIn = (text: string | undefined): string => /(?<!\d)\d{6}(?!\d)/.exec(text ?? '')?.[0] ?? ''
export const tokenIn = (text: string | undefined): string => /reset-password\/([\w-]+)/.exec(text ?? '')?.[1] ?? ''
export const newestCode = async (home: TestApp, to: string) => codeIn((await home.sentTo(to))[0]?.text)
export const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

export const later = ({ application }: TestApp, seconds: number): void =>
  application.clock.moveTo(new Date(application.clock.now().getTime() + seconds * 1000))

/** What of an answer anyone can see and compare: what differs by itself is left out. */
export function visible(reply: Awaited<ReturnType<typeof ask>>) {
  const { 'x-request-id': _id, date: _date, ...headers } = reply.headers
  const text = JSON.stringify(reply.body).replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
  const plain = text.replace(/jamaah-[\w-]+@/g, 'someone@').replace(/("registration":")[\w-]+"/, '$1secret"')
  return { status: reply.status, text: plain, headers }
}

/** How much work was done: passwords hashed or compared, and parcels written. */
export async function countWork({ application }: TestApp, work: () => Promise<unknown>) {
  const real = application.ports.passwords
  let hashes = 0
  const counted = <A extends unknown[], R>(run: (...args: A) => R) => {
    return (...args: A) => {
      hashes += 1
      return run(...args)
    }
  }
  application.ports.passwords = { hash: counted(real.hash), verify: counted(real.verify) }
  const before = await application.db.$count(outbox)
  await work()
  application.ports.passwords = real
  return { hashes, parcels: (await application.db.$count(outbox)) - before }
}

export async function memberRow({ application }: TestApp, email: string) {
  const [row] = await application.db.select().from(users).where(eq(users.email, email)).limit(1)
  return row
}
