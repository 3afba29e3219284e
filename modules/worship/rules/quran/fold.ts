/** Copies of the text for finding only: what is shown never goes through here. */

const isArabic = /\p{Script=Arabic}/u
export const hasArabic = (text: string): boolean => isArabic.test(text)

const arabicForms: Readonly<Record<string, string>> = { ى: 'ي', ئ: 'ي', ؤ: 'و', ة: 'ه' }

/**
 * Letters without marks. Long a is an alif in one spelling and a mark in another (مالك, مٰلك), so alif and hamza are left out
 * of both; صلٰوة and words like it are written صلاة today.
 */
export const foldArabic = (text: string): string =>
  text
    .replace(/ٰو(?=ة)/g, '')
    .replace(/[\p{M}\u0640\u06d4-\u06ed\u08d3-\u08ff]/gu, '')
    .replace(/[ىئؤة]/g, (letter) => arabicForms[letter] ?? letter)
    .replace(/[اأإآٱءٔ]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Words in lower case, without marks and punctuation, one space between them. */
export const foldWords = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\u00ad'’‘`´]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

// Latin spellings of one Arabic sound, as people in Indonesia and elsewhere write them.
const sounds: readonly (readonly [RegExp, string])[] = [
  [/ts|ṡ/g, 's'],
  [/dz|dh|zh|z/g, 'd'],
  [/sy|sh/g, 's'],
  [/kh/g, 'h'],
  [/gh/g, 'g'],
  [/th/g, 't'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/o/g, 'a'],
  [/w/g, 'u'],
  [/y/g, 'i'],
  [/q/g, 'k'],
  [/[^a-z0-9]+/g, ''],
  [/(.)\1+/g, '$1'],
]

/** A name as it is heard: "Fateha", "Fatihah" and "Faatiha" are one. Coarser than what verses are searched by. */
export const foldName = (text: string): string =>
  foldSound(text)
    .replaceAll('e', 'i')
    .replace(/(?<=.{3}[aiu])h$/, '')
    .replace(/(.)\1+/g, '$1')

/** How Arabic in Latin letters sounds, without spaces: "Al-ḥamdu lillāhi" and "alhamdulillahi" are one. */
export function foldSound(text: string): string {
  const plain = foldWords(text.replace(/[()]/g, ''))
  return sounds.reduce((folded, [from, to]) => folded.replace(from, to), plain)
}
