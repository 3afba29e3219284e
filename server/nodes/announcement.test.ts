import { expect, test } from 'vitest'
import { type Announcement, saidIn, textOf } from './announcement.ts'

test('what is no announcement, of another release, or one’s own, is nothing', () => {
  const said: Announcement = { topic: 'copied', what: 'shop' }
  expect(saidIn(textOf('a', said), 'b')).toEqual(said)
  expect(saidIn(textOf('a', said), 'a')).toBeUndefined()
  for (const text of ['', '{', '7', 'null', '{"from":"b","said":{"topic":"of-a-later-release"}}'])
    expect(saidIn(text, 'a')).toBeUndefined()
})
