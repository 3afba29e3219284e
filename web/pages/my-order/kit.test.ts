import { expect, test } from 'vitest'
import { kitOf } from './kit.server.ts'

const id = '01920000-0000-7000-8000-000000000001'
const reader = { language: 'id' as const, now: new Date('2026-11-15T03:00:00Z') }
const at = '2026-11-15T03:00:00Z'
const none = { state: 'none' as const, courier: null, waybill: null, steps: [], tracking: null, destination: null }
const preparing = { ...none, state: 'preparing' as const, steps: [{ at, event: 'preparing' }] }
const destination = {
  ...{ recipient_name: 'Siti Aminah', phone_number: '+6281234567890', street: 'Jl. Braga No. 99', postcode: '40111' },
  ...{ province_id: '32', province_name: 'Jawa Barat', city_id: '32.73', city_name: 'Kota Bandung' },
  ...{ subdistrict_id: '32.73.20', subdistrict_name: 'Antapani', note: null },
}
const tracking = {
  ...{ courier: 'jne', courier_name: 'jne', waybill: 'X1', status: null, checked_at: null, is_unknown: false },
  steps: [
    { date: '2026-11-15', time: '08:00:00', text: 'Diterima di gudang', city: 'Jakarta' },
    { date: '2026-11-16', time: '09:30:00', text: 'Dibawa kurir', city: 'Bandung' },
  ],
}
const products = [{ name: 'Koper dan tas kabin', quantity: 2 }]
type Kit = Parameters<typeof kitOf>[0]['kit']
const shown = (kit: Kit, language: 'id' | 'en' = 'id') => kitOf({ id, kit, products }, { ...reader, language })

test('a journey without a kit shows none, and one that is called off shows that alone', () => {
  expect(shown(none)).toBeUndefined()
  const stopped = shown({ ...none, state: 'stopped' })
  expect(stopped?.stopped).toContain('dihentikan')
  expect([stopped?.contents, stopped?.address]).toEqual([undefined, undefined])
})

test('without an address the way to the address book leads back to the order, in the language of the page', () => {
  const { address, contents } = shown(preparing, 'en') ?? {}
  expect(contents?.items).toEqual(['2 × Koper dan tas kabin'])
  expect(address?.missing?.title).toContain('where to send it')
  const back = new URL(`https://x${address?.path}`).searchParams
  expect([back.get('edit'), back.get('return')]).toEqual(['new', `/en/member/my-order/${id}#kit`])
})

test('an address can be changed until the kit is sent; then it says where it went, with whom and where it is', () => {
  const before = shown({ ...preparing, destination })
  expect(before).toMatchObject({ current: 0, destination: { title: 'Akan dikirim ke', street: 'Jl. Braga No. 99' } })
  expect(before?.address).toMatchObject({ label: 'Ganti alamat', missing: undefined })
  const after = shown({ ...preparing, state: 'shipped', courier: 'jne', waybill: 'X1', destination, tracking })
  expect(after).toMatchObject({ current: 1, destination: { title: 'Dikirim ke' }, address: undefined })
  expect(after?.tracking).toMatchObject({ label: 'Nomor resi JNE', waybill: 'X1' })
  expect(after?.tracking?.steps.map(({ text }) => text)).toEqual(['Dibawa kurir', 'Diterima di gudang'])
  expect(shown({ ...preparing, state: 'delivered', tracking })?.current).toBe(3)
})
