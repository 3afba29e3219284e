import { expect, test } from 'vitest'
import { readCode, type SourceFile } from './support/tree.ts'

const home = 'modules/catalogue/rules/room-words.ts'
const own = /^\s*(quad|triple|double): \{ id:/gm
const otherNames = /sekamar ber(dua|tiga|empat)|(two|three|four) (to a room|sharing)/gi

/** Words for rooms beside those that everybody shares. */
const roomFindings = ({ path, text }: SourceFile): string[] =>
  path === home || !/(^|[/-])words\.ts$/.test(path)
    ? []
    : [...text.matchAll(own), ...text.matchAll(otherNames)].map(([name]) => `${path} names a room: "${name.trim()}"`)

test('rooms have one name, in the shop, in an order and in PDFs', async () => {
  expect((await readCode()).flatMap(roomFindings)).toEqual([])
})

test('a second name for a room is seen', () => {
  const words = (path: string, text: string) => roomFindings({ path, text })
  expect(words('web/pages/a/words.ts', "  quad: { id: 'Sekamar berempat', en: 'Four to a room' },")).toEqual([
    'web/pages/a/words.ts names a room: "quad: { id:"',
    'web/pages/a/words.ts names a room: "Sekamar berempat"',
    'web/pages/a/words.ts names a room: "Four to a room"',
  ])
  expect(words(home, "  quad: { id: 'Quad', en: 'Quad' },")).toEqual([])
})
