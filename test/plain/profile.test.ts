import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { privacy } from '#modules/privacy/module.ts'
import { consents } from '#modules/privacy/tables.ts'
import { demoApp } from '#test/support/demo-app.ts'
import { aJourney } from '#test/support/journeys.ts'
import { anyMember, testPassword } from '#test/support/members.ts'
import { PlainBrowser } from '#test/support/plain-browser.ts'
import { aSubmittedPlan } from '#test/support/savings.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { memberBrowser, newBrowser, visit } from '#test/support/visits.ts'
import { footerWords } from '#web/components/shell/words.ts'
import { toastWords } from '#web/components/toast-words.ts'

let home: TestApp
beforeAll(async () => {
  home = await demoApp()
})
afterAll(() => home.close())

const picture = async () => ({
  name: 'me.png',
  type: 'image/png',
  bytes: await sharp({ create: { width: 320, height: 320, channels: 3, background: 'teal' } })
    .png()
    .toBuffer(),
})

test('without scripts the profile, the picture and the account can be changed too', async () => {
  const { browser } = await memberBrowser(home)
  const member = await new PlainBrowser(home, browser).open('/en/member/profile')
  expect(member.text()).toMatch(/Member since [A-Z][a-z]+ \d{4}/)
  await member.press('Save changes', { 'Full name': 'Nur Aini' })
  expect(member.text()).toContain('Your profile has been updated')
  expect(member.value('Full name')).toBe('Nur Aini')
  await member.press('Save picture', { 'Profile picture': { ...(await picture()), bytes: Buffer.from('no picture') } })
  expect(member.text()).toContain('Invalid file. Choose a JPEG, PNG, WebP, AVIF or GIF picture, up to 5 MB.')
  await member.press('Save picture', { 'Profile picture': await picture() })
  expect(member.text()).toContain('Your profile picture has been updated')
  await member.press('Change password', { 'Current password': testPassword })
  expect(member.text()).toContain('Password must have at least 8 characters')
  await member.press('Yes, delete my account')
  expect(member.text('#delete')).toContain('Enter your password to continue')
  await member.press('Yes, delete my account', { 'Delete account › Current password': testPassword })
  expect(member.text()).toContain('Your account is deleted')
})

test('without scripts a member requests their data, waits for it and downloads it', async () => {
  const { browser } = await memberBrowser(home)
  const member = await new PlainBrowser(home, browser).open('/en/member/profile')
  await member.press('Request my data')
  expect(member.text('#export')).toContain('Your data is being prepared')
  const { db, ports, clock } = home.application
  for (const job of privacy.jobs) await job.run({ db, ports, now: clock.now() })
  await member.open('/en/member/profile')
  expect(member.text('#export')).toContain('Your data is ready')
  expect(member.all('#export form')).toHaveLength(0)
  const file = await visit(home, browser, member.link('Download data (ZIP)'))
  expect([file.status, file.html.slice(0, 2), file.html.includes('account.json')]).toEqual([200, 'PK', true])
})

test('whoever deletes the account is told which orders are under way', async () => {
  const order = await aJourney(home, { plan: 'down_payment' })
  const browser = newBrowser()
  browser.cookies.set('jwt', order.token)
  const member = await new PlainBrowser(home, browser).open('/member/profile')
  const about = member.text('#delete')
  expect(about).toContain('1 pesanan Anda masih berjalan')
  expect(about).toContain(order.offer.product.name.id)
  expect(member.link(/^RHL-/, member.one('#delete'))).toBe(`/member/my-order/${order.id}`)
  const { browser: other } = await memberBrowser(home)
  expect((await new PlainBrowser(home, other).open('/member/profile')).text('#delete')).not.toContain('masih berjalan')
})

test('savings at a bank are named too, and so is what was agreed to for them', async () => {
  const plan = await aSubmittedPlan(home)
  const browser = newBrowser()
  browser.cookies.set('jwt', plan.token)
  const member = await new PlainBrowser(home, browser).open('/member/profile')
  expect(member.text('#delete')).toContain('Tabungan di Bank Uji Syariah')
  expect(member.link(/^SAV-/, member.one('#delete'))).toBe(`/member/saving-history/${plan.id}`)
  expect(member.text()).toContain(`Pengiriman data ke bank untuk tabungan ${plan.code}`)
})

test.each([
  ['ended elsewhere', (cookies: Map<string, string>) => cookies.set('jwt', 'x').set('refresh_token', 'x')],
  ['gone from the browser', (cookies: Map<string, string>) => cookies.clear()],
])('a session that has %s on saving: sign in, come back, and nothing typed is lost', async (_, lose) => {
  const { browser, member: person } = await memberBrowser(home)
  const member = await new PlainBrowser(home, browser).open('/member/profile')
  lose(browser.cookies)
  await member.press('Simpan perubahan', { 'Nama lengkap': 'Nur Aini', Alamat: 'Jl. Merdeka 1' })
  expect(member.path).toBe('/auth/login?redirect=%2Fmember%2Fprofile')
  expect(member.text()).toContain('Session Anda telah habis, silahkan login kembali')
  await member.press('Masuk', { Email: person.email, 'Kata sandi': testPassword }, member.one('main'))
  expect(member.path).toBe('/member/profile')
  expect([member.value('Nama lengkap'), member.value('Alamat')]).toEqual(['Nur Aini', 'Jl. Merdeka 1'])
  expect(member.text('#details')).toContain('Perubahan Anda belum tersimpan')
  await member.press('Simpan perubahan')
  expect(member.text()).toContain('Profil berhasil diperbarui')
  expect(member.text('#details')).not.toContain('Perubahan Anda belum tersimpan')
  expect(member.value('Alamat')).toBe('Jl. Merdeka 1')
})

test('what one member typed is not shown to the next one at the same screen, and no password is kept', async () => {
  const { browser } = await memberBrowser(home)
  const member = await new PlainBrowser(home, browser).open('/member/profile')
  browser.cookies.clear()
  const typed = { 'Nomor HP baru': '0812 9999 0000' }
  await member.press('Kirim kode ke nomor ini', typed)
  expect(browser.cookies.get('unsent')).toBeDefined()
  const next = await anyMember(home)
  await member.press('Masuk', { Email: next.email, 'Kata sandi': testPassword }, member.one('main'))
  expect([member.path, member.value('Nomor HP baru')]).toEqual(['/member/profile', ''])
  expect(browser.cookies.get('unsent')).toBeUndefined()
  browser.cookies.clear()
  const secret = { 'Kata sandi saat ini': testPassword, 'Kata sandi baru': 'Arafah#2026' }
  await member.press('Ubah kata sandi', secret)
  expect(member.path).toMatch(/^\/auth\/login/)
  expect(browser.cookies.get('unsent')).toBeUndefined()
})

test('a picture sent by script after the session has ended: the page that is shown next says so', async () => {
  const { browser } = await memberBrowser(home)
  browser.cookies.set('jwt', 'x').set('refresh_token', 'x')
  const ask = async (url: string, method: 'GET' | 'POST' = 'GET') => {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { host: 'localhost', origin: 'http://localhost', cookie, 'sec-fetch-dest': 'empty' }
    const reply = await home.app.inject({ method, url, headers })
    for (const line of [reply.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value) browser.cookies.set(name, value)
      else browser.cookies.delete(name)
    }
    return reply
  }
  const sent = await ask('/member/profile?intent=avatar', 'POST')
  expect(sent.headers.location).toMatch(/^\/auth\/login\?/)
  // The browser follows it by itself, and the script gets a page that nobody sees.
  expect((await ask(String(sent.headers.location))).body).not.toContain(toastWords('id').session_ended)
  expect((await ask('/auth/login.data')).body).toContain(toastWords('id').session_ended)
})

test('the button that saves a picture is shown where there are no scripts', async () => {
  const { browser } = await memberBrowser(home)
  const member = await new PlainBrowser(home, browser).open('/en/member/profile')
  const button = member.all('button').find((one) => member.name(one) === 'Save picture')
  expect(button?.parentElement?.getAttribute('class')).toBe('hidden noscript:block')
})

test.each([
  [
    '',
    'Menu akun',
    [
      'Pesanan Saya',
      'Umrah Privat',
      'Dana Tabungan',
      'Pembiayaan',
      'Alamat Saya',
      'Wishlist',
      'Chat Konsultan',
      'Notifikasi',
    ],
    'Keluar',
    'Anda telah keluar',
  ],
  [
    '/en',
    'Account menu',
    [
      'My orders',
      'Private umrah',
      'Savings',
      'Financing',
      'My addresses',
      'Wishlist',
      'Consultant chat',
      'Notifications',
    ],
    'Sign Out',
    'You are signed out',
  ],
])(
  'the account%s leads to all that is the member’s, to language, text size and theme, and out',
  async (at, menu, names, out, left) => {
    const { browser } = await memberBrowser(home)
    const member = new PlainBrowser(home, browser)
    for (const name of names) {
      await member.open(`${at}/member/profile`)
      const hub = [...member.one('main').querySelectorAll('nav')].find((one) => member.name(one) === menu)
      expect([...(hub?.querySelectorAll('a') ?? [])].map((link) => member.name(link))).toEqual(names)
      await member.follow(name, hub)
      expect([name, member.status]).toEqual([name, 200])
    }
    await member.open(`${at}/member/profile`)
    await member.press(/125%/, {}, member.one('main'))
    expect([member.path, member.one('html').getAttribute('data-text')]).toEqual([`${at}/member/profile`, '125'])
    await member.press(footerWords(at === '' ? 'id' : 'en').dark, {}, member.one('main'))
    expect([member.path, member.one('html').getAttribute('data-scheme')]).toEqual([`${at}/member/profile`, 'dark'])
    expect(member.link(/^EN /, member.one('main'))).toBe('/en/member/profile')
    await member.press(out, {}, member.one('main'))
    expect(member.text()).toContain(left)
  },
)

test('without scripts a member reads what they agreed to, and takes back what can be', async () => {
  const { browser, member } = await memberBrowser(home)
  const { db, clock } = home.application
  const facts = { tenant_id: member.tenant_id, user_id: member.id, step: 'given' as const, at: clock.now() }
  const text = { version: '1.0', dated_on: '2026-01-05' }
  await db.insert(consents).values([
    { ...facts, ...text, kind: 'terms' },
    { ...facts, kind: 'push' },
  ])
  const reader = await new PlainBrowser(home, browser).open('/en/member/profile')
  expect(reader.text('#consents')).toMatch(/Terms and conditions.*Version 1\.0, 5 Jan 2026/)
  expect(reader.text('#consents')).toContain('To withdraw it, delete your account.')
  await reader.press('Withdraw consent Notifications on your devices')
  expect(reader.text('#consents')).toContain('Withdrawn on')
  expect(reader.all('#consents form')).toHaveLength(0)
  expect((await reader.open('/member/profile')).text('#consents')).toContain('Syarat dan Ketentuan')
})
