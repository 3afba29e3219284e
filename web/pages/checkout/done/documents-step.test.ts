import { expect, test } from 'vitest'
import { documentsStep, type Traveller } from './documents-step.server.ts'

const required = ['passport', 'photo', 'ktp', 'vaccine'] as const
const traveller = (there: readonly (typeof required)[number][], is_complete = false): Traveller => ({
  required,
  documents: there.map((type) => ({ type, status: 'received' })),
  is_complete,
})
const stepOf = (...travellers: Traveller[]) => documentsStep(travellers, '/member/my-order/b1', 'id')

test('after the balance only what is missing is asked for, of those who lack it', () => {
  const step = stepOf(
    traveller(required, true),
    traveller(['passport', 'ktp']),
    traveller(['passport', 'photo', 'ktp']),
  )
  expect(step.text).toBe('Unggah pasfoto dan sertifikat vaksin untuk 2 jamaah di halaman pesanan.')
  expect(step.way?.path).toBe('/member/my-order/b1#travellers')
})

test('with every document there nothing is to be uploaded', () => {
  expect(stepOf(traveller(required, true))).toEqual({
    title: 'Dokumen jamaah',
    text: 'Semua dokumen sudah lengkap.',
  })
  expect(stepOf()).toEqual({ title: 'Dokumen jamaah', text: 'Semua dokumen sudah lengkap.' })
})

test('with every document there, details that are missing are asked for by their own name', () => {
  const step = stepOf(traveller(required))
  expect([step.text, step.way?.label]).toEqual([
    'Semua dokumen sudah diunggah. Lengkapi data jamaah di halaman pesanan.',
    'Lengkapi data jamaah',
  ])
  expect(documentsStep([traveller(required)], '/o', 'en').text).toBe(
    'All documents are uploaded. Complete the traveller details on the order page.',
  )
})

test('a document that is asked for again is to be uploaded', () => {
  const { documents, ...rest } = traveller(required)
  const again = documents.map((one) => (one.type === 'photo' ? { ...one, status: 'rejected' as const } : one))
  expect(stepOf({ ...rest, documents: again }).text).toBe('Unggah pasfoto untuk 1 jamaah di halaman pesanan.')
})
