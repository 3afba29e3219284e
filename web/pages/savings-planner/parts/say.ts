import type { words } from '../words.ts'

/** The words of the page, as its loader has sent them. */
export type Say = ReturnType<typeof words>
