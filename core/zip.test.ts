import { expect, test } from 'vitest'
import { filesIn } from '#test/support/unzip.ts'
import { zipOf } from './zip.ts'

const at = new Date('2026-11-17T10:20:30Z')
const entries = [
  { name: 'akun.json', bytes: Buffer.from('{"nama":"Siti"}') },
  { name: 'data/ringkasan é.html', bytes: Buffer.from('x'.repeat(100_000)) },
  { name: 'kosong.txt', bytes: Buffer.alloc(0) },
]

test('what was put in comes out, by its name', () => {
  const files = filesIn(zipOf(entries, at))
  expect([...files.keys()]).toEqual(entries.map(({ name }) => name))
  for (const { name, bytes } of entries) expect(files.get(name)?.equals(bytes)).toBe(true)
})
