import type { Locator, Page } from '@playwright/test'
import { demoTenants } from '#demo/tenants.ts'
import { inLanguage } from '#web/to.ts'
import { openPage } from './support/hydrated.ts'
import { type Person, password, signedInMember, signIn } from './support/person.ts'
import { expect, expectNoViolationsAtAnyWidth, siteUrl, test } from './support/site.ts'
import { seatConsultant, signInAtDesk } from './support/staff.ts'

const messages = (page: Page) => page.getByRole('log', { name: 'Pesan' }).getByRole('article')
const badge = (page: Page) => page.getByRole('link', { name: /^Chat Konsultan/ }).filter({ visible: true })

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Pesan Anda').fill(text)
  await page.getByRole('button', { name: 'Kirim' }).click()
}

/** Somebody who has asked from the page of a package. */
async function asking(page: Page, site: { open(path: string): Promise<void> }): Promise<Person> {
  const person = await signedInMember(page)
  await site.open('/umroh')
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await page.getByRole('link', { name: 'Tanya konsultan' }).click()
  await expect(page.getByLabel('Pesan Anda')).toHaveValue(/^Saya ingin bertanya tentang ini: .*\/product\//)
  await page.getByRole('button', { name: 'Kirim' }).click()
  await expect(page).toHaveURL(/\/chat\?room=/)
  await expect(messages(page)).toHaveCount(1)
  return person
}

test('a question asked from a package is sent, and another tab sees what follows at once', async ({
  page,
  context,
  site,
}) => {
  await asking(page, site)
  await expect(messages(page).getByText('Terkirim')).toBeAttached()
  const tab = await context.newPage()
  const joined = tab.waitForEvent('websocket', (one) => one.url().includes('/socket.io/'))
  await tab.goto(page.url())
  await (await joined).waitForEvent('framereceived', ({ payload }) => payload.includes('userRoomChats'))
  await say(page, 'Apakah kursi masih ada?')
  await expect(messages(tab)).toHaveCount(2)
  await expect(messages(tab).nth(1)).toContainText('Apakah kursi masih ada?')
  await expect(badge(page)).toHaveAccessibleName('Chat Konsultan')
  await expectNoViolationsAtAnyWidth(page)
})

test('what is written without a network is kept, and arrives once when it is back', async ({ page, context, site }) => {
  await asking(page, site)
  await context.setOffline(true)
  await say(page, 'Ditulis tanpa jaringan')
  await say(page, 'Dan satu lagi')
  await expect(messages(page).getByText('Mengirim')).toHaveCount(2)
  await context.setOffline(false)
  await expect(messages(page).getByText('Terkirim')).toHaveCount(3, { timeout: 20_000 })
  await page.reload()
  await expect(messages(page)).toHaveCount(3)
  await expect(messages(page).nth(1)).toContainText('Ditulis tanpa jaringan')
  await expect(messages(page).nth(2)).toContainText('Dan satu lagi')
})

/** What follows the network is fetched after the page itself. */
const loaded = (page: Page) => page.waitForLoadState('networkidle')

/** Whether all of it is seen: nothing lies over it. */
const isUncovered = (part: Locator) =>
  part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const corners = [left + 1, (left + right) / 2, right - 1].flatMap((x) => [top + 1, bottom - 1].map((y) => [x, y]))
    return corners.every(([x = 0, y = 0]) => element.contains(document.elementFromPoint(x, y)))
  })

test('what is said of the network covers no name and nothing that is written', { tag: '@both' }, async ({
  page,
  context,
  site,
}) => {
  await signedInMember(page)
  for (const language of ['id', 'en'] as const) {
    await site.open(inLanguage(language, '/chat?room=new'))
    await loaded(page)
    await context.setOffline(true)
    const notice = page.getByText(language === 'id' ? 'Tidak ada sambungan internet.' : 'You’re offline.')
    await expect(notice).toBeVisible()
    const away = page.getByText(language === 'id' ? 'Konsultan sedang tidak aktif' : 'No consultant is online now')
    expect(await isUncovered(notice)).toBe(true)
    expect(await isUncovered(away)).toBe(true)
    await context.setOffline(false)
  }
})

test('while nobody answers, the head says so, no name is lost to news, and own words are one’s own', {
  tag: '@both',
}, async ({ page, context, site }) => {
  await asking(page, site)
  const head = page.getByRole('heading', { level: 2, name: 'Menunggu konsultan' })
  await expect(head).toBeVisible()
  await expect(messages(page).first()).toContainText('Anda')
  await expect(messages(page).first()).not.toContainText('Konsultan')
  await loaded(page)
  await context.setOffline(true)
  await say(page, 'Ditulis tanpa jaringan')
  await expect(messages(page).nth(1)).toContainText('Anda')
  await expect(messages(page).nth(1)).not.toContainText('Konsultan')
  await expect(page.getByText('Tidak tersambung.')).toBeVisible()
  expect(await isUncovered(head)).toBe(true)
  await context.setOffline(false)
  await expect(messages(page).getByText('Terkirim')).toHaveCount(2, { timeout: 20_000 })
  await page.getByText('Pilihan', { exact: true }).click()
  await page.getByRole('link', { name: 'Tutup percakapan' }).click()
  await page.getByRole('button', { name: 'Ya, tutup' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Tanpa konsultan' })).toBeVisible()
})

test('the desk says that it is not connected, in its list and in a conversation', async ({ page, context, site }) => {
  const tenant = { kind: 'tenant', id: demoTenants[0].id } as const
  await seatConsultant(await signInAtDesk(page, { role: 'consultant', scope: tenant }), tenant.id)
  const words = {
    '/console': 'Tidak tersambung. Pesan dikirim setelah tersambung lagi.',
    '/console/en': 'Not connected. Messages are sent when you’re back online.',
  }
  for (const [place, text] of Object.entries(words)) {
    await site.open(`${place}/chat?queue=closed`)
    await offAndOn(text)
    await page.locator(`a[href^="${place}/chat/0"]`).first().click()
    await expect(page.getByRole('log')).toBeVisible()
    await offAndOn(text)
  }

  async function offAndOn(text: string): Promise<void> {
    await loaded(page)
    await context.setOffline(true)
    await expect(page.getByText(text)).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(text)).toHaveCount(0)
  }
})

test('signed out in one tab, the others leave private pages; what was typed comes back for the same person alone', async ({
  page,
  context,
  site,
}) => {
  const person = await asking(page, site)
  await page.getByLabel('Pesan Anda').fill('Belum selesai ditulis')
  const english = await context.newPage()
  await openPage(english, `${siteUrl()}/en/notification`)
  const tab = await context.newPage()
  await openPage(tab, `${siteUrl()}/member/profile`)
  await tab.getByRole('main').getByRole('button', { name: 'Keluar' }).click()
  await expect(page).toHaveURL(/\/auth\/login\?redirect=%2Fchat%3Froom%3D/)
  await expect(english).toHaveURL(/\/en\/auth\/login\?redirect=%2Fnotification$/)
  await signIn(page, person)
  await expect(page).toHaveURL(/\/chat\?room=/)
  await expect(page.getByLabel('Pesan Anda')).toHaveValue('Belum selesai ditulis')
  await page.getByRole('button', { name: 'Kirim' }).click()
  await expect(messages(page).getByText('Terkirim')).toHaveCount(2)

  await test.step('somebody else in the same tab finds nothing of it', async () => {
    await page.getByLabel('Pesan Anda').fill('Hanya untuk saya')
    await context.clearCookies()
    await signedInMember(page)
    await site.open('/chat?room=new')
    await expect(page.getByLabel('Pesan Anda')).toHaveValue('')
  })
})

test('a password changed elsewhere ends this sign-in, and the open page says so', async ({ page, browser, site }) => {
  const person = await asking(page, site)
  const elsewhere = await (await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.99.3.7' } })).newPage()
  await openPage(elsewhere, `${siteUrl()}/auth/login`)
  await signIn(elsewhere, person)
  await expect(elsewhere).toHaveURL(`${siteUrl()}/`)
  const next = `${password}x`
  const data = { old_password: person.password, password: next, password_confirmation: next }
  const answer = await elsewhere.request.post(`${siteUrl()}/api/v3/user/auth/change-password`, {
    data,
    headers: { origin: siteUrl() },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  // The server looks at open sockets every twenty seconds.
  await expect(page).toHaveURL(/\/auth\/login\?redirect=%2Fchat%3Froom%3D/, { timeout: 40_000 })
  await expect(page.getByText('Session Anda telah habis, silahkan login kembali')).toBeVisible()
  await elsewhere.context().close()
})
