// quran-pack keeps the numbers of footnotes, without the footnotes: "Tuhan1)". In two places a space stands before one.
const footnote = / \d+\)(?= |$)|\d+\)/g
// 37:100 begins with its own number.
const ownNumber = /^100\. /

/** The ministry's translation without the numbers of footnotes that are not shown; nothing else is touched. */
export const plainTranslation = (text: string): string => text.replace(ownNumber, '').replace(footnote, '')
