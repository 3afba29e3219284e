/** What a page tells the worker that waits, when the reader has asked for the newer version. */
export const takeOver = 'rihla:take-over'
