import { beforeAll, describe, expect, test } from 'vitest'
import type { FileStore } from '#core/ports.ts'

/** What every file store promises, whoever keeps the files. */
export function filesContract(name: string, start: () => Promise<FileStore>): void {
  describe(`files ${name}`, () => {
    let files: FileStore
    beforeAll(async () => {
      files = await start()
    })

    test('a file comes back with its bytes and its type', async () => {
      const bytes = Buffer.from([0, 255, 10, 13, 128])
      await files.put('pictures/ab/photo-1_x.webp', { bytes, type: 'image/webp' })
      expect(await files.get('pictures/ab/photo-1_x.webp')).toEqual({ bytes, type: 'image/webp' })
    })

    test('a file of five megabytes comes back whole', async () => {
      const bytes = Buffer.alloc(5 * 1024 * 1024, 'rihla')
      await files.put('large.bin', { bytes, type: 'application/octet-stream' })
      expect((await files.get('large.bin'))?.bytes.equals(bytes)).toBe(true)
    })

    test('an empty file is a file', async () => {
      await files.put('empty', { bytes: Buffer.alloc(0), type: 'text/plain' })
      expect(await files.get('empty')).toEqual({ bytes: Buffer.alloc(0), type: 'text/plain' })
    })

    test('a file put again is the new one', async () => {
      await files.put('twice', { bytes: Buffer.from('one'), type: 'text/plain' })
      await files.put('twice', { bytes: Buffer.from('two'), type: 'text/csv' })
      expect(await files.get('twice')).toEqual({ bytes: Buffer.from('two'), type: 'text/csv' })
    })

    test('what was never put is not there', async () => {
      expect(await files.get('nothing')).toBeUndefined()
      expect(await files.get('no/such/folder/nothing')).toBeUndefined()
    })

    test('a deleted file is gone, and deleting it again is no fault', async () => {
      await files.put('gone/soon', { bytes: Buffer.from('x'), type: 'text/plain' })
      await files.delete('gone/soon')
      await files.delete('gone/soon')
      await files.delete('no/such/folder/nothing')
      expect(await files.get('gone/soon')).toBeUndefined()
    })

    test('many writers of one name leave one whole file', async () => {
      const put = (i: number) => files.put('race', { bytes: Buffer.alloc(10_000, String(i)), type: 'text/plain' })
      await Promise.all(Array.from({ length: 10 }, (_, i) => put(i)))
      const text = (await files.get('race'))?.bytes.toString() ?? ''
      expect(text).toBe((text[0] ?? '').repeat(10_000))
    })

    test('every file is among the keys, and what was deleted is not', async () => {
      const put = (key: string) => files.put(key, { bytes: Buffer.from('x'), type: 'text/plain' })
      for (const key of ['listed', 'keys/of/one', 'keys/of/two', 'keys/gone']) await put(key)
      await files.delete('keys/gone')
      const keys: string[] = []
      for await (const key of files.keys()) keys.push(key)
      expect(keys.filter((key) => /^(listed|keys\/)/.test(key)).sort()).toEqual([
        'keys/of/one',
        'keys/of/two',
        'listed',
      ])
      expect(keys.filter((key) => key.includes('@'))).toEqual([])
    })

    test.each(badKeys)('the name %j is refused', async (key) => {
      await expect(files.put(key, { bytes: Buffer.from('x'), type: 'text/plain' })).rejects.toThrow('not a file key')
      await expect(files.get(key)).rejects.toThrow('not a file key')
      await expect(files.delete(key)).rejects.toThrow('not a file key')
    })
  })
}

const badKeys = [
  '',
  '/etc/passwd',
  '../secret',
  'a/../../secret',
  'a/..',
  'a//b',
  'a/./b',
  'a/',
  '.hidden',
  'A.webp',
  'a\\b',
  'a\0b',
  'a b',
  'a@type',
  'a%2e%2e',
  `a${'b'.repeat(201)}`,
  'a\n',
]
