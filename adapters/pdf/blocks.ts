import type { Block, Column } from '#core/sheet.ts'
import { ink, line, muted, type Page, type Pen, side, spaced, width } from './pen.ts'

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>
const labelWidth = 150

type Fact = Of<'facts'>['rows'][number]
const [nameSpace, valueSpace] = [
  { ...spaced, width: labelWidth - 10 },
  { ...spaced, width: width - labelWidth },
]

function heightOf(page: Page, { label, value }: Fact): number {
  page.font('plain').fontSize(9.5)
  return Math.max(page.heightOfString(value, valueSpace), page.heightOfString(label, nameSpace)) + 4
}

/** How much room they take together: a name and a number to call belong on one page. */
export const heightOfFacts = (page: Page, rows: readonly Fact[]): number =>
  rows.reduce((sum, row) => sum + heightOf(page, row), 0)

/** What is known, a line each. */
export function drawFacts({ page, room }: Pen, rows: readonly Fact[]): void {
  for (const row of rows) {
    const height = heightOf(page, row)
    room(height)
    const y = page.y
    page.fillColor(muted).text(row.label, side, y, nameSpace)
    page.fillColor(ink).text(row.value, side + labelWidth, y, valueSpace)
    page.y = y + height
  }
}

type Cell = { text: string; x: number; width: number; align: 'left' | 'right' }

function cellsOf(columns: readonly Column[], texts: readonly string[]): Cell[] {
  const whole = columns.reduce((sum, { share }) => sum + share, 0)
  let x = side
  return columns.map(({ share, align }, i) => {
    const space = (share / whole) * width
    const cell: Cell = { text: texts[i] ?? '', x: x + 4, width: space - 8, align: align ?? 'left' }
    x += space
    return cell
  })
}

/** A row that never parts over two pages. */
function drawRow({ page, room }: Pen, cells: readonly Cell[]): void {
  const height = Math.max(...cells.map((cell) => page.heightOfString(cell.text, { ...spaced, width: cell.width })))
  room(height + 9)
  const y = page.y + 4
  for (const { text, x, ...cell } of cells) page.text(text, x, y, { ...spaced, ...cell })
  page.y = y + height + 5
}

export function drawTable(pen: Pen, { columns, rows }: Of<'table'>): void {
  const { page } = pen
  const labels = columns.map(({ label }) => label)
  page.font('strong').fontSize(8.5).fillColor(muted)
  drawRow(pen, cellsOf(columns, labels))
  for (const row of rows) {
    page.moveTo(side, page.y).lineTo(side + width, page.y)
    page.lineWidth(0.5).stroke(line)
    page.font('plain').fontSize(9.5).fillColor(ink)
    drawRow(pen, cellsOf(columns, row))
  }
}

/** Amounts one under the other, at the far side. */
export function drawSums(pen: Pen, rows: Of<'sums'>['rows']): void {
  const { page } = pen
  const columns: Column[] = [
    { label: '', share: 3, align: 'right' },
    { label: '', share: 1.4, align: 'right' },
  ]
  for (const { label, value, is_strong } of rows) {
    const [font, size, colour] = is_strong ? (['strong', 12, pen.colour] as const) : (['plain', 9.5, ink] as const)
    page.font(font).fontSize(size).fillColor(colour)
    drawRow(pen, cellsOf(columns, [label, value]))
  }
}

export function drawNote({ page, room }: Pen, text: string): void {
  page.font('plain').fontSize(9).fillColor(muted)
  room(page.heightOfString(text, { ...spaced, width }))
  page.text(text, side, page.y, { ...spaced, width })
}
