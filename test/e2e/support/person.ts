import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { siteUrl } from './site.ts'
import { uniqueDigits } from './unique.ts'

export const password = 'Labbaik#2026'

/** Somebody nobody has met yet. */
export function someone() {
  const digits = uniqueDigits()
  return { full_name: 'Ahmad Fauzi', email: `jamaah-${digits}@contoh.test`, phone_number: `0812${digits}`, password }
}
export type Person = ReturnType<typeof someone>

type Mail = { subject: string; text: string; html: string }

/** What the newest mail that matches holds. */
export async function findInMail(request: APIRequestContext, address: string, wanted: RegExp): Promise<string> {
  let match: string | undefined
  const look = async () => {
    const mails: Mail[] = await (
      await request.get(`${siteUrl()}/sandbox/mail.json`, { params: { to: address } })
    ).json()
    match = mails.map((mail) => wanted.exec(mail.text)?.[1]).find(Boolean)
    return match
  }
  await expect.poll(look, { timeout: 10_000 }).toBeDefined()
  return match ?? ''
}

export const codeFor = (request: APIRequestContext, address: string) => findInMail(request, address, /\b(\d{6})\b/)

async function send(request: APIRequestContext, path: string, data: object) {
  const answer = await request.post(`${siteUrl()}/api/v3/${path}`, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()).data
}

/** Somebody who has registered and verified the e-mail, and the tokens that came of it. */
export async function member(request: APIRequestContext) {
  const person = someone()
  await send(request, 'auth/register', person)
  const code = await codeFor(request, person.email)
  const tokens = await send(request, 'user/auth/email/verify', { email: person.email, code })
  return { person, tokens }
}

/** A member, signed in in this browser: for journeys that begin later than the registration. */
export async function signedInMember(page: Page): Promise<Person> {
  const { person, tokens } = await member(page.context().request)
  const cookie = (name: string, value: string) => ({ name, value, url: siteUrl(), httpOnly: true })
  await page.context().addCookies([cookie('jwt', tokens.user_token), cookie('refresh_token', tokens.refresh_token)])
  return person
}

export async function signIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/^Kata sandi/).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Masuk', exact: true }).click()
}
