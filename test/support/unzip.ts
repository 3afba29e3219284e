import { crc32, inflateRawSync } from 'node:zlib'

/** The files of a ZIP by name, read by its directory as an unpacker does. */
export function filesIn(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let i = 0; i < zip.readUInt16LE(end + 10); i += 1) {
    const [checksum, packed, size, name] = [16, 20, 24]
      .map((o) => zip.readUInt32LE(at + o))
      .concat(zip.readUInt16LE(at + 28))
    const title = zip.subarray(at + 46, at + 46 + (name ?? 0)).toString()
    const start = zip.readUInt32LE(at + 42)
    const body = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28)
    const bytes = inflateRawSync(zip.subarray(body, body + (packed ?? 0)))
    if (bytes.length !== size || crc32(bytes) !== checksum) throw new Error(`${title} is damaged`)
    files.set(title, bytes)
    at += 46 + (name ?? 0) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return files
}
