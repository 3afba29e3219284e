import { crc32, deflateRawSync } from 'node:zlib'

type Entry = { name: string; bytes: Buffer }

/** Names are UTF-8 (bit 11); everything is deflated (8). PKWARE APPNOTE 4.3. */
const flags = 0x0800
const deflated = 8
const version = 20

/** A moment as MS-DOS wrote it, in UTC: two seconds are the finest. */
function dosTime(at: Date): { time: number; day: number } {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
  return { time, day }
}

/** What the local header and the directory both say of a file. */
function factsOf({ name, bytes }: Entry, packed: Buffer, at: Date): Buffer {
  const { time, day } = dosTime(at)
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(version, 0)
  facts.writeUInt16LE(flags, 2)
  facts.writeUInt16LE(deflated, 4)
  facts.writeUInt16LE(time, 6)
  facts.writeUInt16LE(day, 8)
  facts.writeUInt32LE(crc32(bytes), 10)
  facts.writeUInt32LE(packed.length, 14)
  facts.writeUInt32LE(bytes.length, 18)
  facts.writeUInt16LE(Buffer.byteLength(name), 22)
  return facts
}

function directoryEntry(facts: Buffer, offset: number, name: string): Buffer {
  const head = Buffer.alloc(6)
  head.writeUInt32LE(0x02014b50, 0)
  head.writeUInt16LE(version, 4)
  const tail = Buffer.alloc(14)
  tail.writeUInt32LE(offset, 10)
  return Buffer.concat([head, facts, tail, Buffer.from(name)])
}

/** Files in one ZIP, in memory: for what is small. */
export function zipOf(entries: readonly Entry[], at: Date): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const packed = deflateRawSync(entry.bytes)
    const facts = factsOf(entry, packed, at)
    const file = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), facts, Buffer.from(entry.name), packed])
    directory.push(directoryEntry(facts, offset, entry.name))
    files.push(file)
    offset += file.length
  }
  const listing = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(listing.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, listing, end])
}
