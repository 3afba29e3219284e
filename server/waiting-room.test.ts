import { expect, test } from 'vitest'
import { lane } from '#core/lane.ts'
import { waitingRoom } from './waiting-room.ts'

const all = <T>(n: number, make: (i: number) => Promise<T>) => Promise.all(Array.from({ length: n }, (_, i) => make(i)))

/** A stock with so many of one thing, and how often it was looked at. */
function stock(left: number) {
  const seen = { left, looks: 0, taking: 0, most: 0 }
  const visit = {
    needed: 1,
    look: async () => {
      seen.looks++
      return seen.left
    },
    take: async () => {
      seen.most = Math.max(seen.most, ++seen.taking)
      await new Promise(setImmediate)
      seen.taking--
      return seen.left > 0 && seen.left-- > 0
    },
  }
  return { seen, visit }
}

test('of ten thousand who want one of ten, few look once there is none left', async () => {
  const { enter } = waitingRoom()
  const { seen, visit } = stock(10)
  const answers = await all(10_000, () => enter('a', visit))
  expect(answers.filter((one) => one.isLeft && one.answer)).toHaveLength(10)
  expect(seen.looks).toBeLessThan(20)
  expect(seen.most).toBe(3)
})

test('who comes after the last look is not answered by it', async () => {
  const { enter } = waitingRoom()
  const { seen, visit } = stock(0)
  expect(await enter('a', visit)).toEqual({ isLeft: false })
  seen.left = 1
  expect(await enter('a', visit)).toEqual({ isLeft: true, answer: true })
})

test('a large party is refused, and the small one behind it served', async () => {
  const { enter } = waitingRoom()
  const { visit } = stock(2)
  const [large, small] = await Promise.all([enter('a', { ...visit, needed: 5 }), enter('a', visit)])
  expect([large, small]).toEqual([{ isLeft: false }, { isLeft: true, answer: true }])
})

test('a crowd for one thing keeps nobody from another', async () => {
  const { enter } = waitingRoom()
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const stuck = all(50, () => enter('a', { needed: 1, look: async () => 100, take: () => promise }))
  expect(await enter('b', stock(1).visit)).toEqual({ isLeft: true, answer: true })
  resolve(true)
  await stuck
})

test('who has waited too long is asked to come again', async () => {
  let now = 0
  const { enter } = waitingRoom(() => now)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const visit = { needed: 1, look: async () => 100, take: () => promise }
  const first = all(3, () => enter('a', visit))
  const late = enter('a', visit)
  now = 11_000
  resolve(true)
  await expect(late).rejects.toMatchObject({ code: 'F-REQ-7r7' })
  await first
})

test('a lane lets on after a failure', async () => {
  const one = lane(1)
  const done: string[] = []
  const outcomes = await Promise.allSettled([
    one(() => Promise.reject(new Error('no'))),
    one(async () => void done.push('a')),
    one(async () => void done.push('b')),
  ])
  expect([outcomes.map(({ status }) => status), done]).toEqual([
    ['rejected', 'fulfilled', 'fulfilled'],
    ['a', 'b'],
  ])
})

test('a lane holds only so many', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const short = lane(1, 2)
  const all = Array.from({ length: 4 }, () => short(() => promise))
  await expect(all[3]).rejects.toMatchObject({ code: 'F-REQ-7r7' })
  resolve()
  await Promise.all(all.slice(0, 3))
})
