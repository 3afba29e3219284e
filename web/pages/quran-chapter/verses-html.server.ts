import { escapeHtml } from '#core/html.ts'
import { arabicHtml } from '../../components/quran/arabic-html.ts'
import type { RequestedVerses } from '../../components/quran/requested-verses.ts'

/** A verse as it is shown: juz and page stand where they begin. */
export type VerseShown = {
  n: number
  arabic: string
  latin: string
  translation: string
  juz?: number
  page?: number
  sajda?: true
}
type Said = Record<'mark' | 'read' | 'copy' | 'share' | 'sajda' | 'juz' | 'page', string>
type Around = { say: Said; share: (verse: number) => string; highlighted: RequestedVerses | undefined }

/** Digits as the Arabic text has them. */
const arabicDigits = (n: number): string =>
  String(n).replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))

const sign = (name: string): string => `<svg aria-hidden="true"><use href="#q-${name}"/></svg>`

/** The verses as markup: hundreds of them are drawn once, here, and not again by the browser. */
export const versesHtml = (verses: readonly VerseShown[], around: Around): string =>
  verses.map((verse) => verseHtml(verse, around)).join('')

function verseHtml(verse: VerseShown, around: Around): string {
  const { n } = verse
  const { say, highlighted } = around
  const isHighlighted = highlighted !== undefined && n >= highlighted.from && n <= highlighted.to
  const sajda = verse.sajda ? `<span class="verse-sajda">${escapeHtml(say.sajda)}</span>` : ''
  return (
    `<li id="v${n}" data-verse="${n}"${isHighlighted ? ' data-asked' : ''} tabindex="-1" class="verse">${breakHtml(verse, say)}` +
    `<div class="verse-top"><span class="quran-star">${n}</span>${sajda}${actsHtml(n, around)}</div>` +
    `<p lang="ar" dir="rtl" data-number="${arabicDigits(n)}" class="verse-arabic">${arabicHtml(verse.arabic)}</p>` +
    `<p lang="ar-Latn" class="verse-latin">${escapeHtml(verse.latin)}</p>` +
    `<p class="verse-translation">${escapeHtml(verse.translation)}</p></li>`
  )
}

function breakHtml({ juz, page }: VerseShown, say: Said): string {
  const marks = [juz && `${say.juz} ${juz}`, page && `${say.page} ${page}`].filter(Boolean)
  return marks.length > 0 ? `<p class="verse-break">${marks.map((mark) => `<span>${mark}</span>`).join('')}</p>` : ''
}

function actsHtml(n: number, { say, share }: Around): string {
  const button = (act: 'mark' | 'read' | 'copy', state = '') =>
    `<button type="button" data-act="${act}"${state} aria-label="${escapeHtml(say[act])} ${n}" class="verse-act">${sign(act)}</button>`
  const toggleState = ' aria-pressed="false"'
  return (
    `<span class="verse-acts">${button('mark', toggleState)}${button('read', toggleState)}${button('copy')}` +
    `<a href="${escapeHtml(share(n))}" data-act="share" aria-label="${escapeHtml(say.share)} ${n}" class="verse-act">${sign('share')}</a></span>`
  )
}
