/** The name of a chapter as part of an address: "Ali 'Imran" → "ali-imran". */
export const chapterSlug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\p{M}'’‘`ʿʾ]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** A chapter's number as addresses write it; nothing for 0, 115, 007 or words. */
export function chapterNumber(text: string): number | undefined {
  const number = /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 0
  return number >= 1 && number <= 114 ? number : undefined
}

export const chapterPath = (number: number, slug: string): string => `/quran/${number}/${slug}`
