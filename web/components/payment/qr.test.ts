import sharp from 'sharp'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrPicture } from './qr.server.ts'

// protocols.md, 12: Rp 2,500,000, bill INV0001.
const qris =
  '00020101021226660014ID.SANDBOX.WWW01189360081700000000110215TESTMID000000010303UME51440014ID.CO.QRIS.WWW0215ID10260000000010303UME520447225303360540725000005802ID5913UMRAH SANDBOX6015JAKARTA SELATAN61051219062180107INV00010703A016304C4B4'

const bytesOf = (url: string) => Buffer.from(url.split(',')[1] ?? '', 'base64')

test.each(['svg', 'png'] as const)('the %s shows the code, module by module, with a quiet border', async (kind) => {
  const { size, data } = encode(qris, { ecc: 'M', border: 4 })
  const picture = sharp(bytesOf(qrPicture(qris)[kind]))
  const side = size * 8
  const { data: pixels, info } = await picture
    .resize(side, side)
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const isDark = (x: number, y: number) => (pixels[((y * 8 + 4) * side + x * 8 + 4) * info.channels] ?? 255) < 128
  const drawn = data.map((row, y) => row.map((_, x) => isDark(x, y)))
  expect(drawn).toEqual(data)
  expect(drawn.slice(0, 4).flat()).not.toContain(true)
})
