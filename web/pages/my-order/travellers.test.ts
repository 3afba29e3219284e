import { expect, test } from 'vitest'
import type { Output } from '#core/call.ts'
import type { documents } from '#modules/booking/contract.ts'
import { travellersOf } from './travellers.server.ts'

type DocumentList = Output<typeof documents>
type Scan = DocumentList['participants'][number]['documents'][number]
const reader = { language: 'id' as const, now: new Date('2026-11-15T03:00:00Z') }

const document = (type: Scan['type'], wish: Partial<Scan> = {}): Scan => ({
  ...{ id: type, type, file_type: 'image/webp', size: 1, uploaded_at: '2026-11-15T03:00:00Z' },
  ...{ status: 'received', reason: null, url: '/scan', url_expires_at: '2026-11-15T03:05:00Z' },
  ...wish,
})

const list = (...scans: Scan[]): DocumentList => ({
  ...{ can_upload: true, can_correct: false, correct_until: '2027-02-01', is_participants_complete: false },
  participants: [
    {
      ...{ id: 'p1', position: 1, age_group: 'adult', name: 'Siti Rahmawati', is_single_name: false },
      details: {
        ...{ asked: [], missing: [], companion: 'none', companion_ages: null, gender: null, birth_date: null },
        ...{ passport_number: null, passport_expires_on: null, guardian_relation: null, guardian_name: null },
      },
      ...{ required: ['passport', 'photo'], documents: scans, is_complete: false },
    },
  ],
})

test('a document that is asked for again is one more to upload, and says why at its place', () => {
  const again = document('passport', { status: 'rejected', reason: 'Nomor paspor tidak terbaca' })
  const [person] = travellersOf(list(again, document('photo')), reader).people
  expect(person?.state).toBe('1 dokumen lagi')
  expect(person?.documents.map(({ problem }) => problem)).toEqual([
    'Travel meminta dokumen ini diunggah ulang: Nomor paspor tidak terbaca',
    undefined,
  ])
})
