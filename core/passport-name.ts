/** One apostrophe and one space for all that keyboards make of them. */
export const tidyName = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[‘’ʼ`´]/gu, "'")
    .replaceAll(/[‐‑–]/gu, '-')
    .replaceAll(/\s+/gu, ' ')
    .trim()

export const wordsOfName = (name: string): string[] => tidyName(name).split(' ')

// What the machine-readable part of a passport can hold, or its office writes in such letters (ICAO 9303, part 3).
const word = /^'?\p{Script=Latin}[\p{Script=Latin}'.-]*$/u
// Shapes of Latin letters that no passport prints: full-width, circled, superscript.
const isPlain = (text: string): boolean => text.normalize('NFKC') === text

/** Latin letters in words, with apostrophes, hyphens and full stops between them. */
export const isPassportName = (name: string): boolean =>
  isPlain(tidyName(name)) && wordsOfName(name).every((one) => word.test(one))
