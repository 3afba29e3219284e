import { expect, test } from 'vitest'
import {
  acknowledge,
  beginLog,
  hasGap,
  type MessageLog,
  receive,
  type StoredMessage,
  takeBack,
  write,
} from './message-log.ts'

const room = '01998a3e-0000-7000-8000-000000000001'
const at = '2026-11-18T03:00:00.000Z'
const said = (seq: number, more: Partial<StoredMessage> = {}): StoredMessage => ({
  id: `01998a3e-0000-7000-8000-${String(seq).padStart(12, '0')}`,
  user_chat_id: room,
  seq,
  client_id: null,
  sender: 'consultant',
  consultant_name: 'Fatimah',
  message: `pesan ${seq}`,
  notice: null,
  file: null,
  cards: [],
  created_at: at,
  ...more,
})
const mine = (client_id: string) => ({ client_id, text: 'Halo', written_at: at })
const seqs = ({ stored }: MessageLog) => stored.map(({ seq }) => seq)

test('messages stand by their numbers, each once, in whatever order and however often they come', () => {
  const log = [3, 1, 2, 2, 3].reduce((before, seq) => receive(before, [said(seq)]), beginLog([]))
  expect(seqs(log)).toEqual([1, 2, 3])
  expect([log.gapless, hasGap(log)]).toEqual([3, false])
})

test('what was missed leaves a gap, is asked for after the last number without one, and is put between', () => {
  const log = receive(beginLog([said(7), said(8)]), [said(11)])
  expect([log.gapless, hasGap(log)]).toEqual([8, true])
  const whole = receive(log, [said(9), said(10), said(11)])
  expect([seqs(whole), whole.gapless, hasGap(whole)]).toEqual([[7, 8, 9, 10, 11], 11, false])
})

test('older messages are put before, and change nothing of what is asked for', () => {
  const log = receive(beginLog([said(7), said(8)]), [said(5), said(6)])
  expect([seqs(log), log.gapless]).toEqual([[5, 6, 7, 8], 8])
})

test('what one wrote is replaced by what is stored, whether told or acknowledged first', () => {
  const written = write(beginLog([said(1)]), mine('aaaaaaaa'))
  const stored = said(2, { sender: 'member', client_id: 'aaaaaaaa', cards: [aCard] })
  const answer = { client_id: 'aaaaaaaa', id: stored.id, user_chat_id: room, seq: 2, message: 'Halo', created_at: at }
  for (const log of [
    acknowledge(receive(written, [stored]), answer),
    receive(acknowledge(written, answer), [stored]),
    receive(acknowledge(acknowledge(written, answer), answer), [stored, stored]),
  ]) {
    expect([seqs(log), log.own]).toEqual([[1, 2], []])
    expect(log.stored[1]?.cards).toEqual([aCard])
  }
})

test('after a reconnect what was not acknowledged waits still, unless it was stored all the same', () => {
  const waiting = write(write(beginLog([said(1)]), mine('aaaaaaaa')), mine('bbbbbbbb'))
  const log = receive(waiting, [said(2), said(3, { sender: 'member', client_id: 'aaaaaaaa' })])
  expect(log.own.map(({ client_id }) => client_id)).toEqual(['bbbbbbbb'])
  expect(takeBack(log, 'bbbbbbbb').own).toEqual([])
})

test('an id that a consultant used is none of one’s own', () => {
  const log = receive(write(beginLog([]), mine('aaaaaaaa')), [said(1, { client_id: 'aaaaaaaa' })])
  expect(log.own).toHaveLength(1)
})

const aCard = {
  kind: 'package' as const,
  title: 'Umrah Hemat',
  path: '/product/umrah-hemat',
  picture_id: null,
  picture_colour: null,
  price: 27_900_000,
}
