/** On what the worker answers in place of a server it did not reach: `kept` where it has a copy of the page, else `none`. */
export const lostHeader = 'x-offline-lost'

/** On the answer of a page whose form says by itself what failed. */
export const ownWordsHeader = 'x-own-words'
