import { expect, test } from 'vitest'
import { languages } from '#core/messages.ts'
import { methods } from '#modules/payment/rules/methods.ts'
import { guidesOf } from './guides.server.ts'

const amount = 'Rp. 25.000.000'
const paying = (id: string, pay_code: string | null) => {
  const method = methods.find((one) => one.id === id)
  if (!method) throw new Error(`no method ${id}`)
  return { method, pay_code, number: '1900 6000', amount }
}

test('every bank that is offered has its app, its ATM and its site, in both languages, with the number and the amount', () => {
  for (const language of languages) {
    for (const { id } of methods.filter((method) => method.kind === 'virtual_account')) {
      const guides = guidesOf(paying(id, '19006000'), language)
      expect(guides.map((guide) => guide.id).slice(0, 3), id).toEqual(['mobile', 'atm', 'internet'])
      for (const { steps } of guides) {
        expect(steps.join(' ')).toContain('1900 6000')
        expect(steps.join(' ')).toContain(amount)
        expect(new Set(steps).size).toBe(steps.length)
      }
    }
  }
})

test('Mandiri asks for the company, which is how the number begins', () => {
  const [app] = guidesOf(paying('doku-va-mandiri', '8889900012345678'), 'en')
  expect(app?.steps).toContain('If asked for a company code, enter 88899.')
})

test('other banks cannot send to an account of BCA, and can to one of BNI', () => {
  const idsOf = (id: string) => guidesOf(paying(id, '19006000'), 'id').map((guide) => guide.id)
  expect(idsOf('doku-va-bca')).not.toContain('other')
  expect(idsOf('doku-va-bni')).toContain('other')
})

test('what has no number is paid at the page of its gateway', () => {
  for (const { id } of methods) {
    const guides = guidesOf(paying(id, null), 'id')
    expect(guides.map((guide) => guide.id)).toEqual(['hosted'])
    expect(guides[0]?.steps.length).toBeGreaterThan(3)
  }
})

test('a QR code is saved or scanned', () => {
  const guides = guidesOf(paying('yukk-qris', '000201'), 'id')
  expect(guides.map((guide) => guide.id)).toEqual(['same-phone', 'other-phone'])
})
