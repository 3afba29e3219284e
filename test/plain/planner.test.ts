import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatRupiah, formatShortDay } from '#core/format.ts'
import { rupiah } from '#core/money.ts'
import { advertisedMonthly } from '#modules/financing/rules/plan.ts'
import { savings_plans } from '#modules/savings/tables.ts'
import { demoApp } from '#test/support/demo-app.ts'
import { anyMember, testPassword } from '#test/support/members.ts'
import { PlainBrowser, textOf } from '#test/support/plain-browser.ts'
import { ask, type TestApp } from '#test/support/test-app.ts'
import { newBrowser } from '#test/support/visits.ts'
import { inLanguage } from '#web/to.ts'

let home: TestApp
beforeAll(async () => {
  home = await demoApp()
})
afterAll(() => home.close())

const path = '/perencanaan-tabungan'
/** The slug of a package that can be saved for, with a bank that finances it or without. */
async function packageWith(can_finance: boolean): Promise<string> {
  const { data } = (await ask(home, 'GET', '/api/v3/umroh/affordable')).body
  const one = data.find((card: Wished) => card.can_save && card.can_finance === can_finance && card.seats_free > 0)
  return one.slug
}
type Wished = { slug: string; can_save: boolean; can_finance: boolean; seats_free: number }
const open = (address: string) => new PlainBrowser(home).open(address)
const rowOf = (reader: PlainBrowser, way: number, label: string): string => {
  const row = [...(reader.all('.planner-way')[way]?.querySelectorAll('dl > div') ?? [])].find(
    (one) => textOf(one.querySelector('dt') ?? one) === label,
  )
  return row ? textOf(row.querySelector('dd') ?? row) : ''
}
const amountsIn = (text: string): number[] =>
  [...text.matchAll(/(?:Rp\.|IDR)\s([\d.,]*\d)/g)].map(([, digits = '']) => Number(digits.replace(/\D/g, '')))

const spoken = {
  id: {
    packages: 'Pilih paket umrah',
    next: 'Lanjut',
    income: 'Penghasilan per bulan',
    count: 'Hitung sisa',
    toPlan: 'Lihat rencana',
    left: /Sisa Rp\./,
    ways: ['Tunai', 'Menabung', 'Pembiayaan'],
    total: 'Total dibayar',
    price: 'Harga paket per orang',
    akad: 'Akad',
  },
  en: {
    packages: 'Choose an umrah package',
    next: 'Continue',
    income: 'Monthly income',
    count: 'Show what is left',
    toPlan: 'See the plan',
    left: /IDR [\d,]+ left/,
    ways: ['Cash', 'Saving', 'Financing'],
    total: 'Total paid',
    price: 'Package price per person',
    akad: 'Contract (akad)',
  },
} as const

for (const language of ['id', 'en'] as const) {
  test(`a guest without scripts plans from a package to the three ways, in ${language}`, async () => {
    const say = spoken[language]
    const slug = await packageWith(true)
    const reader = await open(inLanguage(language, path))
    expect(reader.part(say.packages).querySelectorAll('h3 a').length).toBe(6)
    await reader.open(inLanguage(language, `${path}?package=${slug}`))
    await reader.press(say.next)
    await reader.press(say.next)
    await reader.press(say.count, { [say.income]: '9.000.000' })
    expect(reader.text('main')).toMatch(say.left)
    expect(reader.path).not.toMatch(/income|9000000|9\.000/)
    await reader.follow(say.toPlan)
    expect(reader.all('.planner-way h3').map(textOf)).toEqual([...say.ways])
    // What one signs comes before what one pays.
    for (const way of reader.all('.planner-way')) expect(textOf(way.querySelector('dt') ?? way)).toBe(say.akad)
    const sums = (label: string) => [0, 1, 2].map((way) => amountsIn(rowOf(reader, way, label))[0] ?? 0)
    const [cash = 0, saving = 0, financing = 0] = sums(say.price)
    const [cashTotal = 0, savingTotal = 0, financingTotal = 0] = sums(say.total)
    expect([cashTotal, cash > 5_000_000]).toEqual([cash, true])
    expect(savingTotal).toBeGreaterThanOrEqual(saving)
    expect(financingTotal).toBeGreaterThan(financing)
  })
}

test('each way has the price of the date it names, and one saves for the price that lists say', async () => {
  const listed = (await ask(home, 'GET', '/api/v3/products/savings?limit=100')).body.data
  const card = listed.find((one: Wished) => one.can_finance)
  const reader = await open(`${path}?package=${card.slug}&day=18&step=5`)
  const { departures } = (await ask(home, 'GET', `/api/v3/products/${card.slug}`)).body.data
  const dates: Map<string, number> = new Map(
    departures.map((one: Departing) => [formatShortDay(one.departs_on, 'id'), one.prices.quad]),
  )
  for (const way of [0, 1, 2]) {
    const [day = ''] = rowOf(reader, way, 'Bisa berangkat').split(',')
    // A plan may end after all that it could leave with has closed.
    if (day.startsWith('Mulai')) continue
    expect(amountsIn(rowOf(reader, way, 'Harga paket per orang')), `${way} ${day}`).toEqual([dates.get(day)])
  }
  expect(amountsIn(rowOf(reader, 1, 'Harga paket per orang'))).toEqual([card.price_from])
})
type Departing = { departs_on: string; prices: { quad: number } }

test('no bank is chosen beforehand', async () => {
  const reader = await open(`${path}?target=30000000&step=3`)
  expect(reader.all('input[name=bank]').length).toBeGreaterThan(1)
  expect(reader.all('input[name=bank][checked]')).toEqual([])
})

describe('a sum of one’s own', () => {
  test.each([
    ['', 'Field tidak boleh kosong'],
    ['50000', 'Perkiraan harga paket harus di atas Rp. 50.000'],
    ['seratus', 'Tulis jumlah dalam rupiah, angka saja'],
  ])('“%s” is mended where it stands', async (typed, message) => {
    const reader = await open(path)
    await reader.press('Pakai target ini', { 'Perkiraan harga paket': typed })
    expect(reader.text('[role=alert]')).toBe(message)
    expect(reader.value('Perkiraan harga paket')).toBe(typed)
  })

  test('50,001 is a target', async () => {
    const reader = await open(path)
    await reader.press('Pakai target ini', { 'Perkiraan harga paket': '50.001' })
    expect(reader.text('main')).toContain('Berapa lama Anda menabung?')
    expect(reader.text('main')).toContain(`${formatRupiah(rupiah(8_334), 'id')}/bulan`)
  })
})

test.each([
  ['', 'Field tidak boleh kosong'],
  ['999.999', 'Penghasilan bulanan minimal Rp. 1.000.000'],
  ['sejuta', 'Tulis jumlah dalam rupiah, angka saja'],
])('an income of “%s” is refused at its field', async (typed, message) => {
  const reader = await open(`${path}?target=30000000&step=4`)
  await reader.press('Hitung sisa', { 'Penghasilan per bulan': typed })
  expect([reader.status, reader.text('[role=alert]')]).toEqual([422, message])
})

test('a month that takes more than an income says by how much', async () => {
  const reader = await open(`${path}?target=30000000&months=6&step=4`)
  await reader.press('Hitung sisa', { 'Penghasilan per bulan': '4.000.000' })
  expect(reader.text('main')).toContain('Kurang Rp. 1.000.000 dari penghasilan Anda')
})

test('a link opens the same plan for whoever has it', async () => {
  const link = `${path}?target=30000000&months=18&day=25&bank=bank-amanina-syariah.wadiah&down=9000000&step=5`
  const reader = await open(link)
  expect(rowOf(reader, 1, 'Akad')).toBe('Wadiah (titipan)')
  expect(rowOf(reader, 1, 'Cara bayar')).toMatch(/^17 × Rp\. 1\.666\.667, terakhir Rp\. 1\.666\.661$/)
  expect(rowOf(reader, 2, 'Cara bayar')).toMatch(/^Uang muka Rp\. 9\.000\.000, lalu /)
  expect(reader.value('Tanggal setoran tiap bulan')).toBe('25')
})

test('hajj, tours and packages that are gone are not planned for', async () => {
  const hajj = (await open('/product-haji')).one('main article a[href^="/product/"]').getAttribute('href') ?? ''
  const slug = /^\/product\/([^?]+)/.exec(hajj)?.[1] ?? ''
  for (const other of [slug, 'tidak-ada', '%00']) {
    const reader = await open(`${path}?package=${other}&step=5`)
    expect([reader.status, reader.text('main')]).toEqual([
      200,
      expect.stringContaining('Paket itu tidak dapat ditabung'),
    ])
  }
})

test('a guest who sends a plan signs in, comes back to it, and begins the form of its account', async () => {
  const slug = await packageWith(true)
  const reader = await open(`${path}?package=${slug}&months=18&day=25&bank=bank-amanina-syariah.wadiah&step=5`)
  const plan = reader.path
  await reader.press('Kirim rencana')
  expect(reader.path).toMatch(/^\/auth\/login\?redirect=/)
  const member = await anyMember(home)
  await reader.press('Masuk', { Email: member.email, 'Kata sandi': testPassword }, reader.one('main'))
  expect(new URL(reader.path, 'http://site.invalid').searchParams.toString()).toBe(
    new URL(plan, 'http://site.invalid').searchParams.toString(),
  )
  await reader.press('Kirim rencana')
  expect(reader.path).toMatch(/^\/saving-form\/[\da-f-]{36}\/[\da-f-]{36}$/)
  const [cart] = await home.application.db.select().from(savings_plans).where(eq(savings_plans.user_id, member.id))
  expect(cart).toMatchObject({ state: 'cart', months: 18, deposit_day: 25 })
  expect(cart?.terms_id).not.toBeNull()
})

test('a bank that does not take the plan says why, and is not reckoned with', async () => {
  const reader = await open(`${path}?target=30000000&months=6&bank=bank-taqwira-syariah.wadiah&step=3`)
  expect(reader.text('main')).toContain('Bank ini hanya menerima 12, 18, 24 bulan.')
  await reader.open(reader.path.replace('step=3', 'step=5'))
  expect(reader.text('[role=status]')).toContain('Bank yang dipilih tidak menerima rencana ini')
})

test('a package page leads into its own plan', async () => {
  const first = (await open(path)).one('main h3 a').getAttribute('href') ?? ''
  const slug = /package=([^&]+)/.exec(first)?.[1] ?? ''
  const reader = await open(`/product/${slug}`)
  await reader.follow(/^Rencanakan tabungan/)
  expect(reader.path).toBe(`${path}?package=${slug}`)
  for (const entrance of ['/', '/saving', '/umroh-dana-tabungan']) {
    expect((await open(entrance)).all(`main a[href="${path}"]`).length, entrance).toBeGreaterThan(0)
  }
})

test('from 500 thousand a month, as it is advertised, is true of a package and a bank', async () => {
  const plan = `${path}?package=${await packageWith(true)}&months=24&step=5`
  const [price = 0] = amountsIn(rowOf(await open(plan), 2, 'Harga paket per orang'))
  const reader = await open(`${plan}&down=${price - 9_000_000}`)
  const [, monthly = 0] = amountsIn(rowOf(reader, 2, 'Cara bayar'))
  expect(monthly).toBeGreaterThan(0)
  expect(monthly).toBeLessThanOrEqual(advertisedMonthly)
})

test('a package that no bank finances says so in its place', async () => {
  const reader = await open(`${path}?package=${await packageWith(false)}&step=5`)
  const [, , financing] = reader.all('.planner-ways > *')
  expect(financing?.textContent).toContain('Paket ini tidak ditawarkan dengan pembiayaan.')
})

test('where a brand does not finance, the planner compares two ways', async () => {
  const headings = async (host: string) => {
    const reader = await new PlainBrowser(home, newBrowser(host)).open(`${path}?target=30000000&step=5`)
    return reader.all('.planner-ways h3').map(textOf)
  }
  expect(await headings('localhost')).toEqual(['Tunai', 'Menabung', 'Pembiayaan'])
  expect(await headings('demo.localhost')).toEqual(['Tunai', 'Menabung'])
})
