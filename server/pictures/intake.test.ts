import { deflateSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { takePicture } from './intake.ts'
import { sharp } from './sharp.ts'

const red = { r: 200, g: 30, b: 40 }
const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: red } })

async function taken(bytes: Buffer, options: Parameters<typeof takePicture>[1] = {}) {
  const result = await takePicture(bytes, options)
  if (!result.ok) throw new Error(result.why)
  return { ...result, metadata: await sharp(result.bytes).metadata() }
}

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
  'a %s becomes WebP with its size and colour',
  async (format) => {
    const picture = await taken(await blank(300, 200).toFormat(format).toBuffer())
    expect(picture).toMatchObject({ type: 'image/webp', width: 300, height: 200 })
    expect(picture.metadata.format).toBe('webp')
    expect(picture.colour).toMatch(/^#c[0-9a-f][12][0-9a-f]2[0-9a-f]$/)
  },
)

test('where and with what a photo was taken is not kept', async () => {
  const photo = await blank(100, 80)
    .withExif({
      IFD0: { Make: 'Telepon', Artist: 'Siti' },
      IFD3: { GPSLatitude: '6/1 10/1 30/1', GPSLatitudeRef: 'S' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>Siti</a></x:xmpmeta>')
    .withIccProfile('p3', { attach: true })
    .jpeg()
    .toBuffer()
  expect(photo.includes('Telepon')).toBe(true)
  const { bytes, metadata } = await taken(photo)
  expect(metadata).toMatchObject({ format: 'webp', space: 'srgb' })
  for (const part of ['exif', 'xmp', 'iptc', 'icc', 'orientation', 'comments'])
    expect(metadata).not.toHaveProperty(part)
  for (const word of ['Telepon', 'Siti', 'GPS', 'EXIF', 'ICCP', 'XMP ']) expect(bytes.includes(word)).toBe(false)
})

test.each([1, 2, 3, 4, 5, 6, 7, 8])('a photo held in way %i stands upright', async (orientation) => {
  const mark = (background: string, left: number, top: number) =>
    ({ input: { create: { width: 32, height: 16, channels: 3, background } }, left, top }) as const
  const marks = [mark('#0000ff', 0, 0), mark('#ffffff', 96, 48)]
  const held = await blank(128, 64).composite(marks).withMetadata({ orientation }).png().toBuffer()
  const upright = await sharp(held, { autoOrient: true }).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { bytes, width, height } = await taken(held)
  expect([width, height]).toEqual([upright.info.width, upright.info.height])
  const drawn = await sharp(bytes).removeAlpha().raw().toBuffer()
  const away = drawn.map((value, at) => Math.abs(value - (upright.data[at] ?? 0)))
  expect(away.reduce((sum, one) => sum + one, 0) / away.length).toBeLessThan(8)
})

test.each(['jpeg', 'png', 'gif'] as const)('a page hidden behind a %s is gone', async (format) => {
  const polyglot = Buffer.concat([
    await blank(60, 60).toFormat(format).toBuffer(),
    Buffer.from('<html><script>alert(1)</script>'),
  ])
  expect((await taken(polyglot)).bytes.includes('<script>')).toBe(false)
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>'
test.each([
  ['a drawing', Buffer.from(svg)],
  ['a drawing with its XML line', Buffer.from(`<?xml version="1.0"?>\n${svg}`)],
  ['a page called a photo', Buffer.from('<!doctype html><title>x</title>')],
  ['nothing', Buffer.alloc(0)],
  ['one byte', Buffer.from([0xff])],
  ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj\n')],
])('%s is not a picture', async (_name, bytes) => {
  expect(await takePicture(bytes, {})).toEqual({ ok: false, why: 'not-a-picture' })
})

test.each([
  ['a JPEG that ends after its first bytes', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ['a script dressed as a GIF', Buffer.from('GIF89a/*\x00*/=alert(1)')],
])('%s is a broken one', async (_name, bytes) => {
  expect(await takePicture(bytes, {})).toEqual({ ok: false, why: 'broken' })
})

test('a PNG that was cut off is refused', async () => {
  const noise = sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      background: red,
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
  const whole = await noise.png().toBuffer()
  expect(await takePicture(whole.subarray(0, whole.length / 2), {})).toEqual({ ok: false, why: 'broken' })
})

test('a broken picture never throws', async () => {
  const whole = await blank(80, 80).jpeg().toBuffer()
  for (let at = 0; at < whole.length; at += 7) {
    const broken = Buffer.from(whole)
    broken[at] = (broken[at] ?? 0) ^ 0xff
    expect(typeof (await takePicture(broken, {})).ok).toBe('boolean')
  }
})

function pngBomb(side: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([1, 0, 0, 0, 0], 8) // one bit a pixel, grey
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side), { level: 9 })
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([magic, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

function crc(bytes: Buffer): number {
  let sum = ~0
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return ~sum >>> 0
}

function gifBomb(frames: number): Buffer {
  const head = Buffer.from('GIF89a\x10\x00\x10\x00\x80\x00\x00\x00\x00\x00\xff\xff\xff', 'latin1')
  const frame = Buffer.from('2c0000000001000100000202440100', 'hex') // one pixel
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from(';')])
}

/** By what its head says: not one pixel is decoded. */
async function refusedUnread(bytes: Buffer) {
  const decoded = vi.spyOn(sharp.prototype, 'toBuffer')
  onTestFinished(() => decoded.mockRestore())
  const before = process.memoryUsage().rss
  expect(await takePicture(bytes, {})).toEqual({ ok: false, why: 'too-large' })
  expect(decoded).not.toHaveBeenCalled()
  decoded.mockRestore()
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024)
}

test('a small file of 900 million pixels is refused at once', async () => {
  const bomb = pngBomb(30_000)
  expect(bomb.length).toBeLessThan(200_000)
  await refusedUnread(bomb)
})

test('a GIF of ten thousand frames is refused at once, and one of ten is not', async () => {
  await refusedUnread(gifBomb(10_000))
  expect(await taken(gifBomb(10))).toMatchObject({ width: 16, height: 16 })
})

test.each([
  ['avif', 3400, 3000, { effort: 0 }],
  ['png', 4000, 4000, { progressive: true }],
  ['gif', 4100, 4000, { effort: 1 }],
] as const)('a %s that must be decoded whole may hold fewer pixels', async (format, width, height, options) => {
  await refusedUnread(await blank(width, height).toFormat(format, options).toBuffer())
})

test('a moving picture gives its first frame', async () => {
  const frames = await Promise.all(
    ['#ff0000', '#0000ff'].map((background) =>
      sharp({ create: { width: 40, height: 40, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const gif = await sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100] })
    .toBuffer()
  expect((await sharp(gif).metadata()).pages).toBe(2)
  const picture = await taken(gif)
  expect(picture).toMatchObject({ width: 40, height: 40, colour: expect.stringMatching(/^#f.0.0.$/) })
  expect(picture.metadata.pages ?? 1).toBe(1)
})

test('twenty wait while one is decoded, and whoever comes then is asked to come again', async () => {
  let release = () => {}
  const decoded = vi.spyOn(sharp.prototype, 'metadata').mockImplementationOnce(
    () =>
      new Promise((_, fail) => {
        release = () => fail(new Error('a decoder that stumbles'))
      }),
  )
  onTestFinished(() => decoded.mockRestore())
  const bytes = await blank(8, 8).png().toBuffer()
  const uploads = Array.from({ length: 23 }, () => takePicture(bytes))
  const late = await Promise.allSettled(uploads.splice(21))
  expect(late.map((one) => one.status === 'rejected' && one.reason.code)).toEqual(['F-REQ-7r7', 'F-REQ-7r7'])
  release()
  expect((await Promise.all(uploads)).map(({ ok }) => ok)).toEqual([false, ...Array.from({ length: 20 }, () => true)])
})

test('the caller can ask for fewer pixels', async () => {
  expect(await takePicture(await blank(100, 100).png().toBuffer(), { maxPixels: 9_999 })).toEqual({
    ok: false,
    why: 'too-large',
  })
})

test('a master is at most 2560 wide', async () => {
  expect(await taken(await blank(4000, 1000).jpeg().toBuffer())).toMatchObject({ width: 2560, height: 640 })
})

test.each([
  [900, 700, 512],
  [300, 200, 200],
  [90, 1200, 90],
])('an avatar of %i by %i is a square of %i', async (width, height, side) => {
  expect(await taken(await blank(width, height).png().toBuffer(), { square: true })).toMatchObject({
    width: side,
    height: side,
  })
})
