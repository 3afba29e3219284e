import { crc32, deflateSync } from 'node:zlib'
import { encode } from 'uqr'

/** Points of the picture to one square of the code: sharp on a phone and on paper. */
const scale = 12

function chunk(kind: string, bytes: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), bytes])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(bytes.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** A QR code as PNG, in 8 bits of grey: apps that pass pictures on do not take SVG. */
export function qrPng(text: string): Buffer {
  const { data, size } = encode(text, { border: 2 })
  const head = Buffer.alloc(13)
  head.writeUInt32BE(size * scale, 0)
  head.writeUInt32BE(size * scale, 4)
  // Eight bits each, grey.
  head.set([8, 0], 8)
  // Each line begins with its filter: none.
  const lines = data.flatMap((row) => {
    const line = Buffer.from([0, ...row.flatMap((isDark) => Array.from({ length: scale }, () => (isDark ? 0 : 255)))])
    return Array.from({ length: scale }, () => line)
  })
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.concat(lines))), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts])
}
