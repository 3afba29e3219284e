import { crc32, deflateSync } from 'node:zlib'
import { encode } from 'uqr'

export type QrPicture = {
  /** Sharp at any size, for the page. */
  svg: string
  /** For a phone's gallery, whence payment apps read codes. */
  png: string
}

const quietModules = 4
const pixelsPerModule = 8

/** A QR code as two pictures that need no request of their own. */
export function qrPicture(text: string): QrPicture {
  const { size, data } = encode(text, { ecc: 'M', border: quietModules })
  return { svg: inUrl('image/svg+xml', svgOf(data, size)), png: inUrl('image/png', pngOf(data, size)) }
}

const inUrl = (type: string, body: string | Buffer): string =>
  `data:${type};base64,${Buffer.from(body).toString('base64')}`

function svgOf(data: boolean[][], size: number): string {
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  const box = `viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${dots.join('')}"/></svg>`
}

/** One bit a pixel (PNG, 11.2.1): a module is a whole byte wide. */
function pngOf(data: boolean[][], size: number): Buffer {
  const lines = data.flatMap((row) => {
    // Black is 0; the first byte of a line says that it is not filtered.
    const line = Buffer.from([0, ...row.map((isDark) => (isDark ? 0x00 : 0xff))])
    return Array.from({ length: pixelsPerModule }, () => line)
  })
  const head = Buffer.alloc(13)
  head.writeUInt32BE(size * pixelsPerModule, 0)
  head.writeUInt32BE(size * pixelsPerModule, 4)
  head.writeUInt8(1, 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const body = deflateSync(Buffer.concat(lines))
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', body), chunk('IEND', Buffer.alloc(0))])
}

function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
