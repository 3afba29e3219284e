import { expect, test } from 'vitest'
import { courierName, courierText, courierTextWithCode } from './courier-words.ts'

const by = (courier_name: string | null, service: string | null) => ({ courier_name, service })

test.each([
  ['Jalur Nugraha Ekakurir (JNE)', 'REG', 'JNE Reguler', 'JNE Regular'],
  ['JNE', 'JNE REG', 'JNE Reguler', 'JNE Regular'],
  ['JNE', 'YES', 'JNE Yakin Esok Sampai', 'JNE Next day'],
  ['JNE', 'OKE', 'JNE Ekonomis', 'JNE Economy'],
  ['J&T Express', 'EZ', 'J&T Express Reguler', 'J&T Express Regular'],
  ['SiCepat Express', 'GOKIL', 'SiCepat Kargo', 'SiCepat Cargo'],
  ['POS Indonesia (POS)', 'Pos Reguler', 'Pos Indonesia Reguler', 'Pos Indonesia Regular'],
  ['Citra Van Titipan Kilat (TIKI)', 'ONS', 'TIKI Esok Sampai', 'TIKI Next day'],
  ['JNE', 'SPS-24', 'JNE SPS-24', 'JNE SPS-24'],
  ['Kurir Desa', '', 'Kurir Desa', 'Kurir Desa'],
  [null, null, '', ''],
])('%s %s is said once and in words', (courier, service, id, en) => {
  expect([courierText(by(courier, service), 'id'), courierText(by(courier, service), 'en')]).toEqual([id, en])
})

test('staff see the code that the courier’s counter goes by, where the words differ from it', () => {
  expect(courierTextWithCode(by('JNE', 'REG'), 'id')).toBe('JNE Reguler (REG)')
  expect(courierTextWithCode(by('POS Indonesia (POS)', 'Pos Reguler'), 'id')).toBe('Pos Indonesia Reguler')
  expect(courierTextWithCode(by('JNE', 'SPS-24'), 'en')).toBe('JNE SPS-24')
  expect(courierTextWithCode(by(null, null), 'en')).toBe('')
})

test('what staff typed is the courier people know, and any other stays as typed', () => {
  expect([courierName('jne'), courierName('J & T'), courierName('Kurir Desa')]).toEqual([
    'JNE',
    'J&T Express',
    'Kurir Desa',
  ])
})
