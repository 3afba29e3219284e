import type { APIRequestContext, Page } from '@playwright/test'
import { violationsOn } from './support/axe.ts'
import { stopClock } from './support/clock.ts'
import { isFull, tagOf } from './support/full.ts'
import { member, signIn } from './support/person.ts'
import { expect, expectNoViolations, siteUrl, test } from './support/site.ts'

type Departure = {
  id: string
  departs_on: string
  departs_on_hijri: string
  seats_free: number
  prices: Record<'quad' | 'triple' | 'double', number>
  true_total: number
  certainties: Record<string, { evidence: string }>
}
type Product = { id: string; slug: string; name: string; departures: Departure[] }
type Card = { slug: string; label: string | null }

const get = async (request: APIRequestContext, path: string) =>
  (await (await request.get(`${siteUrl()}/api/v3/${path}`)).json()).data

/** A package of the demo with several dates to choose from. */
async function openPackage(request: APIRequestContext): Promise<Product> {
  const { items }: { items: Card[] } = await get(request, 'umroh/search?limit=40')
  for (const { slug } of items) {
    const product: Product = await get(request, `products/${slug}`)
    const open = product.departures.filter((one) => one.seats_free > 0)
    if (open.length < 3) continue
    const reviews: { total: number } = await get(request, `products/${slug}/reviews`)
    if (reviews.total > 5) return product
  }
  throw new Error('the demo has no package with three dates and six reviews')
}

async function soldOutPackage(request: APIRequestContext): Promise<Card> {
  for (let page = 1; page < 20; page++) {
    const { items }: { items: Card[] } = await get(request, `products?limit=100&page=${page}`)
    const soldOut = items.find(({ label }) => label === 'sold_out')
    if (soldOut) return soldOut
  }
  throw new Error('the demo has no package that is sold out')
}

const rupiah = (amount: number) => `Rp. ${amount.toLocaleString('id-ID')}`
const long = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('id-ID', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 900

/** The price box: beside the page, or behind the bar of a phone. */
async function offerOf(page: Page) {
  const offer = page.getByRole('complementary', { name: 'Harga dan keberangkatan' })
  const opener = page.getByRole('button', { name: 'Pilih & pesan', exact: true })
  if (isPhone(page) && !(await offer.isVisible())) await opener.click()
  await expect(offer).toBeVisible()
  return offer
}

test('a family reads what is certain, chooses a date and a room, and sees the price follow', { tag: '@both' }, async ({
  page,
  request,
  site,
}) => {
  const product = await openPackage(request)
  const [first, , third] = product.departures.filter((one) => one.seats_free > 0)
  if (!first || !third) throw new Error('too few dates')
  await site.open(`/product/${product.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
  const certainties = page.getByRole('region', { name: 'Lima Pasti' })
  await expect(certainties).toContainText(`Untuk keberangkatan ${long(first.departs_on)}`)
  for (const name of ['Izin', 'Penerbangan', 'Harga', 'Hotel', 'Visa']) await expect(certainties).toContainText(name)
  await expect(certainties.getByText(/^Diperiksa \d/)).toHaveCount(5)

  const offer = await offerOf(page)
  await expect(offer.getByText(rupiah(first.prices.quad), { exact: true }).first()).toBeVisible()
  await expect(offer).toContainText(rupiah(first.true_total))
  await offer.getByRole('link', { name: new RegExp(long(third.departs_on)) }).click()
  await expect(page).toHaveURL(new RegExp(`departure=${third.id}`))
  await expect(certainties).toContainText(long(third.departs_on))
  await offer.getByRole('link', { name: /^Double · berdua/ }).click()
  await expect(page).toHaveURL(/room=double/)
  const total = third.true_total - third.prices.quad + third.prices.double
  await expect(offer).toContainText(`Perkiraan total biaya per orang${rupiah(total)}`)
  await expect(offer.getByRole('link', { name: /^Double · berdua/ })).toHaveAttribute('aria-current', 'true')
  const ask = offer.getByRole('link', { name: /^Tanya ketersediaan/ })
  const text = new URL((await ask.getAttribute('href')) ?? '').searchParams.get('text') ?? ''
  for (const part of [product.name, long(third.departs_on), third.departs_on_hijri, 'kamar double', third.id]) {
    expect(text).toContain(part)
  }
})

test('the calendar shows both dates, price and seats, and a day of it is chosen by keys', async ({
  page,
  request,
  site,
}) => {
  const product = await openPackage(request)
  const chosen = product.departures.filter((one) => one.seats_free > 0)[1]
  if (!chosen) throw new Error('too few dates')
  await site.open(`/product/${product.slug}?month=${chosen.departs_on.slice(0, 7)}`)
  const table = page.getByRole('region', { name: 'Tanggal keberangkatan' }).getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveCount(7)
  const day = table.getByRole('link', { name: new RegExp(`^${long(chosen.departs_on)}`) })
  await expect(day).toHaveAccessibleName(new RegExp(`${chosen.departs_on_hijri}: ${rupiah(chosen.prices.quad)}`))
  await day.focus()
  await page.keyboard.press('Enter')
  await expect(day).toHaveAttribute('aria-current', 'date')
  await expect(page).toHaveURL(new RegExp(`departure=${chosen.id}`))
  await expect(page.getByRole('region', { name: 'Lima Pasti' })).toContainText(long(chosen.departs_on))
})

test('a tab stands in the address and opens from it', async ({ page, request, site }) => {
  const { slug } = await openPackage(request)
  await site.open(`/product/${slug}?tab=agenda`)
  const tabs = page.getByRole('tablist', { name: 'Rincian paket' })
  await expect(tabs.getByRole('tab', { name: 'Agenda' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel', { name: 'Agenda' })).toContainText('Hari 1')
  // When scripts arrive the list of tabs moves to the chosen one.
  await tabs.scrollIntoViewIfNeeded()
  await expect(tabs.getByRole('tab', { name: 'Agenda' })).toBeInViewport({ ratio: 1 })
  await tabs.getByRole('tab', { name: 'Lainnya' }).click()
  await expect(page).toHaveURL(/tab=others/)
  await page.getByRole('tabpanel').locator('summary').first().click()
  await expect(page.getByRole('tabpanel').locator('details').first()).toHaveAttribute('open', '')
})

for (const [prefix, say] of [
  ['', { name: 'Nama lengkap', phone: 'Nomor HP', send: 'Beri tahu saya', short: 'Minimal 10 karakter' }],
  ['/en', { name: 'Full name', phone: 'Mobile number', send: 'Notify me', short: 'At least 10 characters' }],
] as const) {
  // Words in the other language are read without a browser.
  const only = tagOf(prefix ? 1 : 0)
  const confirmation = prefix
    ? 'We will let you know when it is available again'
    : 'Kami akan memberi tahu Anda saat tersedia kembali'

  test(
    `whoever finds a package sold out leaves a name and a number${prefix}`,
    only,
    async ({ page, request, site }) => {
      const { slug } = await soldOutPackage(request)
      await site.open(`${prefix}/product/${slug}`)
      const form = page.getByRole('region', { name: prefix ? 'Sold out' : 'Kuota habis' })
      await form.getByLabel(say.phone).fill('08123')
      await form.getByRole('button', { name: say.send }).click()
      await expect(form.getByRole('alert').filter({ hasText: say.short }).first()).toBeVisible()
      await expect(form.getByLabel(say.name)).toHaveAttribute('aria-invalid', 'true')
      await expect(form.getByLabel(say.phone)).toHaveValue('08123')
      await form.getByLabel(say.name).fill('Siti Rahmawati')
      await form.getByLabel(say.phone).fill('081234567890')
      await form.getByRole('button', { name: say.send }).click()
      await expect(form.getByRole('status')).toHaveText(confirmation)
    },
  )

  test(
    `axe finds nothing where an address leads nowhere${prefix}`,
    tagOf(prefix ? 1 : 0, '@phone'),
    async ({ page, site }) => {
      await site.open(`${prefix}/product/umroh-hemat-9-hari-garudaa`)
      await expect(page.getByRole('article').first()).toBeVisible()
      await expectNoViolations(page)
    },
  )

  test(
    `axe finds nothing on any tab at any width${prefix}`,
    tagOf(prefix ? 1 : 0, '@desktop'),
    async ({ page, request, site }) => {
      test.slow()
      const { slug } = await openPackage(request)
      for (const tab of ['summary', 'description', 'accommodation', 'agenda', 'facilities', 'others']) {
        await site.open(`${prefix}/product/${slug}?tab=${tab}`)
        for (const width of isFull ? [320, 768, 1280] : [320, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          // What stands around the tabs is the same for all of them.
          if (tab === 'summary') await expectNoViolations(page)
          else expect(await violationsOn(page, { include: ['[role=tabpanel]:not(.hidden)'] })).toEqual([])
          const over = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          expect([tab, width, over]).toEqual([tab, width, 0])
        }
      }
    },
  )
}

for (const text_size of ['100', '200']) {
  test(`title and way out of the price box stay at its top however far one reads in it, at ${text_size}% text`, {
    tag: '@phone',
  }, async ({ page, request, site }) => {
    await page.context().addCookies([{ name: 'text_size', value: text_size, url: siteUrl() }])
    await site.open(`/product/${(await openPackage(request)).slug}`)
    const offer = await offerOf(page)
    await offer.evaluate((sheet) => sheet.scrollTo({ top: sheet.scrollHeight / 3, behavior: 'instant' }))
    expect(await offer.evaluate((sheet) => sheet.scrollTop)).toBeGreaterThan(100)
    const heading = offer.getByRole('heading', { name: 'Harga dan keberangkatan' })
    await expect(heading).toBeInViewport({ ratio: 1 })
    const gap = await heading.evaluate((title) => {
      const top = (selector: string) => title.closest(selector)?.getBoundingClientRect().top ?? Number.NaN
      return top('header') - top('aside')
    })
    expect(Math.abs(gap), 'what scrolls shows above the title').toBeLessThan(1)
    // A press proves that nothing lies over it.
    await offer.getByRole('button', { name: 'Tutup' }).click()
    await expect(offer).toBeHidden()
  })
}

test('no amount breaks over two lines on a narrow phone', { tag: '@phone' }, async ({ page, request, site }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await site.open(`/product/${(await openPackage(request)).slug}?travellers=2`)
  const offer = await offerOf(page)
  await expect(offer.getByLabel('Dewasa, kamar quad', { exact: true })).toHaveValue('2')
  // A line of its own for each piece: what breaks has more than one.
  const broken = await page
    .locator('.money')
    .evaluateAll((all) => all.filter((one) => one.getClientRects().length > 1).map((one) => one.textContent))
  expect(broken).toEqual([])
})

test('axe finds nothing in the price box of a phone, nor where a package is sold out', { tag: '@phone' }, async ({
  page,
  request,
  site,
}) => {
  await site.open(`/product/${(await openPackage(request)).slug}`)
  await offerOf(page)
  await expectNoViolations(page)
  await site.open(`/product/${(await soldOutPackage(request)).slug}`)
  await expectNoViolations(page)
})

test('the heart asks a guest to sign in and brings them back to the package', async ({ page, request, site }) => {
  const { person } = await member(request)
  const { slug, name } = await openPackage(request)
  await site.open(`/product/${slug}?room=double`)
  const heart = page
    .getByRole('banner')
    .or(page.getByRole('main'))
    .getByRole('button', { name: `Simpan ${name} ke wishlist` })
  await heart.first().click()
  await expect(page).toHaveURL(/\/auth\/login/)
  await signIn(page, person)
  await expect(page).toHaveURL(new RegExp(`/product/${slug}\\?.*room=double`))
  await page
    .getByRole('button', { name: `Hapus ${name} dari wishlist` })
    .first()
    .click()
  await expect(heart.first()).toBeVisible()
})

test('a link is copied, and the button for questions steps aside meanwhile', async ({
  page,
  context,
  request,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: siteUrl() })
  const { slug } = await openPackage(request)
  await site.open(`/product/${slug}`)
  const questions = page.getByRole('link', { name: /^Chat lewat WhatsApp/ })
  await expect(questions).toBeVisible()
  await page.getByRole('button', { name: 'Bagikan' }).click()
  const sheet = page.getByRole('dialog', { name: 'Bagikan via' })
  for (const name of [/^WhatsApp/, /^Facebook/, /^Twitter/])
    await expect(sheet.getByRole('link', { name })).toBeVisible()
  await expect(questions).toHaveCount(0)
  await expectNoViolations(page)
  await sheet.getByRole('button', { name: 'Salin tautan' }).click()
  await expect(page.getByRole('region', { name: 'Pemberitahuan' })).toContainText('Tautan disalin')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${siteUrl()}/product/${slug}?departure=`)
  await expect(questions).toBeVisible()
})

test('a view is told to the server once, and only by a page that is looked at', { tag: '@desktop' }, async ({
  page,
  request,
  site,
}) => {
  await stopClock(page)
  const { slug } = await openPackage(request)
  const posts: string[] = []
  page.on('request', (sent) => {
    if (sent.method() === 'POST') posts.push(new URL(sent.url()).pathname)
  })
  await site.open(`/product/${slug}`)
  expect(posts).toEqual([])
  await expect.poll(() => page.clock.runFor(500).then(() => posts.length), { intervals: [50] }).toBe(1)
  await page.getByRole('link', { name: /^Triple · bertiga/ }).click()
  await expect(page).toHaveURL(/room=triple/)
  await page.clock.runFor(5000)
  // An answer that is asked for now comes after whatever the page has sent.
  await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()))
  expect(posts).toEqual([`/product/${slug}.data`])
})
