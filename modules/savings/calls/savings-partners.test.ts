import { afterAll, beforeAll, expect, test } from 'vitest'
import { anyBank } from '#test/support/catalogue-fixtures.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
  const share = { akad: 'mudharabah', nisbah: '40:60', minimum_deposit: 250_000, admin_fee: 2_500 } as const
  await anyBank(home, { slug: 'bagi', position: 2 }, share, { akad: 'murabahah', margin_bp: 950 })
  await anyBank(home, { slug: 'titip', position: 1 }, { akad: 'wadiah', minimum_deposit: 50_000 })
  await anyBank(home, { slug: 'beku', licence_suspended_on: '2026-01-01' }, { akad: 'wadiah' })
})
afterAll(() => home.close())

test.each(['/api/v4/savings/product/partners', '/api/v3/savings/partners'])(
  'anyone sees at %s which banks keep savings, and under which contract',
  async (path) => {
    const { data } = (await ask(home, 'GET', path)).body
    expect(data).toMatchObject([
      { bank: { slug: 'titip' }, akad: 'wadiah', minimum_deposit: 50_000, admin_fee: 0, nisbah: null },
      { bank: { slug: 'bagi' }, akad: 'mudharabah', minimum_deposit: 250_000, admin_fee: 2_500, nisbah: '40:60' },
    ])
    expect(data).toHaveLength(2)
  },
)
