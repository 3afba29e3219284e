import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addMs, dayMs, jakartaDate } from '#core/time.ts'
import { products } from '#modules/catalogue/tables.ts'
import { anyLicence, anyPartner, anyProduct, catalogueBasics } from '#test/support/catalogue-fixtures.ts'
import { testApp } from '#test/support/test-app.ts'
import { isLicensed } from './module.ts'
import { licenceKinds, maySell } from './rules/licence.ts'
import { partner_licences } from './tables.ts'

const journeys = [
  { category: 'umroh', kind: 'regular' },
  { category: 'haji', kind: 'hajj' },
  { category: 'haji', kind: 'hajj_preparation' },
  { category: 'wisata-syariah', kind: 'umrah_tour' },
  { category: 'wisata-syariah', kind: 'tour_domestic' },
] as const

test('a query leaves out exactly what the rule does not let a partner sell', async () => {
  const home = await testApp()
  const { db, clock } = home.application
  await catalogueBasics(home)
  const day = (days: number) => jakartaDate(addMs(clock.now(), days * dayMs))
  const today = day(0)
  const good = { valid_from: null, valid_until: null }
  const standings = [
    { valid_from: today, valid_until: today },
    { valid_from: day(1), valid_until: null },
    { valid_from: null, valid_until: day(-1) },
    { valid_from: null, valid_until: null, suspended_on: today },
    { valid_from: null, valid_until: null, suspended_on: day(1) },
  ]
  const expected: string[] = []
  const alone = licenceKinds.map((kind) => [kind] as const)
  for (const kinds of [...alone, ['PIHK', 'PPIU'] as const]) {
    for (const standing of standings) {
      const partner = await anyPartner(home)
      await db.delete(partner_licences).where(eq(partner_licences.partner_id, partner.id))
      // The first is good: of two that are needed the second decides.
      const held = kinds.map((kind, i) => ({
        kind,
        suspended_on: null,
        ...(kinds.length > 1 && i === 0 ? good : standing),
      }))
      for (const one of held) await anyLicence(home, { partner_id: partner.id, ...one })
      for (const journey of journeys) {
        const product = await anyProduct(home, { partner_id: partner.id, ...journey })
        if (maySell(journey, held, today)) expected.push(product.id)
      }
    }
  }
  const rows = await db.select({ id: products.id }).from(products).where(isLicensed(products, today))
  expect(rows.map(({ id }) => id).sort()).toEqual(expected.sort())
  await home.close()
})
