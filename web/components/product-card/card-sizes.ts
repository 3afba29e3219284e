// Rounded to shares of the screen: within a few hundredths of the truth at any width, and a list says it dozens of times.
const narrow = '(min-width: 640px) 46vw, 92vw'
const threes = '(min-width: 1024px) 31vw'

/** How wide the picture of a card is, by the columns of its list at the widest: layout, gaps and edges taken off. */
export const cardSizes = {
  four: `(min-width: 1280px) 283px, ${threes}, ${narrow}`,
  three: `(min-width: 1240px) 384px, ${threes}, ${narrow}`,
  /** Three beside a column of facts. */
  beside: `(min-width: 1280px) 253px, (min-width: 1024px) calc((100vw - 460px) / 2), ${narrow}`,
  /** Three beside the menu of an account. */
  account: `(min-width: 1280px) 293px, (min-width: 1240px) 450px, (min-width: 900px) calc((100vw - 340px) / 2), ${narrow}`,
  /** In a row that is pushed. */
  row: `(min-width: 1280px) 286px, ${threes}, 18rem`,
} as const
