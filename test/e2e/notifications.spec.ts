import type { Page } from '@playwright/test'
import { placeOrder } from './support/journey.ts'
import { findInMail, signedInMember } from './support/person.ts'
import { expect, expectNoViolationsAtAnyWidth, siteUrl, test } from './support/site.ts'
import { openWithWorker, test as withWorker } from './support/worker.ts'

const bell = (page: Page) => page.getByRole('link', { name: /^Notifikasi/ }).filter({ visible: true })
const cards = (page: Page) => page.getByRole('list', { name: 'Daftar notifikasi' }).getByRole('article')

test('who orders sees the bell count without a reload, reads the news, and is led to the order', async ({
  page,
  site,
}) => {
  const person = await signedInMember(page)
  await site.open('/')
  await expect(bell(page)).toHaveAccessibleName('Notifikasi')
  // The page waits before it listens; what happens before that is in the first answer.
  await page.waitForTimeout(1500)
  const { id } = await placeOrder(page)
  await expect(bell(page)).toHaveAccessibleName('Notifikasi, 1 belum dibaca', { timeout: 15_000 })
  await findInMail(page.context().request, person.email, /(Kode pesanan: \S+)/)
  await bell(page).click()
  await expect(page).toHaveURL(/\/notification$/)
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page).getByText('Belum dibaca')).toBeAttached()
  await expectNoViolationsAtAnyWidth(page)
  await page.getByRole('button', { name: 'Selesaikan pembayaran Anda' }).click()
  await expect(page).toHaveURL(new RegExp(`/member/my-order/${id}$`))
  await expect(bell(page)).toHaveAccessibleName('Notifikasi')
  await site.open('/notification')
  await expect(cards(page).getByText('Belum dibaca')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Selesaikan pembayaran Anda' })).toBeVisible()
})

test('all can be marked as read, tabs show their own kind, and an open list grows by itself', async ({
  page,
  site,
}) => {
  await signedInMember(page)
  await placeOrder(page)
  await site.open('/en/notification?type=orders')
  const list = page.getByRole('list', { name: 'List of notifications' }).getByRole('article')
  await expect(list).toHaveCount(1)
  await page.waitForTimeout(1500)
  await placeOrder(page)
  await expect(list).toHaveCount(2, { timeout: 15_000 })
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByText('All read')).toBeVisible()
  await expect(page).toHaveURL(/\/en\/notification\?type=orders$/)
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Kinds of notifications' }).getByRole('link', { name: 'Promo' }).click()
  await expect(page.getByRole('heading', { name: 'No notifications yet' })).toBeVisible()
})

test('without scripts news is read, marked and led on from', { tag: '@phone' }, async ({ browser, page }) => {
  await signedInMember(page)
  const { id } = await placeOrder(page)
  const context = await browser.newContext({
    javaScriptEnabled: false,
    locale: 'id-ID',
    storageState: await page.context().storageState(),
  })
  const plain = await context.newPage()
  await plain.goto(`${siteUrl()}/notification`)
  await plain.getByRole('button', { name: 'Selesaikan pembayaran Anda' }).click()
  await expect(plain).toHaveURL(new RegExp(`/member/my-order/${id}$`))
  await plain.goto(`${siteUrl()}/notification`)
  await expect(plain.getByText('Semua sudah dibaca')).toBeVisible()
  await context.close()
})

test('who has no news is told so, and guests sign in first', async ({ page, site }) => {
  await site.open('/notification')
  await expect(page).toHaveURL(/\/auth\/login\?redirect=%2Fnotification$/)
  await signedInMember(page)
  await site.open('/notification')
  await expect(page.getByRole('heading', { name: 'Belum ada notifikasi' })).toBeVisible()
  await expectNoViolationsAtAnyWidth(page)
})

test('a post that makes no sense is not found, and never a failure', { tag: '@phone' }, async ({ page }) => {
  await signedInMember(page)
  const { request } = page.context()
  const post = async (form: Record<string, string>) =>
    (await request.post(`${siteUrl()}/notification`, { form, headers: { origin: siteUrl() } })).status()
  expect(await post({})).toBe(404)
  expect(await post({ intent: 'open', id: "1'--" })).toBe(404)
  expect(await post({ intent: 'open', id: '01998a3e-0000-7000-8000-000000000000' })).toBe(404)
  expect(await post({ intent: 'subscribe', endpoint: 'http://169.254.169.254/', p256dh: 'x', auth: 'y' })).toBe(422)
})

withWorker.describe('in a browser that can be reached', () => {
  withWorker.use({ permissions: ['notifications'] })

  withWorker(
    'a member turns push on, and the news shows while the site is elsewhere',
    { tag: '@phone' },
    async ({ page, context }) => {
      const { request } = context
      const made = await (await request.post(`${siteUrl()}/sandbox/push/subscriptions`)).json()
      // Headless browsers have no push service: the sandbox's own takes its place, with keys that it can open.
      await page.addInitScript((subscription) => {
        const asGiven = { toJSON: () => subscription, unsubscribe: async () => true }
        PushManager.prototype.subscribe = async () => Object(asGiven)
      }, made)
      await signedInMember(page)
      await openWithWorker(page, `${siteUrl()}/notification`)
      await page.getByRole('button', { name: 'Aktifkan notifikasi di perangkat ini' }).click()
      await expect(page.getByText('Perangkat ini menerima kabar penting')).toBeVisible()
      await placeOrder(page)
      const got = async () => (await request.get(`${siteUrl()}/sandbox/push.json?subscription=${made.id}`)).json()
      await expect.poll(async () => (await got()).length, { timeout: 15_000 }).toBe(1)
      const [{ text }] = await got()
      expect(JSON.parse(text)).toMatchObject({ title: 'Selesaikan pembayaran Anda' })
      await deliverPush(page, text)
      const shown = () =>
        page.evaluate(async () => {
          const ready = await navigator.serviceWorker.ready
          return (await ready.getNotifications()).map(({ title, data }) => ({ title, path: data.path }))
        })
      await expect
        .poll(shown)
        .toEqual([{ title: 'Selesaikan pembayaran Anda', path: expect.stringMatching(/^\/member\/my-order\//) }])
    },
  )

  withWorker('a browser that is given another address goes on hearing the news', async ({ page, context }) => {
    const { request } = context
    const made = await (await request.post(`${siteUrl()}/sandbox/push/subscriptions`)).json()
    await signedInMember(page)
    await openWithWorker(page, `${siteUrl()}/notification`)
    const [worker] = context.serviceWorkers()
    if (!worker) throw new Error('no worker')
    const told = context.waitForEvent(
      'request',
      (one) => one.method() === 'POST' && one.url().endsWith('/notification'),
    )
    // No push service to change its mind: the event comes from here.
    await worker.evaluate((subscription) => {
      const given = { newSubscription: { toJSON: () => subscription }, waitUntil: () => undefined }
      self.dispatchEvent(Object.assign(new Event('pushsubscriptionchange'), given))
    }, made)
    expect((await (await told).response())?.status()).toBe(200)
    await placeOrder(page)
    const got = async () => (await request.get(`${siteUrl()}/sandbox/push.json?subscription=${made.id}`)).json()
    await expect.poll(async () => (await got()).length, { timeout: 15_000 }).toBe(1)
  })
})

/** What a push service does once a browser is awake. */
async function deliverPush(page: Page, data: string): Promise<void> {
  const wire = await page.context().newCDPSession(page)
  const found = new Promise<string>((resolve) => {
    wire.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
  await wire.send('ServiceWorker.enable')
  await wire.send('ServiceWorker.deliverPushMessage', { origin: siteUrl(), registrationId: await found, data })
}
