import { promisify } from 'node:util'
import { inflate } from 'node:zlib'

const mostPages = 50
const mostStreams = 2_000
// Objects of fifty pages fill a tenth of it. All that is searched as text is bounded by this and by the size of a file.
const mostInflated = 4 * 1024 * 1024
const inflated = promisify(inflate)

/** A name, each of its letters also as `#4A`: found without decoding, since that takes seconds where a file is all escapes. */
const spelled = (name: string): string =>
  [...name].map((letter) => `(?:${letter}|#(?:${hexPattern(letter.charCodeAt(0))}))`).join('')
const hexPattern = (code: number): string =>
  code.toString(16).replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)
const anyOf = (names: string): string => names.split(' ').map(spelled).join('|')

/** Names that act, carry files or reach out, wherever they stand; none occurs by chance. */
const actingNames =
  'JavaScript Launch EmbeddedFile EmbeddedFiles RichMedia SubmitForm ImportData GoToR GoToE XFA Encrypt Movie Rendition Sound Trans3D'
// Ways of packing that would hide a name from the search.
const hidingNames = 'ASCIIHexDecode AHx ASCII85Decode A85 LZWDecode LZW Crypt'
const acting = new RegExp(`/(?:${anyOf(actingNames)})\\b`)
const actingOrHiding = new RegExp(`/(?:${anyOf(`${actingNames} ${hidingNames}`)})\\b`)
/** Too short to be looked for in compressed bytes. */
const actingShort = /\/(?:JS|AA|EF)(?=[\s\0/<([%])/
// An array names a page to open; anything else may be an action.
const opensAction = /\/OpenAction(?!\s*\[)/
// A link may lead to a page, a mailbox or a telephone, in plain letters; anything else may act.
const actingLink = /\/URI[\s\0]*(?=[(<\d])(?!\(\s*(?:https?:\/\/|mailto:|tel:))/i
// No program escapes a letter or a digit, but whoever hides `/JavaScript` as `/J#61vaScript`.
const escapedLetter = /\/[^\0\t\n\f\r ()<>[\]{}/%]*#(?:3\d|[46][1-9A-Fa-f]|[57][\dAa])/

// A file that is also a page of the web, or a program.
const markup = /<(?:html|head|body|script|svg|iframe|\?php|!doctype)/i

/** Whether a PDF is pages and nothing else. What cannot be told is refused. */
export async function isPlainPdf(bytes: Buffer): Promise<boolean> {
  const raw = bytes.toString('latin1')
  if (!/^%PDF-[12]\.\d/.test(raw) || !/%%EOF\s*$/.test(raw.slice(-1024))) return false
  if (actingOrHiding.test(raw)) return false
  const parts = apart(raw)
  if (!parts || markup.test(parts.skeleton) || !areObjectsPlain(parts.skeleton)) return false
  const pages = countPages(parts.skeleton)
  return pages <= mostPages && areStreamsPlain(parts.streams, bytes, mostPages - pages)
}

const areObjectsPlain = (text: string): boolean =>
  !(escapedLetter.test(text) || actingShort.test(text) || opensAction.test(text) || actingLink.test(text))

/** How many pages, counted up to one too many. */
function countPages(text: string): number {
  const page = /\/Type\s*\/Page(?![a-zA-Z])/g
  let pages = 0
  while (pages <= mostPages && page.test(text)) pages += 1
  return pages
}

/** `before` is all since the former stream, so that no text that looks like the begin of an object hides a part of it. */
type Stream = { before: string; start: number; end: number }

/** The keyword where a stream can begin, after a dictionary or on a line of its own, but not followed by a line end. */
function isOddBegin(raw: string, position: number): boolean {
  if (/^[a-zA-Z]/.test(raw.charAt(position + 6))) return false
  let before = position - 1
  while ('\t\f\0 '.includes(raw[before] ?? 'none')) before -= 1
  return raw[before] === '\r' || raw[before] === '\n' || raw.startsWith('>>', before - 1)
}

/** How many characters end the line here, as the format wants it after the keyword. */
const lineEnd = (raw: string, position: number): number =>
  raw[position] === '\n' ? 1 : raw.startsWith('\r\n', position) ? 2 : 0

/** The file without what is inside its streams, and where these are. Nothing where readers could split it otherwise. */
function apart(raw: string): { skeleton: string; streams: Stream[] } | undefined {
  const streams: Stream[] = []
  const bones: string[] = []
  let [at, from, expectedEnd] = [0, 0, -1]
  for (;;) {
    const position = raw.indexOf('stream', from)
    if (position < 0) break
    from = position + 6
    if (raw.startsWith('end', position - 3)) {
      if (position - 3 !== expectedEnd) return undefined
      expectedEnd = -1
      continue
    }
    const begin = lineEnd(raw, from)
    if (begin === 0 && isOddBegin(raw, position)) return undefined
    if (begin === 0) continue
    if (streams.length === mostStreams) return undefined
    const start = from + begin
    const end = raw.indexOf('endstream', start)
    const before = raw.slice(at, position)
    bones.push(before)
    at = from = expectedEnd = end < 0 ? raw.length : end
    streams.push({ before, start, end: at })
  }
  bones.push(raw.slice(at))
  return { skeleton: bones.join('\n'), streams }
}

/** Readers take for packed objects whatever has these two keys, also where its type says otherwise. */
const hasObjects = (before: string): boolean =>
  /\/ObjStm(?![a-zA-Z])/.test(before) || (/\/First(?![a-zA-Z])/.test(before) && /\/N(?![a-zA-Z])/.test(before))

/** Objects may lie compressed within streams: these are opened and looked into, up to a bound in all. */
async function areStreamsPlain(streams: readonly Stream[], bytes: Buffer, pagesLeft: number): Promise<boolean> {
  let [room, pages] = [mostInflated, 0]
  for (const { before, start, end } of streams) {
    if (!hasObjects(before)) continue
    const body = await opened(before, bytes.subarray(start, end), room)
    if (!body) return false
    room -= body.length
    const text = body.toString('latin1')
    if (acting.test(text) || !areObjectsPlain(text)) return false
    pages += countPages(text)
    if (pages > pagesLeft) return false
  }
  return true
}

// Packed once and in the one way that is opened here; of what signs a file the name is its maker's.
const filterKey = /\/Filter(?![a-zA-Z])(?![\s\0]*\/Adobe\.)/
const packedOnce =
  /^[\s\0]*\[?[\s\0]*\/(?:FlateDecode|Fl)(?![a-zA-Z])(?![\s\S]*\/(?:FlateDecode|Fl|RunLengthDecode|RL)(?![a-zA-Z]))/

/** What a stream of objects holds; nothing where it would be more than there is room for, or cannot be told. */
async function opened(before: string, bytes: Buffer, room: number): Promise<Buffer | undefined> {
  // Rows of a table of objects are told apart by a predictor; objects themselves never are.
  if (/\/Predictor\s*(?!1\b)\d/.test(before)) return undefined
  const [, filter, second] = before.split(filterKey, 3)
  if (second !== undefined || (filter !== undefined && !packedOnce.test(filter))) return undefined
  if (filter === undefined && !isZlib(bytes)) return bytes.length <= room ? bytes : undefined
  // zlib stops at the bound; a stream may lack its last bytes.
  return inflated(bytes, { maxOutputLength: Math.max(room, 1), finishFlush: 2 }).catch(() => undefined)
}

const isZlib = (bytes: Buffer): boolean =>
  bytes.length > 2 && ((bytes[0] ?? 0) & 0x0f) === 8 && bytes.readUInt16BE(0) % 31 === 0
