import { expect, test } from 'vitest'
import { referenceField, referencesOf } from './references.ts'

const [one, other, third] = ['1', '2', '3'].map((n) => `0000000${n}-0000-7000-8000-000000000000`)

test('references are read from the fields and from pasted lines, whatever a spreadsheet put around them', () => {
  const pasted = `Refund ID,Reference\r\n${one},BCA 1\n"${other}";"'00123"\n\nnonsense`
  expect(referencesOf({ intent: 'note', pasted, [referenceField(third ?? '')]: ' BCA 3 ' })).toEqual([
    { refund_id: one, reference: 'BCA 1' },
    { refund_id: other, reference: '00123' },
    { refund_id: third, reference: 'BCA 3' },
  ])
  expect(referencesOf({ pasted: `${one},`, [referenceField(other ?? '')]: '  ' })).toEqual([])
})
