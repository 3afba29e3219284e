import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastify } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { diskFiles } from '#adapters/disk/files.ts'
import { pictureSource } from '#core/pictures.ts'
import { Busy } from './gate.ts'
import { picturesPlugin } from './serve.ts'
import { sharp } from './sharp.ts'
import { pictureVariant } from './variants.ts'

let root: string
let encodes = 0
const lookups: string[] = []
const app = fastify()

const encode: typeof pictureVariant = async (wanted) => {
  encodes += 1
  if (wanted.width === 480) throw new Busy('full')
  return pictureVariant(wanted)
}
const known = (file_key: string) => ({ file_key, width: 800, height: 600 })
const rows: Record<string, ReturnType<typeof known>> = {
  dune: known('a.webp'),
  lost: known('lost.webp'),
  kaaba: known('k.svg'),
}
const find = async (id: string) => {
  lookups.push(id)
  return Object.hasOwn(rows, id) ? rows[id] : undefined
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'pictures-'))
  const files = diskFiles({ folder: join(root, 'files') })
  const bytes = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#c58b2b' } })
    .webp()
    .toBuffer()
  await files.put('a.webp', { bytes, type: 'image/webp' })
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"><circle r="3" cx="4" cy="3"/></svg>'
  await files.put('k.svg', { bytes: Buffer.from(svg), type: 'image/svg+xml' })
  await app.register(picturesPlugin({ find, files, cache_folder: join(root, 'cache'), encode }))
})
afterAll(async () => {
  await app.close()
  await rm(root, { recursive: true })
})
beforeEach(async () => {
  await rm(join(root, 'cache'), { recursive: true, force: true })
  encodes = 0
  lookups.length = 0
})

const get = (url: string, headers = {}) => app.inject({ url, headers })

test.each([
  ['avif', 'heif'],
  ['webp', 'webp'],
  ['jpeg', 'jpeg'],
] as const)('a picture is served as %s, for a year and for nothing but a picture', async (format, detected) => {
  const answer = await get(pictureSource('dune', 320, format))
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': `image/${format}`,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-length': String(answer.rawPayload.length),
  })
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: detected, width: 320, height: 240 })
})

test('who has the picture already is told so, and nothing is drawn', async () => {
  const { etag } = (await get('/pictures/dune/160.webp')).headers
  encodes = 0
  await rm(join(root, 'cache'), { recursive: true })
  for (const given of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await get('/pictures/dune/160.webp', { 'if-none-match': given })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
  }
  expect(encodes).toBe(0)
  expect((await get('/pictures/dune/160.webp', { 'if-none-match': '"other"' })).statusCode).toBe(200)
  expect((await get('/pictures/dune/320.webp', { 'if-none-match': etag })).statusCode).toBe(200)
})

test('twenty who ask at once wait for one drawing', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => get('/pictures/dune/720.avif')))
  expect(answers.map((answer) => answer.statusCode)).toEqual(Array(20).fill(200))
  expect(encodes).toBe(1)
})

test('a variant is drawn once and then read from the disk', async () => {
  const first = await get('/pictures/dune/160.jpeg')
  const second = await get('/pictures/dune/160.jpeg')
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
  expect(encodes).toBe(1)
  expect(await readdir(join(root, 'cache'))).toEqual([expect.stringMatching(/^[0-9a-f]{40}\.jpeg$/)])
})

test('a photo keeps its size where it is smaller than asked, a drawing grows', async () => {
  const widthOf = async (url: string) => (await sharp((await get(url)).rawPayload).metadata()).width
  expect(await widthOf('/pictures/dune/1920.webp')).toBe(800)
  expect(await widthOf('/pictures/kaaba/1920.webp')).toBe(1920)
})

test('when too many wait, the answer is to come back', async () => {
  const answer = await get('/pictures/dune/480.webp')
  expect(answer.statusCode).toBe(503)
  expect(answer.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' })
})

test('HEAD tells of the picture without it', async () => {
  const answer = await app.inject({ method: 'HEAD', url: '/pictures/dune/160.webp' })
  expect([answer.statusCode, answer.body]).toEqual([200, ''])
})

test.each([
  '161.webp',
  '160.png',
  '160.svg',
  '160',
  '.webp',
  '160.webp.exe',
  '0160.webp',
  '160.WEBP',
  '%31%36%30.webp%00',
  '__proto__',
])('there is no variant called %s', async (name) => {
  const answer = await get(`/pictures/dune/${name}`)
  expect([answer.statusCode, answer.headers['x-content-type-options']]).toEqual([404, 'nosniff'])
  expect(encodes).toBe(0)
})

test.each(['unknown', 'lost', 'constructor'])(
  'a picture that is not there (%s) is not found, and not remembered',
  async (id) => {
    const answer = await get(`/pictures/${id}/160.webp`)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store'])
  },
)

test.each([
  '..',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e%2ffiles',
  'Dune',
  'a.webp',
  'a_b',
  '%00',
  'a%0a',
  `${'a'.repeat(81)}`,
  '%F0%9F%95%8B',
])('the id %s is not even looked for', async (id) => {
  expect((await get(`/pictures/${id}/160.webp`)).statusCode).toBe(404)
  expect(lookups).toEqual([])
})

test('an address that cannot be decoded, or is far too long, ends at the router', async () => {
  expect((await get('/pictures/%E0%A4%A/160.webp')).statusCode).toBe(400)
  expect((await get(`/pictures/${'x'.repeat(300)}/160.webp`)).statusCode).toBe(414)
})
