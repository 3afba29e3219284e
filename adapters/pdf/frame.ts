import { encode } from 'uqr'
import type { Sheet } from '#core/sheet.ts'
import { ink, muted, type Page, type Pen, side, width } from './pen.ts'

const bandHeight = 64
const qrSize = 104
const tones = { good: '#18794e', open: '#9a6700', bad: '#b42318' } as const

/** The brand's band, what the sheet is, and what anyone may verify it by. */
export function drawHead({ page }: Pen, sheet: Sheet): void {
  const { brand, qr } = sheet
  page.rect(0, 0, page.page.width, bandHeight).fill(brand.colour)
  page.font('strong').fontSize(18).fillColor(brand.on_colour)
  page.text(brand.name, side, 22, { width: width / 2, height: 24, ellipsis: true })
  page
    .font('plain')
    .fontSize(11)
    .text(sheet.title, side + width / 2, 27, { width: width / 2, align: 'right' })
  const room = qr ? width - qrSize - 24 : width
  const top = bandHeight + 24
  page.font('plain').fontSize(9).fillColor(muted).text(sheet.number.label, side, top, { width: room })
  page.font('strong').fontSize(20).fillColor(ink).text(sheet.number.value, { width: room })
  page.font('plain').fontSize(12).fillColor(ink).text(sheet.subtitle, { width: room, height: 50, ellipsis: true })
  if (sheet.stamp) drawStamp(page, sheet.stamp)
  if (qr) drawQr(page, { ...qr, top })
  page.y = Math.max(page.y, qr ? top + qrSize + 14 : 0) + 14
}

function drawStamp(page: Page, { text, tone }: NonNullable<Sheet['stamp']>): void {
  const y = page.y + 8
  page.font('strong').fontSize(11)
  const wide = page.widthOfString(text) + 24
  page.roundedRect(side, y, wide, 24, 6).lineWidth(1.5).stroke(tones[tone])
  page.fillColor(tones[tone]).text(text, side + 12, y + 6, { lineBreak: false })
  page.y = y + 28
}

/** As lines of squares: sharp at any size, and no picture to carry. */
function drawQr(page: Page, { text, caption, top }: NonNullable<Sheet['qr']> & { top: number }): void {
  const y = page.y
  const { data, size } = encode(text, { ecc: 'M', border: 1 })
  const cell = qrSize / size
  const start = side + width - qrSize
  page.fillColor('#000000')
  data.forEach((row, i) => {
    for (let from = 0; from < size; from++) {
      if (!row[from]) continue
      let to = from
      while (row[to + 1]) to++
      // A hair wider, so that no seam shows between squares.
      page.rect(start + from * cell, top + i * cell, (to - from + 1) * cell + 0.05, cell + 0.05)
      from = to
    }
  })
  page.fill()
  page.font('plain').fontSize(7).fillColor(muted)
  page.text(caption, start - 20, top + qrSize + 4, { width: qrSize + 20, align: 'right', height: 22, ellipsis: true })
  page.y = y
}

/** Who issued it and which page this is, on every page. */
export function drawFoot(page: Page, sheet: Sheet): void {
  const { count } = page.bufferedPageRange()
  for (let i = 0; i < count; i++) {
    page.switchToPage(i)
    const y = page.page.height - 40
    page.font('plain').fontSize(8).fillColor(muted)
    page.text(sheet.foot, side, y, { width: width - 90, height: 20, ellipsis: true, lineBreak: true })
    page.text(sheet.page(i + 1, count), side + width - 80, y, { width: 80, align: 'right', lineBreak: false })
  }
}
