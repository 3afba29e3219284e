import type { Page } from '@playwright/test'
import { placeOrder } from './support/journey.ts'
import { findInMail, signedInMember } from './support/person.ts'
import { expect, expectNoViolationsAtAnyWidth, siteUrl, test } from './support/site.ts'
import { openWithWorker, test as withWorker } from './support/worker.ts'

const bell = (page: Page) => page.getByRole('link', { name: /^Notifikasi/ }).filter({ visible: true })
const cards = (page: Page) => page.getByRole('list', { name: 'Daftar notifikasi' }).getByRole('article')

/** Resolves with the first unread total over the socket: from then on the page receives each change. */
async function untilListening(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket', (one) => one.url().includes('/socket.io/'))
  await socket.waitForEvent('framereceived', ({ payload }) => payload.includes('totalNotification'))
}

test('who orders sees the bell count without a reload, reads the news, and is led to the order', async ({
  page,
  site,
}) => {
  const person = await signedInMember(page)
  await Promise.all([untilListening(page), site.open('/')])
  await expect(bell(page)).toHaveAccessibleName('Notifikasi')
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
  await Promise.all([untilListening(page), site.open('/en/notification?type=orders')])
  const list = page.getByRole('list', { name: 'Notification list' }).getByRole('article')
  await expect(list).toHaveCount(1)
  await placeOrder(page)
  await expect(list).toHaveCount(2, { timeout: 15_000 })
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByText('All read')).toBeVisible()
  await expect(page).toHaveURL(/\/en\/notification\?type=orders$/)
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Notification types' }).getByRole('link', { name: 'Promo' }).click()
  await expect(page.getByRole('heading', { name: 'No notifications yet' })).toBeVisible()
})

test('who has no news sees a page without barriers', { tag: ['@phone', '@full'] }, async ({ page, site }) => {
  await signedInMember(page)
  await site.open('/notification')
  await expect(page.getByRole('heading', { name: 'Belum ada notifikasi' })).toBeVisible()
  await expectNoViolationsAtAnyWidth(page)
})

withWorker.describe('in a browser that can be reached', () => {
  withWorker.use({ permissions: ['notifications'] })

  withWorker(
    'a member turns push on, and the news shows while the site is elsewhere',
    { tag: '@whole-browser' },
    async ({ page, context }) => {
      const { request } = context
      const made = await (await request.post(`${siteUrl()}/sandbox/push/subscriptions`)).json()
      // Headless browsers have no push service: the sandbox's own takes its place, with keys that it can open.
      await page.addInitScript((subscription) => {
        const asGiven: PushSubscription = {
          endpoint: subscription.endpoint,
          expirationTime: null,
          options: { applicationServerKey: null, userVisibleOnly: true },
          getKey: () => null,
          toJSON: () => subscription,
          unsubscribe: async () => true,
        }
        PushManager.prototype.subscribe = async () => asGiven
      }, made)
      await signedInMember(page)
      await openWithWorker(page, `${siteUrl()}/notification`)
      await page.getByRole('button', { name: 'Aktifkan notifikasi' }).click()
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

  withWorker(
    'a browser that is given another address goes on hearing the news',
    { tag: '@phone' },
    async ({ page, context }) => {
      const { request } = context
      const made = await (await request.post(`${siteUrl()}/sandbox/push/subscriptions`)).json()
      await signedInMember(page)
      await openWithWorker(page, `${siteUrl()}/notification`)
      const [worker] = context.serviceWorkers()
      if (!worker) throw new Error('no worker')
      const sent = context.waitForEvent(
        'request',
        (one) => one.method() === 'POST' && one.url().endsWith('/notification'),
      )
      // No push service to change its mind: the event comes from here.
      await worker.evaluate((subscription) => {
        const given = { newSubscription: { toJSON: () => subscription }, waitUntil: () => undefined }
        self.dispatchEvent(Object.assign(new Event('pushsubscriptionchange'), given))
      }, made)
      expect((await (await sent).response())?.status()).toBe(200)
      await placeOrder(page)
      const got = async () => (await request.get(`${siteUrl()}/sandbox/push.json?subscription=${made.id}`)).json()
      await expect.poll(async () => (await got()).length, { timeout: 15_000 }).toBe(1)
    },
  )
})

/** What a push service does once a browser is running; until the worker has shown something for it. */
async function deliverPush(page: Page, data: string): Promise<void> {
  const context = page.context()
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('no worker')
  // Who looks for notifications before this one is up makes the browser forget it.
  const isShown = worker.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { prototype } = ServiceWorkerRegistration
        const { showNotification } = prototype
        prototype.showNotification = async function (...given) {
          await showNotification.apply(this, given)
          resolve()
        }
      }),
  )
  const wire = await context.newCDPSession(page)
  const registration = new Promise<string>((resolve) => {
    wire.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(siteUrl()) && !isDeleted)
      if (own) resolve(own.registrationId)
    })
  })
  await wire.send('ServiceWorker.enable')
  await wire.send('ServiceWorker.deliverPushMessage', { origin: siteUrl(), registrationId: await registration, data })
  await isShown
}
