/**
 * Where a verse ends in another count of the verses. To Unicode it is a letter, in the ministry's mushaf a small sign above
 * the line: drawn like its neighbours it reads as a letter ha that is not in the verse.
 */
export const countSign = '\u06d5'

/** How the sign is drawn: its size as part of the text's, and how far it is raised, as part of its own. */
export const countSignLook = { size: 0.45, raised: 0.9 } as const

// The source puts many marks behind the space that follows their word; a small nun belongs to the word after it.
const standingApart = '[\u064b-\u0653\u06d4-\u06dc\u06e2\u06e7\u06e9\u08d6]+'
const quarter = '\u06de +'
const together = new RegExp(`(?:${quarter})?[^ ]+(?: +${standingApart})+|${quarter}[^ ]+`, 'g')

type SignMarkup = { wrap: (word: string) => string; seam: string }

/**
 * Wraps each word together with the signs that stand apart from it, so that no line begins or ends with a sign alone. The seam
 * goes where the next word follows a sign without a space: there a line may end.
 */
export const withSigns = (text: string, { wrap, seam }: SignMarkup): string =>
  text.replace(together, (word: string, at: number) => {
    const next = text[at + word.length]
    return wrap(word) + (next === undefined || next === ' ' ? '' : seam)
  })

/** Every sign of the text that is neither a letter nor a vowel, in the order of a legend. */
export const mushafSigns = {
  mustStop: '\u06d8',
  noStop: '\u06d9',
  mayStop: '\u06da',
  betterGoOn: '\u06d6',
  betterStop: '\u06d7',
  oneOfTwo: '\u06db',
  shortPause: '\u06dc',
  otherCount: countSign,
  section: '\u08d6',
  juzEnd: '\u06d4',
  quarterHizb: '\u06de',
  prostration: '\u06e9',
  long: '\u06e4',
  readAsM: '\u06e2',
  silent: '\u06df',
  silentUnlessStopping: '\u06e0',
  smallSin: '\u06e3',
  smallYa: '\u06e7',
  smallNun: '\u06e8',
  leaning: '\u06ea',
  rounded: '\u06eb',
  softened: '\u06ec',
} as const
export type MushafSign = keyof typeof mushafSigns
