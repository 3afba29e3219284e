import { promisify } from 'node:util'
import { inflate } from 'node:zlib'

const mostPages = 50
const mostStreams = 2_000
const mostInflated = 48 * 1024 * 1024
const inflated = promisify(inflate)

/** Names that act, carry files or reach out, wherever they stand; none occurs by chance. */
const acting =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|GoToR|GoToE|XFA|Encrypt|Movie|Rendition|Sound|Trans3D)\b/
/** Too short to be looked for in compressed bytes. */
const actingShort = /\/(?:JS|AA|EF)(?=[\s/<([%])/
// An array names a page to open; anything else may be an action.
const opensAction = /\/OpenAction(?!\s*\[)/
// A link may lead to a page, a mailbox or a telephone, in plain letters; anything else may act.
const actingLink = /\/URI[\s\0]*(?=[(<\d])(?!\(\s*(?:https?:\/\/|mailto:|tel:))/i
// Ways of packing that would hide a name from the search above.
const hiding = /\/(?:ASCIIHexDecode|AHx|ASCII85Decode|A85|LZWDecode|LZW|Crypt)\b/

// A file that is also a page of the web, or a program.
const markup = /<(?:html|head|body|script|svg|iframe|\?php|!doctype)/i

/** `/J#61vaScript` is `/JavaScript`. */
const plainNames = (text: string): string =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** Whether a PDF is pages and nothing else. What cannot be told is refused. */
export async function isPlainPdf(bytes: Buffer): Promise<boolean> {
  const raw = bytes.toString('latin1')
  if (!/^%PDF-[12]\.\d/.test(raw) || !/%%EOF\s*$/.test(raw.slice(-1024))) return false
  const text = plainNames(raw)
  if (acting.test(text) || hiding.test(text)) return false
  const { skeleton, streams, areBoundsPlain } = apart(raw)
  const bones = plainNames(skeleton)
  if (!areBoundsPlain) return false
  if (actingShort.test(bones) || opensAction.test(bones) || actingLink.test(bones) || markup.test(bones)) return false
  if (streams.length > mostStreams || countPages(bones) > mostPages) return false
  return areStreamsPlain(streams, bytes)
}

const countPages = (text: string): number => text.match(/\/Type\s*\/Page(?![a-zA-Z])/g)?.length ?? 0

type Stream = { dictionary: string; start: number; end: number }

/** The keyword where a stream can begin, after a dictionary or on a line of its own, but not followed by a line end. */
function isOddBegin(raw: string, position: number): boolean {
  if (/^[a-zA-Z]/.test(raw.slice(position + 6, position + 7))) return false
  let before = position - 1
  while (/^[\t\f\0 ]$/.test(raw[before] ?? '')) before -= 1
  return /^[\r\n]$/.test(raw[before] ?? '') || raw.slice(before - 1, before + 1) === '>>'
}

/** The file without what is inside its streams, and where these are. What readers could split otherwise is not plain. */
function apart(raw: string): { skeleton: string; streams: Stream[]; areBoundsPlain: boolean } {
  const streams: Stream[] = []
  const bones: string[] = []
  let at = 0
  let odd = 0
  for (;;) {
    const position = raw.indexOf('stream', at)
    if (position < 0) break
    const isEnd = raw.slice(position - 3, position) === 'end'
    const isBegin = !isEnd && /^\r?\n/.test(raw.slice(position + 6, position + 8))
    if (isEnd ? streams.length === 0 || position - 3 !== at : !isBegin && isOddBegin(raw, position)) odd += 1
    if (!isBegin) {
      bones.push(raw.slice(at, position + 6))
      at = position + 6
      continue
    }
    const start = position + (raw[position + 6] === '\r' ? 8 : 7)
    const end = raw.indexOf('endstream', start)
    const before = raw.slice(at, position)
    bones.push(before)
    streams.push({ dictionary: before.slice(before.lastIndexOf(' obj') + 1), start, end: end < 0 ? raw.length : end })
    at = end < 0 ? raw.length : end
  }
  bones.push(raw.slice(at))
  return { skeleton: bones.join('\n'), streams, areBoundsPlain: odd === 0 }
}

/** A picture within the page: its bytes are pixels, and no reader looks for objects there. */
const isPixels = (dictionary: string): boolean =>
  /\/Subtype\s*\/Image(?![a-zA-Z])/.test(dictionary) &&
  !/\/ObjStm/.test(dictionary) &&
  !/\/Type(?!\s*\/XObject)(?![a-zA-Z])/.test(dictionary)

/** Objects may lie compressed within streams: each is opened and looked into, up to a bound in all. */
async function areStreamsPlain(streams: readonly Stream[], bytes: Buffer): Promise<boolean> {
  let room = mostInflated
  let pages = 0
  for (const { dictionary, start, end } of streams) {
    const facts = plainNames(dictionary)
    if (isPixels(facts)) continue
    const isPacked = /\/(?:FlateDecode|Fl)(?![a-zA-Z])/.test(facts) || isZlib(bytes.subarray(start, end))
    // Rows of a table of objects are told apart by a predictor; objects themselves never are.
    if (/\/ObjStm/.test(facts) && /\/Predictor\s*(?!1\b)\d/.test(facts)) return false
    if (!isPacked) continue
    const body = await inflated(bytes.subarray(start, end), { maxOutputLength: room, finishFlush: 2 }).catch(
      () => undefined,
    )
    if (!body) return false
    room -= body.length
    const text = plainNames(body.toString('latin1'))
    if (acting.test(text) || actingLink.test(text)) return false
    if (!/\/ObjStm/.test(facts)) continue
    pages += countPages(text)
    if (pages > mostPages || actingShort.test(text) || opensAction.test(text)) return false
  }
  return true
}

const isZlib = (bytes: Buffer): boolean =>
  bytes.length > 2 && ((bytes[0] ?? 0) & 0x0f) === 8 && bytes.readUInt16BE(0) % 31 === 0
