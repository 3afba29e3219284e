import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/ids.ts'
import { cancelBooking } from '#modules/booking/module.ts'
import { booking_participants } from '#modules/booking/tables.ts'
import { rooming_beds } from '#modules/rooming/tables.ts'
import { audit_log } from '#modules/staff/tables.ts'
import { anOrder } from '#test/support/bookings.ts'
import { anyDeparture } from '#test/support/catalogue-fixtures.ts'
import { aDeparture, aParty, sender } from '#test/support/rooming.ts'
import { ask, type TestApp, testApp } from '#test/support/test-app.ts'

let home: TestApp
beforeAll(async () => {
  home = await testApp()
})
afterAll(() => home.close())

const man = (name: string) => ({ name, gender: 'male' as const, relation: 'relative' as const })
const woman = (name: string) => ({ name, gender: 'female' as const, relation: 'relative' as const })
const quad = (adults: number) => [{ type: 'quad', adults }]

type Room = {
  room_id: string
  label: string
  type: string
  occupancy: string
  problems: string[]
  beds: { guest: { name: string; traveller_id: string } | null }[]
}
type Stay = { stay: number; rooms: Room[]; without_bed: { name: string; traveller_id: string }[] }
const staysOf = (reply: { body: { data: { stays: Stay[] } } }): Stay[] => reply.body.data.stays
const namesIn = ({ beds }: Room) => beds.flatMap(({ guest }) => guest?.name ?? [])
const shown = ({ rooms }: Stay) => rooms.map((room) => `${room.label} ${room.occupancy}: ${namesIn(room).join(', ')}`)

/** A couple in a double, three men of one order, and a woman alone. */
async function aGroup() {
  const departure = await aDeparture(home)
  const { offer } = departure
  const couple = await aParty(home, offer, {
    rooms: [{ type: 'double', adults: 2 }],
    people: [
      { ...man('Ahmad Fauzi'), relation: 'self' },
      { ...woman('Nur Aini'), relation: 'spouse' },
    ],
  })
  const men = await aParty(home, offer, {
    rooms: quad(3),
    people: [man('Budi Santoso'), man('Umar Hakim'), man('Ali Rahman')],
  })
  const alone = await aParty(home, offer, { rooms: quad(1), people: [woman('Dewi Lestari')] })
  const send = sender(home, `/api/console/v1/departures/${departure.id}/rooming`, departure.staff.token)
  return { ...departure, couple, men, alone, send }
}

test('everyone who paid has a bed in both hotels by one press, and pressing again moves nobody', async () => {
  const { send, offer } = await aGroup()
  await anOrder(home, { offer })
  expect(staysOf(await send('GET')).map(({ rooms, without_bed }) => [rooms.length, without_bed.length])).toEqual([
    [0, 6],
    [0, 6],
  ])
  const stays = staysOf(await send('POST', '/suggest'))
  for (const stay of stays) {
    expect(shown(stay)).toEqual([
      'D1 family: Ahmad Fauzi, Nur Aini',
      'Q1 male: Budi Santoso, Umar Hakim, Ali Rahman',
      'Q2 female: Dewi Lestari',
    ])
    expect(stay.without_bed).toEqual([])
  }
  await aParty(home, offer, { rooms: quad(2), people: [man('Hasan Basri'), woman('Siti Aminah')] })
  const [again] = staysOf(await send('POST', '/suggest'))
  expect(again && shown(again)).toEqual([
    'D1 family: Ahmad Fauzi, Nur Aini',
    'Q1 male: Budi Santoso, Umar Hakim, Ali Rahman, Hasan Basri',
    'Q2 female: Dewi Lestari, Siti Aminah',
  ])
})

test('somebody moves to a free bed of one stay, and is refused where it is full, for the others, or for a family', async () => {
  const { send, men, couple, alone, staff } = await aGroup()
  const [stay] = staysOf(await send('POST', '/suggest'))
  const [double, quadMen, quadWomen] = stay?.rooms ?? []
  const move = (traveller_id: string | undefined, room_id: string | undefined, at = 1) =>
    send('POST', '/moves', { stay: at, traveller_id, ...(room_id && { room_id }) })
  const [budi] = men.travellers
  const [, wife] = couple.travellers
  const full = await move(budi, double?.room_id)
  expect([full.status, full.body.code, Object.keys(full.body.errors)]).toEqual([409, 'F-ROM-1f1', ['room_id']])
  expect((await move(budi, quadWomen?.room_id)).body.code).toBe('F-ROM-2g2')
  const added = await send('POST', '/rooms', { stay: 1, label: '714', type: 'triple', occupancy: 'family' })
  const family = staysOf(added)[0]?.rooms.find(({ label }) => label === '714')
  expect((await move(wife, family?.room_id)).status).toBe(200)
  expect((await move(alone.travellers[0], family?.room_id)).body.code).toBe('F-ROM-4r4')
  expect((await move(budi, family?.room_id)).body.code).toBe('F-ROM-4r4')
  const after = staysOf(await move(budi, undefined))
  expect(after[0]?.without_bed.map(({ name }) => name)).toEqual(['Budi Santoso'])
  expect(after[1]?.without_bed).toEqual([])
  expect((await move(budi, quadMen?.room_id, 2)).status).toBe(404)
  expect((await move(newId(), quadMen?.room_id)).status).toBe(404)
  const rows = await home.application.db.select().from(audit_log).where(eq(audit_log.staff_id, staff.id))
  expect(rows.find(({ thing_id, thing }) => thing === 'rooming_bed' && thing_id === budi)).toMatchObject({
    before: { stay: 1, room: 'Q1' },
    after: { stay: 1, room: null },
  })
})

test('whose gender is not known waits without a bed, and says why', async () => {
  const { send, alone } = await aGroup()
  const [person = ''] = alone.travellers
  const unknown = { gender: null }
  await home.application.db.update(booking_participants).set(unknown).where(eq(booking_participants.id, person))
  const [stay] = staysOf(await send('POST', '/suggest'))
  expect(stay?.without_bed.map(({ traveller_id }) => traveller_id)).toEqual([person])
  const room_id = stay?.rooms.find(({ occupancy }) => occupancy === 'male')?.room_id
  expect((await send('POST', '/moves', { stay: 1, traveller_id: person, room_id })).body.code).toBe('F-ROM-3u3')
})

test('a room takes the hotel’s number, once a hotel; others share it only where its guests allow; it goes when it is empty', async () => {
  const { send } = await aGroup()
  const [stay] = staysOf(await send('POST', '/suggest'))
  const [double, men, women] = stay?.rooms ?? []
  const change = (room: Room | undefined, body: object) => send('PUT', `/rooms/${room?.room_id}`, body)
  expect((await change(men, { label: '1204', occupancy: 'male' })).status).toBe(200)
  const twice = await change(women, { label: '1204', occupancy: 'female' })
  expect([twice.status, Object.keys(twice.body.errors)]).toEqual([422, ['label']])
  expect((await send('POST', '/rooms', { stay: 1, label: '1204', type: 'quad', occupancy: 'male' })).status).toBe(422)
  expect((await send('POST', '/rooms', { stay: 2, label: '1204', type: 'quad', occupancy: 'male' })).status).toBe(200)
  expect((await change(double, { label: 'D1', occupancy: 'male' })).body.code).toBe('F-ROM-2g2')
  expect((await change(men, { label: '1204', occupancy: 'family' })).status).toBe(200)
  expect((await send('DELETE', `/rooms/${men?.room_id}`)).body.code).toBe('F-ROM-5o5')
  const added = staysOf(await send('POST', '/rooms', { stay: 1, label: 'X', type: 'double', occupancy: 'female' }))
  const empty = added[0]?.rooms.find(({ label }) => label === 'X')
  expect(empty?.beds).toHaveLength(2)
  const left = staysOf(await send('DELETE', `/rooms/${empty?.room_id}`))
  expect(left[0]?.rooms.map(({ label }) => label)).toEqual(['D1', '1204', 'Q2'])
  expect((await send('DELETE', `/rooms/${empty?.room_id}`)).status).toBe(404)
})

test('who is cancelled frees the bed in every hotel, the room is marked until somebody saves it, and the others stay', async () => {
  const { send, men, alone, staff } = await aGroup()
  await send('POST', '/suggest')
  const [budi = ''] = men.travellers
  const reason = 'Sakit dan tidak jadi berangkat'
  const cancelled = await ask(home, 'POST', `/api/console/v1/bookings/${men.id}/travellers/${budi}/cancel`, {
    token: staff.token,
    body: { reason, confirm_name: 'Budi Santoso' },
  })
  expect(cancelled.status).toBe(200)
  const { db, clock } = home.application
  await cancelBooking(db, { booking_id: alone.id, staff_id: staff.id, reason }, clock.now())
  for (const { rooms } of staysOf(await send('GET'))) {
    expect(rooms.map((room) => [namesIn(room).length, room.problems])).toEqual([
      [2, []],
      [2, ['vacated']],
      [0, ['vacated']],
    ])
  }
  const [, q1] = staysOf(await send('GET'))[0]?.rooms ?? []
  const saved = staysOf(await send('PUT', `/rooms/${q1?.room_id}`, { label: 'Q1', occupancy: 'male' }))
  expect(saved[0]?.rooms[1]?.problems).toEqual([])
})

test('a booking that moves to another date leaves its beds', async () => {
  const { send, men, offer, staff } = await aGroup()
  await send('POST', '/suggest')
  const { product, hotel_id } = offer
  const other = await anyDeparture(home, { product_id: product.id, hotel_id, in_days: 150, quota: 40 })
  const moved = await ask(home, 'POST', `/api/console/v1/bookings/${men.id}/reschedule`, {
    token: staff.token,
    body: { departure_id: other.id, reason: 'Pesawat penuh di tanggal itu' },
  })
  expect(moved.status).toBe(200)
  const [stay] = staysOf(await send('GET'))
  expect(stay?.rooms.map((room) => [namesIn(room).length, room.problems])).toEqual([
    [2, []],
    [0, ['vacated']],
    [1, []],
  ])
})

test('two people at once never share a bed: one of them is refused the last one', async () => {
  const { send, offer } = await aGroup()
  const four = await aParty(home, offer, { rooms: quad(2), people: [man('Zaid Harun'), man('Salman Farisi')] })
  const added = await send('POST', '/rooms', { stay: 1, label: 'A', type: 'double', occupancy: 'male' })
  const room_id = staysOf(added)[0]?.rooms[0]?.room_id
  const [one, two] = four.travellers
  const first = await send('POST', '/moves', { stay: 1, traveller_id: one, room_id })
  expect(first.status).toBe(200)
  const third = await aParty(home, offer, { rooms: quad(1), people: [man('Bilal Habib')] })
  const replies = await Promise.all(
    [two, third.travellers[0]].map((traveller_id) => send('POST', '/moves', { stay: 1, traveller_id, room_id })),
  )
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  // The database itself holds it: a third bed of a double room, or a second bed for one person, cannot be written.
  const { db } = home.application
  const bed = { room_id: room_id ?? '', stay_id: newId(), position: 3 }
  await expect(db.insert(rooming_beds).values(bed)).rejects.toThrow()
  const [row] = await db
    .select()
    .from(rooming_beds)
    .where(eq(rooming_beds.room_id, room_id ?? ''))
  const double = { ...bed, stay_id: row?.stay_id ?? '', traveller_id: one, booking_id: four.id }
  await expect(db.insert(rooming_beds).values(double)).rejects.toThrow()
})

test('a list is sent under a number; what changed since is said, and nothing new is not sent again', async () => {
  const { send, men } = await aGroup()
  await send('POST', '/suggest')
  const first = await send('POST', '/revisions')
  expect(first.body.data.revisions).toMatchObject([{ number: 1, sent_by: 'Nadia Putri', changes: [] }])
  expect((await send('POST', '/revisions')).body.code).toBe('F-ROM-6n6')
  const [budi] = men.travellers
  const moved = await send('POST', '/moves', { stay: 2, traveller_id: budi })
  const line = { stay: 2, what: 'guest', name: 'Budi Santoso', from: 'Q1', to: null }
  expect(moved.body.data.unsent).toEqual([line])
  const second = await send('POST', '/revisions')
  expect(second.body.data.revisions).toMatchObject([{ number: 2, changes: [line] }, { number: 1 }])
  expect(second.body.data.unsent).toEqual([])
})

test('a room of another departure does not exist', async () => {
  const [one, other] = [await aGroup(), await aGroup()]
  const [stay] = staysOf(await other.send('POST', '/suggest'))
  const room_id = stay?.rooms[1]?.room_id
  const [traveller_id] = one.men.travellers
  expect((await one.send('POST', '/moves', { stay: 1, traveller_id, room_id })).status).toBe(404)
  expect((await one.send('PUT', `/rooms/${room_id}`, { label: 'A', occupancy: 'male' })).status).toBe(404)
  expect((await one.send('POST', '/rooms', { stay: 3, label: 'A', type: 'quad', occupancy: 'male' })).status).toBe(404)
})
