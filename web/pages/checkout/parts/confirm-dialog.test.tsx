import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { labels } from '../words.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

function textOf(extras: readonly string[], language: 'id' | 'en'): string {
  const shown = {
    ...{ say: labels(language), confirmText: '', extras, travellers: [{ scope: 'participants.0' }] },
    price: { total: 'Rp. 27.250.000', due: 'Rp. 27.250.000', rest: undefined },
    package: {
      ...{ name: 'Umrah 9 Hari', by: 'Mitra Uji', returns: '9 Maret 2027', rooms: ['1 dewasa, kamar quad'] },
      departs: { day: '1 Maret 2027', hijri: '' },
    },
  }
  const props = { shown, values: { 'participants.0.name': 'Siti' }, isOpen: true, isBusy: false, onClose: () => {} }
  return renderToStaticMarkup(<ConfirmDialog {...props} />).replaceAll(/(<[^>]+>)+/g, '|')
}

test('the question before the order names each extra and how many, and has no line for none', () => {
  const extras = ['Bagasi tambahan 10 kg × 2', 'Kereta cepat × 1']
  expect(textOf(extras, 'id')).toContain('|Layanan tambahan|Bagasi tambahan 10 kg × 2|Kereta cepat × 1|')
  expect(textOf(['Extra baggage 10 kg × 1'], 'en')).toContain('|Optional extras|Extra baggage 10 kg × 1|')
  expect(textOf([], 'id')).not.toContain('Layanan tambahan')
})
