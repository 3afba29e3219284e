import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PDFDocument from 'pdfkit'
import { cache } from '#core/cache.ts'
import type { Block, PrinterPort, Sheet } from '#core/sheet.ts'
import { drawFacts, drawNote, drawSums, drawTable, heightOfFacts } from './blocks.ts'
import { drawFoot, drawHead } from './frame.ts'
import { bottom, type Page, type Pen, side, width } from './pen.ts'

type Fonts = { plain: Buffer; strong: Buffer }

/** Prints sheets with our own typeface: nothing but words and lines, so that none takes long. */
export function pdfPrinter(folder: string): PrinterPort {
  const fonts = cache<Fonts>({ entries: 1 })
  return {
    print: async (sheet, now) =>
      bytesOf(drawn(sheet, { fonts: await fonts.load(folder, () => readFonts(folder)), now })),
  }
}

async function readFonts(folder: string): Promise<Fonts> {
  const [plain, strong] = await Promise.all(
    ['plus-jakarta-sans-500.ttf', 'plus-jakarta-sans-800.ttf'].map((name) => readFile(join(folder, name))),
  )
  if (!plain || !strong) throw new Error('the fonts of printed sheets are missing')
  return { plain, strong }
}

function drawn(sheet: Sheet, { fonts, now }: { fonts: Fonts; now: Date }): Page {
  const page: Page = new PDFDocument({
    size: 'A4',
    margins: { top: 48, bottom: 0, left: side, right: side },
    bufferPages: true,
    lang: sheet.language,
    displayTitle: true,
    // None of pdfkit's own: they are files beside it, which a bundle does not carry.
    font: '',
    info: { Title: `${sheet.title} ${sheet.number.value}`, Author: sheet.brand.name, CreationDate: now },
  })
  page.registerFont('plain', fonts.plain).registerFont('strong', fonts.strong)
  const pen: Pen = {
    page,
    colour: sheet.brand.colour,
    room(height) {
      if (page.y + height <= bottom) return
      page.addPage()
      page.y = 48
    },
  }
  drawHead(pen, sheet)
  for (const block of sheet.blocks) drawBlock(pen, block)
  drawFoot(page, sheet)
  return page
}

function drawBlock(pen: Pen, block: Block): void {
  if (block.kind === 'facts') pen.room(titleHeight + heightOfFacts(pen.page, block.rows))
  if ('title' in block && block.title) drawTitle(pen, block.title)
  if (block.kind === 'facts') drawFacts(pen, block.rows)
  if (block.kind === 'table') drawTable(pen, block)
  if (block.kind === 'sums') drawSums(pen, block.rows)
  if (block.kind === 'note') drawNote(pen, block.text)
  pen.page.y += 14
}

const titleHeight = 20

function drawTitle({ page, room, colour }: Pen, title: string): void {
  // A heading never stands alone at the foot of a page.
  room(64)
  page.font('strong').fontSize(11).fillColor(colour).text(title, side, page.y, { width })
  page.y += 5
}

function bytesOf(page: Page): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    page.on('data', (chunk: Buffer) => chunks.push(chunk))
    page.on('end', () => resolve(Buffer.concat(chunks)))
    page.on('error', reject)
    page.end()
  })
}
