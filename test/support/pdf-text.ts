import { inflateSync } from 'node:zlib'

/** What stands on the pages of a PDF that our printer made, each piece of it as it was written, as a reader copies it. */
export function textOfPdf(pdf: Buffer): string {
  const objects = objectsOf(pdf.toString('latin1'))
  const fonts = fontsOf(objects)
  return [...objects.values()]
    .map(streamOf)
    .flatMap((stream) => piecesOf(stream, fonts))
    .join('\n')
}

type Objects = ReadonlyMap<string, string>
/** Of a font: what each of its glyphs stands for. */
type Fonts = ReadonlyMap<string, ReadonlyMap<string, string>>

const objectsOf = (file: string): Objects =>
  new Map([...file.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj$/gm)].map(([, id = '', body = '']) => [id, body]))

function streamOf(body: string): string {
  const [, bytes] = /\/FlateDecode[\s\S]*?stream\n([\s\S]*)\nendstream$/.exec(body) ?? []
  return bytes === undefined ? '' : inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')
}

function fontsOf(objects: Objects): Fonts {
  const named = [...objects.values()].flatMap((body) => [...body.matchAll(/^\/(F\d+) (\d+) 0 R$/gm)])
  return new Map(
    named.map(([, name = '', id = '']) => {
      const [, unicode = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? []
      return [name, glyphsOf(streamOf(objects.get(unicode) ?? ''))]
    }),
  )
}

const hex = (code: number): string => code.toString(16).padStart(4, '0')

const glyphsOf = (map: string): ReadonlyMap<string, string> =>
  new Map(
    [...map.matchAll(/^<([0-9a-f]{4})> <[0-9a-f]{4}> \[(.*)\]$/gm)].flatMap(([, first = '', list = '']) =>
      [...list.matchAll(/<([0-9a-f ]+)>/g)].map(([, units = ''], i): [string, string] => [
        hex(Number.parseInt(first, 16) + i),
        Buffer.from(units.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      ]),
    ),
  )

// A gap so wide is a space between words; narrower ones bring letters nearer to each other.
const space = -150

function piecesOf(page: string, fonts: Fonts): string[] {
  const wordsOf = (font: string, glyphs: string, gap: string): string => {
    if (gap) return Number(gap) < space ? ' ' : ''
    return (glyphs.match(/.{4}/g) ?? []).map((glyph) => fonts.get(font)?.get(glyph) ?? '?').join('')
  }
  return [...page.matchAll(/\/(F\d+) [\d.]+ Tf\n\[(.*)\] TJ/g)].map(([, font = '', shown = '']) =>
    [...shown.matchAll(/<([0-9a-f]+)>|(-?[\d.]+)/g)]
      .map(([, glyphs = '', gap = '']) => wordsOf(font, glyphs, gap))
      .join('')
      .trim(),
  )
}
