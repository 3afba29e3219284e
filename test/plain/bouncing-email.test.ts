import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeIn } from '#test/support/accounts.ts'
import { bounceReport, bounceSecret, mailTo, passOn } from '#test/support/bounce-reports.ts'
import { demoApp } from '#test/support/demo-app.ts'
import { testPassword } from '#test/support/members.ts'
import { PlainBrowser } from '#test/support/plain-browser.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { memberBrowser } from '#test/support/visits.ts'

let home: TestApp
beforeAll(async () => {
  home = await demoApp({ MAIL_BOUNCE_SECRET: bounceSecret })
})
afterAll(() => home.close())

/** A member whose mail was reported back. */
async function bouncing() {
  const { browser, member } = await memberBrowser(home)
  await passOn(home, bounceReport({ mail_id: await mailTo(home, member.email), to: member.email }))
  return { email: member.email, page: new PlainBrowser(home, browser) }
}

test('a member whose mail comes back is told in the product, until they prove the address again', async () => {
  const { email, page } = await bouncing()
  const notice = `Email ke ${email} tidak sampai. Periksa alamatnya atau ganti.`
  await page.open('/notification')
  expect(page.text()).toContain(notice)
  await page.press('Email tidak sampai')
  expect(page.path).toBe('/member/profile')
  expect(page.text('#email')).toContain(notice)
  await page.press('Kirim kode ke alamat ini')
  expect(page.text()).toContain('Kode verifikasi telah dikirim')
  expect(page.text('#email')).toContain(email)
  const code = codeIn((await home.sentTo(email))[0]?.text)
  const form = page.one('#email')
  await page.press('Pakai email ini', { 'Kode verifikasi': code, 'Kata sandi saat ini': testPassword }, form)
  expect(page.text()).toContain('Email Anda terverifikasi')
  expect(page.text()).not.toContain('tidak sampai')
  await page.open('/notification')
  expect(page.text()).not.toContain(notice)
})

test('or until another address takes its place, in English too', async () => {
  const { email, page } = await bouncing()
  await page.open('/en/member/profile')
  expect(page.text('#email')).toContain(`Email to ${email} isn’t getting through. Check the address or change it.`)
  await page.press('Send code to this address', { 'Email address': 'not an address' })
  expect(page.text('#email')).toContain('Email address')
  const other = `new-${email}`
  await page.press('Send code to this address', { 'Email address': other })
  expect(page.text('#email')).toContain(other)
  const code = codeIn((await home.sentTo(other))[0]?.text)
  await page.press(
    'Use this email',
    { 'Verification code': code, 'Current password': testPassword },
    page.one('#email'),
  )
  expect(page.text()).toContain('Your email has been changed')
  expect(page.text()).not.toContain('isn’t getting through')
})
