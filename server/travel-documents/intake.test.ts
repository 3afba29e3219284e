import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { takeDocument } from './intake.ts'

const body = (objects: readonly string[], tail = ''): Buffer =>
  Buffer.from(
    `%PDF-1.7\n${objects.map((text, i) => `${i + 1} 0 obj\n${text}\nendobj\n`).join('')}trailer\n<< /Root 1 0 R >>\n%%EOF\n${tail}`,
    'latin1',
  )
const catalog = (more = ''): string => `<< /Type /Catalog /Pages 2 0 R ${more} >>`
const pages = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'
const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>'
const packed = (text: string, dictionary: string): string => {
  const bytes = deflateSync(Buffer.from(text, 'latin1')).toString('latin1')
  return `<< ${dictionary} /Filter /FlateDecode /Length ${bytes.length} >>\nstream\n${bytes}\nendstream`
}
const objects = (text: string, more = '') => packed(text, `/Type /ObjStm /N 1 /First 4 ${more}`)

const printed = (): Promise<Buffer> =>
  new Promise((resolve) => {
    const made = new PDFDocument({ info: { Title: 'Paspor' } })
    const chunks: Buffer[] = []
    made.on('data', (chunk: Buffer) => chunks.push(chunk))
    made.on('end', () => resolve(Buffer.concat(chunks)))
    made.text('Paspor Republik Indonesia').addPage().text('Halaman dua')
    made.end()
  })

const photo = (format: 'jpeg' | 'png' | 'webp') =>
  sharp({ create: { width: 320, height: 200, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Copyright: 'NIK 3201010101010001' } })
    .toFormat(format)
    .toBuffer()

test.each(['jpeg', 'png', 'webp'] as const)('a %s is re-encoded, and nothing but pixels passes', async (format) => {
  const tail = Buffer.from('<html><script>alert(1)</script>')
  const taken = await takeDocument(Buffer.concat([await photo(format), tail]))
  expect(taken).toMatchObject({ ok: true, type: 'image/webp' })
  if (!taken.ok) return
  expect(taken.bytes.toString('latin1')).not.toMatch(/script|3201010101010001/)
  expect((await sharp(taken.bytes).metadata()).exif).toBeUndefined()
})

test('pages and nothing else are a document', async () => {
  expect(await takeDocument(await printed())).toMatchObject({ ok: true, type: 'application/pdf' })
  expect(await takeDocument(body([catalog('/OpenAction [3 0 R /Fit]'), pages, page]))).toMatchObject({ ok: true })
  expect(await takeDocument(body([catalog(), pages, objects('5 0 << /Type /Font >>')]))).toMatchObject({ ok: true })
})

test('links to pages and mailboxes are part of pages', async () => {
  const links = ['(https://rihla.test/a)', '( HTTP://rihla.test)', '(mailto:a@rihla.test)', '(tel:+62215551234)']
  for (const link of links)
    expect(await takeDocument(body([catalog(), pages, page, `<< /S /URI /URI ${link} >>`]))).toMatchObject({ ok: true })
  expect(await takeDocument(body([catalog(), pages, page, '<< /Title (The stream of pilgrims) >>']))).toMatchObject({
    ok: true,
  })
})

const script = '<< /S /JavaScript /JS (app.alert(1)) >>'
/** Objects in a stream whose begin is written as some readers take it and the format does not. */
const begun = (begin: string): string => objects(`5 0 ${script}`).replace('stream\n', begin)
const hidden = deflateSync(Buffer.from(`5 0 ${script}`, 'latin1')).toString('latin1')
const twice = packed(hidden, '/Type /ObjStm /N 1 /First 4').replace(
  '/Filter /FlateDecode',
  '/Filter [/FlateDecode /FlateDecode]',
)
const unpacked = '<< /Type /ObjStm /N 1 /First 4 >>\nstream\n5 0 << /AA << /O 9 0 R >> >>\nendstream'

test.each([
  ['a script', body([catalog(`/OpenAction ${script}`), pages, page])],
  ['a script under another spelling', body([catalog(), pages, page, '<< /S /J#61vaScr#69pt /J#53 (x) >>'])],
  ['a script within packed objects', body([catalog(), pages, page, objects(`5 0 ${script}`)])],
  [
    'packed objects of another spelling',
    body([catalog(), pages, page, packed('5 0 << /S /J#61vaScript >>', '/Type /Obj#53tm')]),
  ],
  ['an action on opening', body([catalog('/OpenAction 9 0 R'), pages, page])],
  ['an action on turning a page', body([catalog(), pages, '<< /Type /Page /AA << /O 9 0 R >> >>'])],
  ['a program to start', body([catalog(), pages, page, '<< /S /Launch /F (calc.exe) >>'])],
  ['a file inside', body([catalog('/Names << /EmbeddedFiles 4 0 R >>'), pages, page])],
  ['a lock', body([catalog('/Encrypt 5 0 R'), pages, page])],
  ['a form of another maker', body([catalog('/AcroForm << /XFA 4 0 R >>'), pages, page])],
  ['packing that hides', body([catalog(), pages, page, '<< /Filter /ASCIIHexDecode >>\nstream\n2F4A\nendstream'])],
  [
    'packed objects that do not open',
    body([catalog(), pages, page, '<< /Type /ObjStm /Filter /FlateDecode >>\nstream\nxxxx\nendstream']),
  ],
  ['a stream begun by half a line end', body([catalog(), pages, page, begun('stream\r')])],
  ['a stream begun after a space', body([catalog(), pages, page, begun('stream \n')])],
  ['a stream begun after a tab', body([catalog(), pages, page, begun('stream\t\r\n')])],
  ['a stream begun after a note', body([catalog(), pages, page, begun('% note\nstream\r')])],
  [
    'a stream that seems to end before it does',
    body([catalog(), pages, page, `<< /Type /ObjStm >>\nstream\nendstream\n${hidden}\nendstream`]),
  ],
  ['a link that runs', body([catalog(), pages, page, '<< /S /URI /URI (javascript:alert(1)) >>'])],
  ['a link that runs, close together', body([catalog(), pages, page, '<</S/URI/URI(javascript:alert(1))>>'])],
  ['a link that runs, in other letters', body([catalog(), pages, page, '<< /URI (java\\163cript:alert(1)) >>'])],
  ['a link that runs, in digits', body([catalog(), pages, page, '<< /URI <6A6176617363726970743A> >>'])],
  ['a name with an escaped letter', body([catalog(), pages, page, '<< /Tit#6ce (Paspor) >>'])],
  ['packed objects with an escaped letter', body([catalog(), pages, page, objects('5 0 << /Tit#6Ce (x) >>')])],
  [
    'a script under another spelling where a stream seems to be',
    body([catalog(), pages, page, '<< /Length 1 >>\nstream\n 9 0 obj << /S /#4aavaScrip#74 >>\nendstream']),
  ],
  ['packed objects that do not say so', body([catalog(), pages, page, packed(`5 0 ${script}`, '/N 1 /First 4')])],
  [
    'packed objects that seem to be a picture of the next object',
    body([catalog(), pages, page, packed(`5 0 ${script}`, '/N 1 /First 4 % obj <<\n/Subtype /Image')]),
  ],
  ['objects packed twice', body([catalog(), pages, page, twice])],
  [
    'objects packed as elsewhere said',
    body([catalog(), pages, page, objects(`5 0 ${script}`).replace('/Filter /FlateDecode', '/Filter 9 0 R')]),
  ],
  ['objects that are not packed and act', body([catalog(), pages, page, unpacked])],
  ['a link that stands elsewhere', body([catalog(), pages, page, '<< /#55RI 7 0 R >>'])],
  ['a link to a file', body([catalog(), pages, page, objects('5 0 << /URI (file:///etc/passwd) >>')])],
  ['a tail', body([catalog(), pages, page], '<html><script>alert(1)</script></html>')],
  ['markup between objects', body([catalog(), '(<script>alert(1)</script>)', page])],
  ['too many pages', body([catalog(), pages, ...Array.from({ length: 60 }, () => page)])],
])('a PDF with %s is refused', async (_, bytes) => {
  expect(await takeDocument(bytes)).toEqual({ ok: false, why: 'not-plain' })
})

const megabyte = 1024 * 1024

/** How many characters are looked at: by these, and not by the clock, work is counted. */
async function lookedAt(bytes: Buffer) {
  const texts = vi.spyOn(Buffer.prototype, 'toString')
  onTestFinished(() => texts.mockRestore())
  const taken = await takeDocument(bytes)
  const characters = texts.mock.results.reduce((sum, { value }) => sum + String(value).length, 0)
  texts.mockRestore()
  return { ok: taken.ok, characters }
}

test('objects are opened up to four megabytes in all, and what would fill more is refused there', async () => {
  const pdf = (...megabytes: number[]) =>
    body([catalog(), pages, page, ...megabytes.map((many) => objects('5 0 '.padEnd(many * megabyte, '#41')))])
  expect((await takeDocument(pdf(3))).ok).toBe(true)
  for (const more of [pdf(3, 3), pdf(47), pdf(200)]) {
    const { ok, characters } = await lookedAt(more)
    expect(ok).toBe(false)
    expect(characters).toBeLessThan(more.length + 4 * megabyte)
  }
})

test('what holds no objects is not opened, whatever it would fill', async () => {
  const pdf = body([catalog(), pages, page, packed('#41'.repeat(16 * megabyte), '')])
  const { ok, characters } = await lookedAt(pdf)
  expect(ok).toBe(true)
  expect(characters).toBeLessThan(pdf.length + megabyte)
})

test('a name with a space in it is a name like others', async () => {
  expect(await takeDocument(body([catalog(), pages, page, '<< /BaseFont /Times#20New#20Roman >>']))).toMatchObject({
    ok: true,
  })
})

test.each([
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['HTML', '<!doctype html><script>alert(1)</script>'],
  ['GIF', 'GIF89a/*'],
  ['a program', '#!/bin/sh\necho hi'],
  ['nothing', ''],
])('%s is no document, whatever it is called', async (_, text) => {
  expect(await takeDocument(Buffer.from(text))).toEqual({ ok: false, why: 'not-a-paper' })
})

test('more pixels than fit are refused before they are decoded', async () => {
  const giant = await sharp({
    create: { width: 7_000, height: 6_000, channels: 3, background: 'red' },
    limitInputPixels: false,
  })
    .png()
    .toBuffer()
  const decoded = vi.spyOn(sharp.prototype, 'toBuffer')
  onTestFinished(() => decoded.mockRestore())
  expect(await takeDocument(giant)).toEqual({ ok: false, why: 'too-large' })
  expect(decoded).not.toHaveBeenCalled()
})
