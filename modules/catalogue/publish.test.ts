import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { anyPartner, anyProduct, catalogueBasics } from '#test/support/catalogue-fixtures.ts'
import { testApp } from '#test/support/test-app.ts'
import { publishProduct } from './module.ts'
import { products } from './tables.ts'

test('a package goes on sale only under a good licence of the kind it takes', async () => {
  const home = await testApp()
  const { db, clock } = home.application
  await catalogueBasics(home)
  const published = async (
    partner: Parameters<typeof anyPartner>[1],
    wish: Partial<Parameters<typeof anyProduct>[1]> = {},
  ) => {
    const { id: partner_id } = await anyPartner(home, partner)
    const { id } = await anyProduct(home, { partner_id, state: 'draft', ...wish })
    const refused = await publishProduct(db, id, clock.now()).then(
      () => undefined,
      (error: { code: string }) => error.code,
    )
    const [row] = await db.select({ state: products.state }).from(products).where(eq(products.id, id))
    return refused ?? row?.state
  }
  const hajj = { category: 'haji', kind: 'hajj', type_slug: 'haji-khusus' } as const
  const preparation = { ...hajj, kind: 'hajj_preparation' } as const
  expect(await published({}, preparation)).toBe('on_sale')
  expect(await published({ licence_kind: 'PIHK' }, preparation)).toBe('F-PRD-3l3')
  expect(await published({ licence_kind: 'PPIU' })).toBe('on_sale')
  expect(await published({ licence_kind: 'PIHK' }, hajj)).toBe('on_sale')
  expect(await published({ licence_kind: 'PIHK' })).toBe('F-PRD-3l3')
  expect(await published({ licence_kind: 'PPIU' }, hajj)).toBe('F-PRD-3l3')
  expect(await published({ licence_kind: 'PPIU', licence_valid_until: '2020-01-01' })).toBe('F-PRD-3l3')
  expect(await published({}, { state: 'gone' })).toBe('F-PRD-3l3')
  await expect(publishProduct(db, newId(), clock.now())).rejects.toThrow()
  await home.close()
})
