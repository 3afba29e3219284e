import sharp from 'sharp'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrPng } from './qr-png.server.ts'

test('a QR code is a PNG with the same squares', async () => {
  const address = 'https://rihla.test/r/ABCDEFGHJK'
  const { data, size } = encode(address, { border: 2 })
  const { data: points, info } = await sharp(qrPng(address)).greyscale().raw().toBuffer({ resolveWithObject: true })
  expect([info.format, info.width, info.height]).toEqual(['raw', size * 12, size * 12])
  const read = data.map((row, y) => row.map((_, x) => points[(y * 12 + 6) * info.width + x * 12 + 6] === 0))
  expect(read).toEqual(data)
})
