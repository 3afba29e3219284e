import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { partner_accounts } from '#modules/payouts/tables.ts'
import { anyPartner } from '#test/support/catalogue-fixtures.ts'
import { PlainBrowser } from '#test/support/plain-browser.ts'
import { ofPartner } from '#test/support/staff.ts'
import { stepCodeOf } from '#test/support/staff-sign-in.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { siteApp, staffBrowser } from '#test/support/visits.ts'

let home: TestApp
beforeAll(async () => {
  home = await siteApp()
})
afterAll(() => home.close())

test('without scripts an owner enters the bank account, and finance verifies it', async () => {
  const partner = await anyPartner(home)
  const owner = await staffBrowser(home, ofPartner(partner.id))
  const reader = new PlainBrowser(home, owner.browser)
  await reader.open('/console/bank-account')
  expect(reader.text('main')).toContain('Belum ada rekening')
  const typed = { 'Nama bank': 'BSI', 'Nomor rekening': '7123 456 789', 'Atas nama': 'Budi Santoso' }
  const code = 'Kode dari aplikasi autentikator'
  await reader.press('Kirim untuk diperiksa', { ...typed, [code]: '000000' })
  expect([reader.status, reader.value('Nama bank')]).toEqual([422, 'BSI'])
  const own = { 'Atas nama': partner.legal_name, [code]: await stepCodeOf(home, owner.token) }
  await reader.press('Kirim untuk diperiksa', { ...typed, ...own })
  expect(reader.path).toBe('/console/bank-account?done=entered')
  expect(reader.text('main')).toContain('BSI •••• 6789')
  expect(reader.html).not.toContain('7123456789')

  const other = await staffBrowser(home, { role: 'finance', scope: { kind: 'platform' } })
  const finance = new PlainBrowser(home, other.browser)
  await finance.open(`/console/en/partner-accounts?search=${encodeURIComponent(partner.name)}`)
  await finance.follow(partner.name)
  expect(finance.text('main')).toContain('7123456789')
  await finance.press('Verify the account', {
    'What was checked': 'Same name at the bank',
    'Code from your authenticator app': await stepCodeOf(home, other.token),
  })
  expect(finance.path).toContain('?done=verified')
  expect(finance.all('main form')).toEqual([])
  const [row] = await home.application.db
    .select()
    .from(partner_accounts)
    .where(eq(partner_accounts.partner_id, partner.id))
  expect(row?.state).toBe('verified')
})
