import { expect, test } from 'vitest'
import { isOwnPurchase } from './own-purchase.ts'

const consultant = { emails: ['Aisyah@Rihla.test'], phones: ['6281100001101'] }

test('a consultant is known by a number in any form and by an address in any case, whatever they put after a plus in it', () => {
  for (const phone of ['+6281100001101', '081100001101', '0811-0000-1101', '+62 811 0000 1101', '81100001101'])
    expect(isOwnPurchase({ emails: [], phones: [phone] }, consultant)).toBe(true)
  for (const email of [' aisyah@rihla.test', 'aisyah+umrah@rihla.test', 'Aisyah+a+b@Rihla.test'])
    expect(isOwnPurchase({ emails: [email], phones: [null] }, consultant)).toBe(true)
  const tagged = { emails: ['aisyah+konsultan@rihla.test'], phones: [] }
  expect(isOwnPurchase({ emails: ['aisyah@rihla.test'], phones: [] }, tagged)).toBe(true)
})

test('somebody else is not, also where nothing is known of either', () => {
  expect(isOwnPurchase({ emails: ['siti@rihla.test'], phones: ['+6281100001102'] }, consultant)).toBe(false)
  expect(isOwnPurchase({ emails: ['siti+aisyah@rihla.test'], phones: [] }, consultant)).toBe(false)
  expect(isOwnPurchase({ emails: [null], phones: [null] }, { emails: [null], phones: [''] })).toBe(false)
})
