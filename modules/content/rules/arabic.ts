// A stretch begins and ends with a letter; blanks, marks and punctuation between two letters belong to it.
const stretch =
  /\p{Script=Arabic}[\p{Script=Arabic}\p{Mn}\s\d.,:؛،؟«»()\-–]*[\p{Script=Arabic}\p{Mn}]|\p{Script=Arabic}/gu
/** ﷺ and its like stand as one sign in the sentence of another language. */
const honorific = /^[\uFDF0-\uFDFF]$/
const tag = /(<[^>]+>)/

/** Notes which elements are open, each with whether it is Arabic already. */
function follow(open: boolean[], piece: string): void {
  const [, closing, name = ''] = /^<(\/?)([a-z0-9]+)/i.exec(piece) ?? []
  if (/^(?:br|hr|img)$/i.test(name)) return
  if (closing) open.pop()
  else open.push(/\slang="ar"/i.test(piece))
}

const marked = (text: string): string =>
  text.replace(stretch, (part) => (honorific.test(part) ? part : `<span lang="ar" dir="rtl">${part}</span>`))

/** Clean HTML whose Arabic says that it is: screen readers speak it, and browsers set it from right to left. */
export function markArabic(html: string): string {
  const open: boolean[] = []
  return html
    .split(tag)
    .map((piece) => {
      if (!piece.startsWith('<')) return open.includes(true) ? piece : marked(piece)
      follow(open, piece)
      return piece
    })
    .join('')
}
