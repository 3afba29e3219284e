import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staff } from '#modules/staff/tables.ts'
import { anyPartner } from '#test/support/catalogue-fixtures.ts'
import { PlainBrowser } from '#test/support/plain-browser.ts'
import { ofPartner } from '#test/support/staff.ts'
import { aColleague, codeOf, staffPassword, stepCodeOf } from '#test/support/staff-sign-in.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { siteApp, staffBrowser } from '#test/support/visits.ts'
import { words as accountWords } from '#web/components/account/words.ts'
import { words as accountPage } from '#web/console/pages/account/words.ts'
import { words as login } from '#web/console/pages/login/words.ts'
import { words as loginCode } from '#web/console/pages/login-code/words.ts'
import { words as password } from '#web/console/pages/password/words.ts'
import { doneWords as staffDone, words as staffPage } from '#web/console/pages/staff/words.ts'

let home: TestApp
beforeAll(async () => {
  home = await siteApp()
})
afterAll(() => home.close())

const common = accountWords('id')
const sayStaff = staffPage('id')
const [sayLogin, sayCode, sayPassword, sayAccount] = [login('id'), loginCode('id'), password('id'), accountPage('id')]

/** Somebody who has given the password, without a script. */
async function withPassword(email: string, from = '/console') {
  const person = await new PlainBrowser(home).open(from)
  expect(person.text('h1')).toBe(sayLogin.title)
  return person.press(sayLogin.submit, { [common.email]: email, [common.password]: staffPassword })
}

test('without scripts: password, code, and on to the page one came for', async () => {
  const { email, totp_secret } = await aColleague(home)
  const person = await withPassword(email, '/console/account')
  expect(person.text('h1')).toBe(sayCode.title)
  await person.press(sayCode.submit, { [sayCode.code]: '123456' }, person.all('form')[0])
  expect(person.text()).toContain('Kode salah atau sudah dipakai')
  await person.press(sayCode.submit, { [sayCode.code]: codeOf(home, totp_secret) }, person.all('form')[0])
  expect(person.text('h1')).toBe(sayAccount.title)
  await person.press(sayAccount.signOut)
  expect(person.text()).toContain(sayLogin.signedOut)
  await person.open('/console/account')
  expect(person.text('h1')).toBe(sayLogin.title)
})

test('without scripts: an app is set up by picture or key, and ten codes are shown once', async () => {
  const { id, email } = await aColleague(home)
  await home.application.db.update(staff).set({ totp_secret: null }).where(eq(staff.id, id))
  const person = await withPassword(email)
  expect(person.text('h1')).toBe(sayCode.setupTitle)
  expect(person.one('main img').getAttribute('alt')).toBe(sayCode.picture)
  const secret = /([A-Z2-7]{4} ){7}[A-Z2-7]{4}/.exec(person.text())?.[0].replaceAll(' ', '') ?? ''
  await person.press(sayCode.finish, { [sayCode.code]: codeOf(home, secret) })
  expect(person.text('h1')).toBe(sayCode.codesTitle)
  const codes = [...person.part(sayCode.codesList).querySelectorAll('li')].map((item) => person.name(item))
  expect(codes).toHaveLength(10)
  await person.follow(sayCode.codesSaved)
  expect(person.html).not.toContain(codes[0])
  expect(person.text()).toContain('Nadia Putri')
})

test('a second step without a first, and one that is over, lead back to the password', async () => {
  const person = await new PlainBrowser(home).open('/console/login/code')
  expect(person.text('h1')).toBe(sayLogin.title)
  expect(person.text()).toContain(sayLogin.over)
})

test('a link that is no more says so, and what to do', async () => {
  const person = await new PlainBrowser(home).open(`/console/password?token=${'x'.repeat(43)}`)
  expect(person.text('h1')).toBe(sayPassword.brokenTitle)
  expect(person.html).not.toContain('x'.repeat(43))
})

test('a sign-in leads to a page of the console alone, whatever its address was made to say', async () => {
  const { email, totp_secret } = await aColleague(home)
  const person = await withPassword(email, '/console/login?next=https%3A%2F%2Fevil.test%2F')
  await person.press(sayCode.submit, { [sayCode.code]: codeOf(home, totp_secret) }, person.all('form')[0])
  expect(person.text('h1')).toBe('Yang perlu dikerjakan hari ini')
})

test('without scripts: an agency’s owner invites a colleague, who comes in by the mail', async () => {
  const { id } = await anyPartner(home)
  const { browser, token } = await staffBrowser(home, ofPartner(id))
  const owner = await new PlainBrowser(home, browser).open('/console/staff')
  await owner.press(
    sayStaff.send,
    {
      [sayStaff.full_name]: 'Budi Santoso',
      [sayStaff.email]: 'budi.baru@desk.test',
      [sayStaff.role]: `partner_staff partner ${id}`,
      [sayStaff.code]: await stepCodeOf(home, token),
    },
    owner.part(sayStaff.invite),
  )
  expect(owner.text()).toContain(staffDone('id').invited)
  expect(owner.text('main')).toContain('budi.baru@desk.test')
  const [mail] = await home.sentTo('budi.baru@desk.test')
  const link = /http:\/\/localhost[^\s]*(\/console\/password\?token=[\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const guest = await new PlainBrowser(home).open(link)
  expect(guest.text('h1')).toBe(sayPassword.welcome('Budi Santoso'))
  const chosen = { [common.newPassword]: staffPassword, [common.confirmation]: staffPassword }
  await guest.press(sayPassword.submit, chosen)
  expect(guest.text('h1')).toBe(sayCode.setupTitle)
})
