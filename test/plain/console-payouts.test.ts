import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPayout } from '#test/support/payouts.ts'
import { PlainBrowser } from '#test/support/plain-browser.ts'
import { ofPartner } from '#test/support/staff.ts'
import { stepCodeOf } from '#test/support/staff-sign-in.ts'
import type { TestApp } from '#test/support/test-app.ts'
import { siteApp, staffBrowser, visit } from '#test/support/visits.ts'

let home: TestApp
beforeAll(async () => {
  home = await siteApp()
})
afterAll(() => home.close())

async function finance() {
  const person = await staffBrowser(home, { role: 'finance', scope: { kind: 'platform' } })
  return { ...person, reader: new PlainBrowser(home, person.browser) }
}

test('without scripts a payout is sent by two people and recorded as arrived', async () => {
  const { id } = await aPayout(home)
  const [one, other] = [await finance(), await finance()]
  const page = `/console/payouts/${id}`
  await one.reader.open(page)
  expect(one.reader.text('main')).not.toContain('Nomor referensi transfer')
  await one.reader.press('Minta persetujuan')
  expect(one.reader.path).toBe(`${page}?done=requested`)
  expect(one.reader.text('main')).not.toContain('Setujui transfer')

  await other.reader.open('/console/en/payouts?status=awaiting_approval')
  expect(other.reader.all('tbody tr').length).toBeGreaterThan(0)
  await other.reader.open(`/console/en/payouts/${id}`)
  await other.reader.press('Approve the transfer', {
    'Code from your authenticator app': await stepCodeOf(home, other.token),
  })
  expect(other.reader.path).toBe(`/console/en/payouts/${id}?done=approved`)
  await one.reader.open(page)
  await one.reader.press('Catat sebagai terkirim', { 'Nomor referensi transfer': 'x' })
  expect([one.reader.status, one.reader.value('Nomor referensi transfer')]).toEqual([422, 'x'])
  await one.reader.press('Catat sebagai terkirim', { 'Nomor referensi transfer': 'BCA 20261117-0042' })
  expect(one.reader.path).toBe(`${page}?done=sent`)
  await other.reader.open(`/console/en/payouts/${id}`)
  await other.reader.press('Record as arrived', { 'Proof of arrival': 'mutasi 42' })
  expect(other.reader.text('[role=status]')).toBe('The payout is recorded as arrived.')
  expect(other.reader.all('main form')).toEqual([])
})

test('payouts are narrowed to a payee, and what the bank returned is seen as such', async () => {
  const { id, payee, send } = await aPayout(home, 5_000_000)
  await send()
  const { reader, browser } = await finance()
  await reader.open(`/console/payouts/${id}`)
  await reader.press('Catat dikembalikan bank', { 'Keterangan bank': 'rekening ditutup' })
  expect(reader.path).toBe(`/console/payouts/${id}?done=returned`)
  await reader.open(`/console/payouts?payee_id=${payee.payee_id}`)
  const rows = reader.all('tbody tr').map((row) => row.textContent ?? '')
  expect(rows).toHaveLength(1)
  expect(rows[0]).toContain('Dikembalikan bank')
  const { status, html } = await visit(home, browser, reader.link('Unduh CSV'))
  expect([status, html.trimEnd().split('\r\n').length]).toEqual([200, 2])
})

test('a partner reads its statement, with a sheet of its days and of each payout', async () => {
  const { payee, send } = await aPayout(home)
  const { browser } = await staffBrowser(home, ofPartner(payee.payee_id))
  const reader = new PlainBrowser(home, browser)
  await reader.open('/console/en/statement?until=2030-12-31')
  expect(reader.text('main')).toContain('Not sent to you yetIDR 25,000,000')
  expect(reader.all('tbody tr').map((row) => row.textContent)).toEqual([expect.stringContaining('not sent yet')])
  expect(reader.text('main')).toContain('Service feeIDR 0')
  await send()
  await reader.open('/console/en/statement?until=2030-12-31')
  for (const name of ['Download PDF', 'Statement (PDF)']) {
    const { status, html } = await visit(home, browser, reader.link(name))
    expect([name, status, html.slice(0, 5)]).toEqual([name, 200, '%PDF-'])
  }
  await reader.open('/console/en/payouts')
  expect(reader.status).toBe(404)
})

test('the ledger leads from an account to its entries and what they are about, and its check is run by a button', async () => {
  const { id } = await aPayout(home)
  const { reader } = await finance()
  await reader.open(`/console/en/ledger?account=payouts_due&search=${id}`)
  expect(reader.all('table:last-of-type tbody tr').length).toBeGreaterThan(0)
  await reader.follow('Payout prepared')
  expect(reader.text('main')).toContain('Partner earnings')
  await reader.follow(id.slice(-12))
  expect(reader.path).toBe(`/console/en/payouts/${id}`)
  await reader.open('/console/en/ledger')
  await reader.press('Check now')
  expect(reader.text('main [role=status]')).toContain('The books are sound')
})
